import {toWei} from 'thirdweb';
import {deployContract} from 'thirdweb/deploys';
import {getAddress} from 'thirdweb/utils';
import {abi, bytecode} from '../build/ticketOffice';
import {account, client, lineaSepolia as chain} from './linea';

const address = await deployContract({
  client,
  chain,
  account,
  abi,
  bytecode,
  constructorParams: {initialOwner: account.address, ticketPrice: toWei('0.000000001')},
});
console.log(`deployed ${getAddress(address)}`);
