import {readFile, writeFile} from 'node:fs/promises';
import {store} from './store';

const image = await store(await readFile('art/print.svg'), 'image/svg+xml');
console.log(`image    https://arweave.net/${image}`);

const metadata = {
  name: 'Moonrise',
  description: 'A print whose picture and description are stored on Arweave.',
  image: `https://arweave.net/${image}`,
  attributes: [{trait_type: 'Edition', value: '1 of 1'}],
};
const file = await store(JSON.stringify(metadata), 'application/json');
console.log(`metadata https://arweave.net/${file}`);

await writeFile('print.json', JSON.stringify({file}));
