// Calls every public function of the package's clients, and makes the mistakes that readers can make. The page shows the
// regions.
import {LineaSDK} from '@consensys/linea-sdk';
import {type JsonRpcProvider, parseEther, type Signer, ZeroHash} from 'ethers';

// #region helpers
/** ethers keeps what it reads for 250 ms, the nonce of the next transaction too. */
const cacheEmptied = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Waits for the receipt, and until the next transaction gets its own nonce. */
async function mined(sent: Promise<{wait: () => Promise<unknown>}>): Promise<void> {
  const transaction = await sent;
  await transaction.wait();
  await cacheEmptied();
}

/** Prints a name and a value. */
const show = (name: string, value: unknown) => {
  console.log(
    `${name}: ${JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner))}`,
  );
};
// #endregion

const {
  PRIVATE_KEY: key = '',
  L1_RPC_URL: l1RpcUrl = '',
  DEPOSIT: deposit = '',
  OLDER: older = '',
  WITHDRAWALS = '',
  FINALIZATION: finalization = '',
} = process.env;
const withdrawals = WITHDRAWALS.split(' ');

const called = new Set<string>();

/** The same object, which writes down what is called on it. */
function recorded<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        called.add(`${name}.${String(property)}`);
        return Reflect.apply(value, object, args);
      };
    },
  });
}

/** The public functions of an object, its base classes' too. Two are private in the types. */
function functionsOf(name: string, target: object): string[] {
  const names: string[] = [];
  for (
    let prototype: unknown = Object.getPrototypeOf(target);
    prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    names.push(...Object.getOwnPropertyNames(prototype));
  }
  return names
    .filter((one) => one !== 'constructor')
    .filter((one) => !(name === 'claiming' && one.startsWith('getMessageStatusUsing')))
    .map((one) => `${name}.${one}`);
}

/** Prints the first line of an error. */
async function fails(name: string, call: () => unknown): Promise<void> {
  try {
    await call();
    console.log(`${name} did not fail`);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const fromNode = /"message": "([^"]+)"/.exec(line)?.[1];
    console.log(`${name} fails: ${fromNode ?? line.replace(/ \(action=.*/, '')}`);
  }
}

const options = {
  network: 'linea-sepolia',
  l1RpcUrl,
  l2RpcUrl: 'https://rpc.sepolia.linea.build',
} as const;
const plain = new LineaSDK({
  ...options,
  mode: 'read-write',
  l1SignerPrivateKey: key,
  l2SignerPrivateKey: key,
  feeEstimatorOptions: {maxFeePerGas: 100_000_000_000, gasFeeEstimationPercentile: 20},
});
const sdk = recorded('sdk', plain);
// #region linea-sdk
const clients = {
  l1: sdk.getL1Contract(),
  l2: sdk.getL2Contract(),
  claiming: sdk.getL1ClaimingService(),
};
// #endregion
const l1 = recorded('l1', clients.l1);
const l2 = recorded('l2', clients.l2);
const claiming = recorded('claiming', clients.claiming);
const address = (await l1.signer?.getAddress()) ?? '';

// #region both
// The contracts, and your account on each layer
show('l1 ABI', l1.getContractAbi().length);
show('l2 ABI', l2.getContractAbi().length);
show('l1 contract', await l1.getContract(l1.contractAddress, l1.signer).getAddress());
show('l2 contract', await l2.getContract(l2.contractAddress, l2.signer).getAddress());
show('l1 nonce', await l1.getCurrentNonce());
show('l2 nonce', await l2.getCurrentNonce());
show('l1 block', (await l1.getCurrentBlockNumber()) > 0);
show('l2 block', (await l2.getCurrentBlockNumber()) > 0);
show('l1 fees', Object.keys(await l1.get1559Fees()));
show('l2 fees', Object.keys(await l2.get1559Fees()));

// A deposit, L1 to L2
const [sent] = (await l1.getMessagesByTransactionHash(deposit)) ?? [];
if (sent === undefined) throw new Error('no deposit');
show('l1 message', (await l1.getMessageByMessageHash(sent.messageHash))?.value);
show(
  'l1 receipt',
  (await l1.getTransactionReceiptByMessageHash(sent.messageHash))?.hash === deposit,
);
show('l1 events', (await l1.getEvents(l1.contract.filters.MessageSent())).length);
show('l2 status', await l2.getMessageStatus(sent.messageHash));
show('l2 gas', await l2.estimateClaimGas(sent));
await mined(l2.claim(sent));
show('l2 status', await l2.getMessageStatus(sent.messageHash));
// #endregion

const messages = await Promise.all(
  withdrawals.map(async (hash) => {
    const [message] = (await l2.getMessagesByTransactionHash(hash)) ?? [];
    if (message === undefined) throw new Error('no withdrawal');
    return message;
  }),
);
const [first, second, third] = messages;
if (first === undefined || second === undefined || third === undefined) {
  throw new Error('too few withdrawals');
}
show('l2 message', (await l2.getMessageByMessageHash(first.messageHash))?.value);
show(
  'l2 receipt',
  (await l2.getTransactionReceiptByMessageHash(first.messageHash))?.hash === withdrawals[0],
);
show('l2 events', (await l2.getEvents(l2.contract.filters.MessageSent())).length > 2);

// #region l1
// A withdrawal, L2 to L1
const info = await l1.getFinalizationMessagingInfo(finalization);
const {startingBlock, endBlock} = info.l2MessagingBlocksRange;
show('l1 tree', [info.treeDepth, info.l2MerkleRoots.length]);
const hashes = await l1.getL2MessageHashesInBlockRange(startingBlock, endBlock);
show('l1 siblings', l1.getMessageSiblings(first.messageHash, hashes, info.treeDepth).length);
const {proof, leafIndex, root: merkleRoot} = await l1.getMessageProof(first.messageHash);
show('l1 proof', [proof.length, leafIndex]);
show('l1 status', await l1.getMessageStatus(first.messageHash));
show('l1 tree status', await l1.getMessageStatusUsingMerkleTree(first.messageHash));
show('l1 gas', (await l1.estimateClaimGas(first)) > 21_000n);
const proven = {...first, proof, leafIndex, merkleRoot};
show('l1 gas with proof', (await l1.estimateClaimWithProofGas(proven)) > 21_000n);
await mined(l1.claimWithProof(proven));
show('l1 status', await l1.getMessageStatus(first.messageHash));
await mined(l1.claim(second));
show('l1 status', await l1.getMessageStatus(second.messageHash));
// #endregion

const [old] = (await l2.getMessagesByTransactionHash(older)) ?? [];
if (old === undefined) throw new Error('no older message');
// #region older
// A message from before proofs
show('l1 older', await l1.getMessageStatusUsingMessageHash(old.messageHash));
show('l1 older gas', (await l1.estimateClaimWithoutProofGas(old)) > 21_000n);
await mined(l1.claimWithoutProof(old));
// #endregion
show('l1 older', await l1.getMessageStatusUsingMessageHash(old.messageHash));

// #region claiming
const migration = await claiming.findMigrationBlock();
show('migration block', migration !== null);
show('claiming tree', (await claiming.getFinalizationMessagingInfo(finalization)).treeDepth);
show(
  'claiming hashes',
  (await claiming.getL2MessageHashesInBlockRange(startingBlock, endBlock)).length,
);
show('claiming siblings', claiming.getMessageSiblings(third.messageHash, hashes, 5).length);
show(
  'claiming after migration',
  await claiming.isMessageSentAfterMigrationBlock(third.messageHash, migration ?? 0),
);
show('claiming needs proof', await claiming.isClaimingNeedingProof(third.messageHash));
show('claiming proof', (await claiming.getMessageProof(third.messageHash)).proof.length);
show('claiming status', await claiming.getMessageStatus(third.messageHash));
show('claiming gas', (await claiming.estimateClaimMessageGas(third)) > 21_000n);
await mined(claiming.claimMessage(third));
show('claiming status', await claiming.getMessageStatus(third.messageHash));
// #endregion

/** Replaces a transaction that waits, and returns the status of the new one. */
async function waiting(
  {provider, signer}: {provider: JsonRpcProvider; signer?: Signer},
  replace: (hash: string) => Promise<{hash: string}>,
): Promise<number | undefined> {
  await cacheEmptied();
  await provider.send('evm_setAutomine', [false]);
  const sentFirst = await signer?.sendTransaction({to: address, gasLimit: 21_000n});
  const {hash} = await replace(sentFirst?.hash ?? '');
  await provider.send('evm_setAutomine', [true]);
  await provider.send('evm_mine', []);
  return (await provider.waitForTransaction(hash))?.status ?? undefined;
}
// #region retry
// Replace a pending transaction
async function doubleFees({provider}: {provider: JsonRpcProvider}) {
  const {maxFeePerGas, maxPriorityFeePerGas} = await provider.getFeeData();
  return {
    maxFeePerGas: 2n * (maxFeePerGas ?? 0n),
    maxPriorityFeePerGas: 2n * (maxPriorityFeePerGas ?? 0n),
  };
}
const retryOnL1 = async (hash: string) =>
  l1.retryTransactionWithHigherFee(hash, await doubleFees(l1));
const retryOnL2 = async (hash: string) =>
  l2.retryTransactionWithHigherFee(hash, await doubleFees(l2));
// #endregion
show('l1 retry', await waiting(clients.l1, retryOnL1));
show(
  'l2 retry',
  await waiting(clients.l2, async (hash) => {
    await fails('l2 retry without fees', () => l2.retryTransactionWithHigherFee(hash));
    return retryOnL2(hash);
  }),
);

// Errors
const reader = new LineaSDK({...options, mode: 'read-only'});
await fails('read-only claim', () => reader.getL2Contract().claim(sent));
await fails('read-only L1 claim', () => reader.getL1Contract().claim(first));
await fails('read-only gas', () => reader.getL1Contract().estimateClaimGas(first));
await fails('read-only nonce', () => reader.getL1Contract().getCurrentNonce());
await fails('read-only retry', () => reader.getL1Contract().retryTransactionWithHigherFee(deposit));
await fails('unknown message', () => l1.getMessageStatus(ZeroHash));
await fails('unknown finalization', () => l1.getFinalizationMessagingInfo(ZeroHash));
await fails('no finalization', () => l1.getFinalizationMessagingInfo(deposit));
await fails('no messages', () => l1.getL2MessageHashesInBlockRange(1, 1));
await fails('no sibling', () => l1.getMessageSiblings(ZeroHash, hashes, 5));
await fails('unknown transaction', () =>
  l1.retryTransactionWithHigherFee(ZeroHash.replace('0x00', '0x01')),
);
await fails('claimed before', () => l2.estimateClaimGas(sent));
await fails('wrong key', () =>
  new LineaSDK({
    ...options,
    mode: 'read-write',
    l1SignerPrivateKey: '0x1',
    l2SignerPrivateKey: '0x1',
  }).getL1Contract(),
);
const local = new LineaSDK({...options, network: 'localhost', mode: 'read-only'});
await fails('localhost L1', () => local.getL1Contract());
await fails('localhost L2', () => local.getL2Contract());
const lowercase = local.getL2Contract(l2.contractAddress.toLowerCase());
show('lowercase address', await lowercase.getMessagesByTransactionHash(withdrawals[0] ?? ''));
show('unknown hash', [
  await l1.getMessageByMessageHash(ZeroHash),
  await l1.getMessagesByTransactionHash(ZeroHash),
  await l1.getTransactionReceiptByMessageHash(ZeroHash),
  await l2.getMessageStatus(ZeroHash),
]);
const early = await l2.contract.sendMessage(address, parseEther('0.0001'), '0x', {
  value: parseEther('0.0002'),
});
await early.wait();
const [unfinished] = (await l2.getMessagesByTransactionHash(early.hash)) ?? [];
show('not finalized', await l1.getMessageStatus(unfinished?.messageHash ?? ''));
await fails('proof of not finalized', () => l1.getMessageProof(unfinished?.messageHash ?? ''));

// With a cap below the tip, fees can't be estimated.
const capped = new LineaSDK({
  ...options,
  mode: 'read-write',
  l1SignerPrivateKey: key,
  l2SignerPrivateKey: key,
  feeEstimatorOptions: {maxFeePerGas: 1},
});
await fails('capped fees', () => capped.getL1Contract().get1559Fees());

const all = [
  ...functionsOf('sdk', plain),
  ...functionsOf('l1', clients.l1),
  ...functionsOf('l2', clients.l2),
  ...functionsOf('claiming', clients.claiming),
];
show(
  'not called',
  all.filter((name) => !called.has(name)),
);
show('functions', all.length);
