import {readFileSync} from 'node:fs';
import {network} from 'hardhat';
import {formatGwei, size} from 'viem';

const {viem} = await network.create();
const client = await viem.getPublicClient();
const folder = `ignition/deployments/chain-${await client.getChainId()}`;
const deployed = JSON.parse(readFileSync(`${folder}/deployed_addresses.json`, 'utf8'));

const office = await viem.getContractAt('TicketOffice', deployed['Tickets#TicketOffice']);
const code = await client.getCode({address: office.address});
console.log(`code  ${code ? size(code) : 0} bytes at ${office.address}`);
console.log(`owner ${await office.read.owner()}`);
console.log(`price ${formatGwei(await office.read.price())} gwei`);
