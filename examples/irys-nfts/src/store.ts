/** Stores a file on Arweave and returns its ID. */
export async function store(file: string, type: string): Promise<string> {
  const response = await fetch('https://upload.ardrive.io/v1/x402/upload/unsigned', {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-data-item-tags': JSON.stringify([{name: 'Content-Type', value: type}]),
    },
    body: file,
  });
  if (!response.ok) throw new Error(`Turbo: ${response.status} ${await response.text()}`);
  const {id} = (await response.json()) as {id: string};
  return id;
}
