import {dataItem} from './dataItem';

/** Stores a file on Arweave and returns its ID. Signs with PRIVATE_KEY. */
export async function store(file: string, type: string): Promise<string> {
  const item = await dataItem(Buffer.from(file), [{name: 'Content-Type', value: type}]);
  const response = await fetch('https://upload.ardrive.io/v1/tx/ethereum', {
    method: 'POST',
    headers: {'content-type': 'application/octet-stream'},
    body: new Uint8Array(item),
  });
  if (!response.ok) throw new Error(`Turbo: ${response.status} ${await response.text()}`);
  const {id} = (await response.json()) as {id: string};
  return id;
}
