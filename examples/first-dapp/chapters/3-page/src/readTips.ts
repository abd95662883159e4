import type {Address, Hash} from 'viem';
import {getBlockNumber, getContractEvents, readContract} from 'wagmi/actions';
import {tipJar} from './tipJar';
import {config} from './wagmi';

// Linea's nodes accept up to 5,001 blocks in one request (published default).
const RANGE = 5000n;

export interface Tip {
  readonly id: string;
  readonly from: Address;
  readonly amount: bigint;
  readonly message: string;
  readonly hash: Hash;
}

/** The tips that the page has read so far, newest first. */
export interface Feed {
  readonly tips: readonly Tip[];
  /** The first block that the page has not read yet. */
  readonly next: bigint;
  /** The newest block. */
  readonly latest: bigint;
}

/** Reads all blocks after the known feed. Yields the feed after each range. */
export async function* readTips(known?: Feed): AsyncGenerator<Feed> {
  let next = known?.next ?? (await readContract(config, {...tipJar, functionName: 'startBlock'}));
  let tips = known?.tips ?? [];
  const latest = await getBlockNumber(config, {chainId: tipJar.chainId, cacheTime: 0});
  while (next <= latest) {
    const end = next + RANGE - 1n;
    const toBlock = end < latest ? end : latest;
    const logs = await getContractEvents(config, {
      ...tipJar,
      eventName: 'Tipped',
      fromBlock: next,
      toBlock,
      strict: true,
    });
    const found = logs.map(({args, transactionHash, logIndex}) => ({
      ...args,
      id: `${transactionHash}-${logIndex}`,
      hash: transactionHash,
    }));
    tips = [...found.reverse(), ...tips];
    next = toBlock + 1n;
    yield {tips, next, latest};
  }
}
