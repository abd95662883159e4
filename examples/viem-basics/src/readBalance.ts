import {formatEther} from 'viem';
import {client} from './linea';

const {address} = client.account;
const balance = await client.getBalance({address});
console.log(`${address} holds ${formatEther(balance)} ETH`);
