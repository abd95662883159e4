const queryId = process.argv[2];
const key = process.env.DUNE_API_KEY ?? '';

interface Page {
  execution_ended_at: string;
  next_offset?: number;
  result: {rows: Record<string, unknown>[]};
}

async function readPage(offset: number): Promise<Page> {
  const url = `https://api.dune.com/api/v1/query/${queryId}/results?limit=1000&offset=${offset}`;
  const response = await fetch(url, {headers: {'X-Dune-Api-Key': key}});
  if (!response.ok) {
    throw new Error(`Dune: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Page;
}

let page = await readPage(0);
const rows = [...page.result.rows];
while (page.next_offset) {
  page = await readPage(page.next_offset);
  rows.push(...page.result.rows);
}

const age = (Date.now() - Date.parse(page.execution_ended_at)) / 3_600_000;
console.log(`${rows.length} rows, ${age.toFixed(1)} hours old`);
console.log('first row', rows[0]);
