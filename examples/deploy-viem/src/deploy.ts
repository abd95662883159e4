// #region deploy
import {
  BaseError,
  ContractFunctionRevertedError,
  getAddress,
  getContract,
  parseEventLogs,
  parseGwei,
} from 'viem';
import {abi, bytecode} from '../build/ticketOffice';
import {client} from './linea';

const price = parseGwei('1');
const creation = await client.deployContract({
  abi,
  bytecode,
  args: [client.account.address, price],
});
const {contractAddress} = await client.waitForTransactionReceipt({hash: creation});
if (!contractAddress) {
  throw new Error(`${creation} created no contract`);
}
const address = getAddress(contractAddress);
console.log(`deployed ${address}`);
// #endregion

// #region write
const office = getContract({address, abi, client});

const purchase = await office.write.buy({value: price});
const {logs} = await client.waitForTransactionReceipt({hash: purchase});
for (const {args} of parseEventLogs({abi, logs, eventName: 'Sold'})) {
  console.log(`event    ticket ${args.ticket} to ${args.holder}`);
}
// #endregion

// #region read
console.log(`sold     ${await office.read.sold()}`);
// #endregion

// #region revert
try {
  await office.simulate.buy({value: 0n});
} catch (error) {
  const isRevert = (e: unknown) => e instanceof ContractFunctionRevertedError;
  const cause = error instanceof BaseError && error.walk(isRevert);
  if (!(cause instanceof ContractFunctionRevertedError)) {
    throw error;
  }
  console.log(`rejected ${cause.data?.errorName}(${cause.data?.args?.join(', ')})`);
}
// #endregion
