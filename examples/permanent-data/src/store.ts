// #region store
import {readFile, writeFile} from 'node:fs/promises';
import {sha256} from 'viem';

const file = await readFile('metadata.json');
const response = await fetch('https://upload.ardrive.io/v1/x402/upload/unsigned', {
  method: 'POST',
  headers: {
    'content-type': 'application/octet-stream',
    'x-data-item-tags': JSON.stringify([
      {name: 'Content-Type', value: 'application/json'},
      {name: 'App-Name', value: 'my-linea-app'},
    ]),
  },
  body: file,
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
const {id} = (await response.json()) as {id: string};

await writeFile('stored.json', JSON.stringify({id, hash: sha256(file)}));
console.log(`stored https://arweave.net/${id}`);
// #endregion store
