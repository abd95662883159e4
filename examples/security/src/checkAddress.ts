import {isAddress} from 'viem';

const address = process.argv[2] ?? '';
if (!isAddress(address)) {
  throw new Error('Pass an address: npx tsx src/checkAddress.ts 0x…');
}

const url = `https://api.gopluslabs.io/api/v1/address_security/${address}?chain_id=59144`;
const response = await fetch(url);
const {code, message, result} = (await response.json()) as {
  code: number;
  message: string;
  result: Record<string, string> | null;
};
if (code !== 1 || result === null) {
  throw new Error(`No report: code ${code}, ${message}`);
}

// One field is a number of contracts. The others are 0 or 1.
const flags = Object.entries(result)
  .filter(([name, value]) => Number(value) > 0 && name !== 'contract_address')
  .map(([name]) => name);
console.log(`contract ${result.contract_address === '1' ? 'yes' : 'no'}`);
console.log(`flags    ${flags.join(', ') || 'none'}`);
