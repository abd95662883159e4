import {Uploader} from '@irys/upload';
import {LineaEth} from '@irys/upload-ethereum';

const irys = await Uploader(LineaEth).withWallet(process.env.PRIVATE_KEY);
const json = {name: 'Content-Type', value: 'application/json'};

const first = await irys.upload('{"name": "Seed"}', {tags: [json]});
const reference = `https://gateway.irys.xyz/mutable/${first.id}`;
console.log(`reference ${reference}`);

const second = await irys.upload('{"name": "Sprout"}', {
  tags: [json, {name: 'Root-TX', value: first.id}],
});
console.log(`version 1 https://gateway.irys.xyz/${first.id}`);
console.log(`version 2 https://gateway.irys.xyz/${second.id}`);

const shown = await fetch(reference);
console.log(`shows     ${await shown.text()}`);
