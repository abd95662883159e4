import {dataItem} from './dataItem';

/** Stores a file on Arweave and returns its ID. Signs with PRIVATE_KEY. */
export async function store(file: string | Uint8Array, type: string): Promise<string> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const item = await dataItem(bytes, [{name: 'Content-Type', value: type}]);
  const response = await fetch('https://upload.ardrive.io/v1/tx/ethereum', {
    method: 'POST',
    headers: {'content-type': 'application/octet-stream'},
    body: new Uint8Array(item),
  });
  if (!response.ok) throw new Error(`Turbo: ${response.status} ${await response.text()}`);
  const {id} = (await response.json()) as {id: string};
  return id;
}
