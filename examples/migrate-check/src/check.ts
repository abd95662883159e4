import {type Address, getAddress} from 'viem';
import {inspect} from './inspect';
import type {Level} from './rules';

const ORDER: readonly Level[] = ['STOP', 'CHANGE', 'LOOK'];

const addresses = process.argv.slice(2).join(' ').match(/\S+/g) ?? [];
// The loop over a set also visits what it adds: the implementations behind proxies.
const contracts = new Set<Address>(addresses.map((address) => getAddress(address)));
if (contracts.size === 0) {
  throw new Error('Pass the addresses of your contracts');
}

let stops = 0;
for (const contract of contracts) {
  const {bytes, findings, delegates} = await inspect(contract);
  console.log(`${contract}, ${bytes} bytes`);
  for (const delegate of delegates) {
    console.log(`  runs the code of ${delegate}`);
    contracts.add(delegate);
  }
  for (const level of ORDER) {
    for (const {text} of findings.filter((finding) => finding.level === level)) {
      console.log(`  ${level.padEnd(6)} ${text}`);
    }
  }
  stops += findings.filter(({level}) => level === 'STOP').length;
}
console.log(`${contracts.size} contracts, blocking findings: ${stops}`);
process.exitCode = stops > 0 ? 1 : 0;
