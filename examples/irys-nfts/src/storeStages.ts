import {writeFile} from 'node:fs/promises';
import {store} from './store';

const stages = [
  {name: 'Seed', shape: '<ellipse cx="50" cy="72" rx="13" ry="9" fill="#8a5a2b" />'},
  {
    name: 'Sprout',
    shape:
      '<path d="M50 82 V52" stroke="#2e7d4f" stroke-width="4" />' +
      '<ellipse cx="40" cy="52" rx="11" ry="6" fill="#57b26f" />' +
      '<ellipse cx="60" cy="46" rx="11" ry="6" fill="#57b26f" />',
  },
  {
    name: 'Flower',
    shape:
      '<path d="M50 82 V38" stroke="#2e7d4f" stroke-width="4" />' +
      '<ellipse cx="39" cy="62" rx="11" ry="6" fill="#57b26f" />' +
      '<circle cx="50" cy="32" r="17" fill="#e0567f" /><circle cx="50" cy="32" r="7" fill="#ffd25c" />',
  },
];

const files: string[] = [];
for (const [index, {name, shape}] of stages.entries()) {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    '<rect width="100" height="100" fill="#dff3f7" />' +
    `<path d="M0 80 H100 V100 H0 Z" fill="#a9744f" />${shape}</svg>`;
  const image = await store(picture, 'image/svg+xml');
  const metadata = {
    name,
    description: 'A creature that grows when its holder feeds it.',
    image: `https://arweave.net/${image}`,
    attributes: [{trait_type: 'Stage', value: `${index + 1} of ${stages.length}`}],
  };
  const file = await store(JSON.stringify(metadata), 'application/json');
  files.push(file);
  console.log(`${name.padEnd(6)} https://arweave.net/${file}`);
}
await writeFile('stages.json', JSON.stringify(files));
