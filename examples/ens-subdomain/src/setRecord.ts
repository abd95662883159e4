import {getAddress, getContract} from 'viem';
import {namehash, normalize} from 'viem/ens';
import {abi} from '../build/records';
import {confirm, l2} from './layers';

const [name, key, value] = process.argv.slice(2);
if (!name || !key || value === undefined) {
  throw new Error('Pass a name, a key and a value');
}
const records = getContract({address: getAddress(process.env.RECORDS ?? ''), abi, client: l2});
const node = namehash(normalize(name));

// A number is the coin type of an address: 60 on Ethereum, 2147542792 on Linea. Other keys are texts.
await confirm(
  /^\d+$/.test(key)
    ? await records.write.setAddr([node, BigInt(key), getAddress(value)])
    : await records.write.setText([node, key, value]),
);
