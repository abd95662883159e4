import {readFile} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

const API = 'https://api.dune.com/api/v1';

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'X-Dune-Api-Key': process.env.DUNE_API_KEY ?? '',
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  if (!response.ok) {
    throw new Error(`Dune: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as T;
}

interface Status {
  state: string;
  error?: {message: string};
}

const sql = await readFile('sql/contractUsage.sql', 'utf8');
const {execution_id: id} = await call<{execution_id: string}>('/sql/execute', {
  sql,
  performance: 'medium',
});

let status: Status;
do {
  await setTimeout(2_000);
  status = await call<Status>(`/execution/${id}/status`);
} while (['QUERY_STATE_PENDING', 'QUERY_STATE_EXECUTING'].includes(status.state));

if (status.state !== 'QUERY_STATE_COMPLETED') {
  throw new Error(`${status.state}: ${status.error?.message ?? 'no rows'}`);
}
const {result} = await call<{result: {rows: object[]}}>(`/execution/${id}/results`);
console.table(result.rows);
