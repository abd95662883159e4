/** Calls a JSON-RPC method over HTTP. @throws with the endpoint and its answer. */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `${url} answered ${method} with HTTP ${response.status}: ${text.slice(0, 200)}`,
    );
  }
  const answer = JSON.parse(text) as {result?: unknown; error?: {code: number; message: string}};
  if (answer.error) {
    throw new Error(
      `${url} answered ${method} with error ${answer.error.code}: ${answer.error.message}`,
    );
  }
  return answer.result;
}
