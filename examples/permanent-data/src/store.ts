// #region store
import {readFile, writeFile} from 'node:fs/promises';
import {sha256} from 'viem';
import {dataItem} from './dataItem';

const file = await readFile('metadata.json');
const item = await dataItem(file, [
  {name: 'Content-Type', value: 'application/json'},
  {name: 'App-Name', value: 'my-linea-app'},
]);
const response = await fetch('https://upload.ardrive.io/v1/tx/ethereum', {
  method: 'POST',
  headers: {'content-type': 'application/octet-stream'},
  body: new Uint8Array(item),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
const {id} = (await response.json()) as {id: string};

await writeFile('stored.json', JSON.stringify({id, hash: sha256(file)}));
console.log(`stored https://arweave.net/${id}`);
// #endregion store
