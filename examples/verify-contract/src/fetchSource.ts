import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isAddress} from 'viem';

const [address = ''] = process.argv.slice(2);
if (!isAddress(address)) {
  throw new Error('Pass a contract address');
}
const answer = await fetch(
  `https://sourcify.dev/server/v2/contract/59141/${address}?fields=stdJsonInput,compilation`,
);
if (!answer.ok) {
  throw new Error(`Sourcify has no source for ${address}: HTTP ${answer.status}`);
}
const {match, stdJsonInput, compilation} = (await answer.json()) as {
  match: string;
  stdJsonInput: {sources: Record<string, {content: string}>};
  compilation: {fullyQualifiedName: string; compilerVersion: string};
};

for (const [name, {content}] of Object.entries(stdJsonInput.sources)) {
  const file = path.resolve('source', name);
  // Don't trust the file names: the account that verified the contract chose them.
  if (!file.startsWith(path.resolve('source') + path.sep)) {
    throw new Error(`${name} is outside the folder`);
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  console.log(path.relative('.', file));
}
writeFileSync('input.json', JSON.stringify(stdJsonInput));
console.log(`${match}: ${compilation.fullyQualifiedName}, solc ${compilation.compilerVersion}`);
