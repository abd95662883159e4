import {getAddress, getContract} from 'viem';
import {namehash} from 'viem/ens';
import {abi} from '../build/records';
import {confirm, l2, label, subdomain} from './layers';

const records = getContract({address: getAddress(process.env.RECORDS ?? ''), abi, client: l2});

await confirm(await records.write.register([label]));
console.log(`${subdomain} resolves to ${await records.read.addr([namehash(subdomain)])}`);
