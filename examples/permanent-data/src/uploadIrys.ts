// #region upload-irys
import {readFile} from 'node:fs/promises';
import {Uploader} from '@irys/upload';
import {LineaEth} from '@irys/upload-ethereum';

const irys = await Uploader(LineaEth).withWallet(process.env.PRIVATE_KEY);

const file = await readFile('metadata.json');
const price = await irys.getPrice(file.length);
console.log(`price  ${irys.utils.fromAtomic(price)} ETH on Linea`);

const {id} = await irys.upload(file, {
  tags: [
    {name: 'Content-Type', value: 'application/json'},
    {name: 'App-Name', value: 'my-linea-app'},
  ],
});
console.log(`stored https://gateway.irys.xyz/${id}`);
// #endregion upload-irys
