import {namehash, packetToBytes} from 'viem/ens';
import {toHex} from 'viem';

const name = process.env.NAME ?? 'linea.eth';

console.log(`namehash ${namehash(name)}`);
console.log(`DNS name ${toHex(packetToBytes(name))}`);
