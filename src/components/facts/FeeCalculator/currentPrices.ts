import {publicEndpoints} from '@site/data/publicEndpoints';
import {askEndpoint, type Failure} from '../LiveStatus/askEndpoint';
import {isRecord, MalformedAnswer, readBlock} from '../LiveStatus/rpcAnswer';

export interface CurrentPrices {
  readonly kind: 'ok';
  readonly blockNumber: number;
  /** Amounts are in wei. */
  readonly baseFee: bigint;
  readonly fixedCost: bigint;
  readonly variableCost: bigint;
}

/** A version, then the fixed and the variable cost: four bytes each, in kwei (gas-fees, #prices). */
const PRICES = /^0x01([\da-f]{8})([\da-f]{8})/i;

const wei = (kwei: string | undefined) => 1000n * BigInt(`0x${kwei ?? '0'}`);

/** Reads the prices of a block. */
export function readPrices(block: unknown): CurrentPrices {
  const {number: blockNumber, baseFee} = readBlock(block);
  const extraData = isRecord(block) ? block.extraData : undefined;
  const prices = PRICES.exec(typeof extraData === 'string' ? extraData : '');
  if (prices === null || baseFee === undefined) {
    throw new MalformedAnswer('the newest block contains no prices');
  }
  const [, fixedCost, variableCost] = prices;
  return {
    kind: 'ok',
    blockNumber,
    baseFee,
    fixedCost: wei(fixedCost),
    variableCost: wei(variableCost),
  };
}

/** Requests the newest block of Linea Mainnet. Never rejects. */
export function currentPrices(outer: AbortSignal): Promise<CurrentPrices | Failure> {
  return askEndpoint(publicEndpoints.mainnet, outer, async (ask) =>
    readPrices(await ask('eth_getBlockByNumber', ['latest', false])),
  );
}
