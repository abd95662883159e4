// #region deploy
import {
  BaseError,
  ContractFunctionRevertedError,
  getAddress,
  getContract,
  parseEventLogs,
} from 'viem';
import {abi, bytecode} from '../build/guestbook';
import {client} from './linea';

const creation = await client.deployContract({abi, bytecode});
const {contractAddress} = await client.waitForTransactionReceipt({hash: creation});
if (!contractAddress) {
  throw new Error(`${creation} created no contract`);
}
const address = getAddress(contractAddress);
console.log(`deployed ${address}`);
// #endregion

// #region write
const guestbook = getContract({address, abi, client});

const signing = await guestbook.write.sign(['Hello, Linea']);
const {logs} = await client.waitForTransactionReceipt({hash: signing});
for (const {args} of parseEventLogs({abi, logs, eventName: 'Signed'})) {
  console.log(`event    ${args.author}: ${args.text}`);
}
// #endregion

// #region read
console.log(`storage  ${await guestbook.read.entryOf([client.account.address])}`);
console.log(`authors  ${await guestbook.read.authors()}`);
// #endregion

// #region revert
try {
  await guestbook.simulate.sign(['']);
} catch (error) {
  const isRevert = (e: unknown) => e instanceof ContractFunctionRevertedError;
  const cause = error instanceof BaseError && error.walk(isRevert);
  if (!(cause instanceof ContractFunctionRevertedError)) {
    throw error;
  }
  console.log(`rejected ${cause.data?.errorName}(${cause.data?.args?.join(', ')})`);
}
// #endregion
