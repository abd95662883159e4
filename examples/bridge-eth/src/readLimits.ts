import {formatEther} from 'viem';
import {l2MessageService, lineaRollup} from './contracts';
import {l1} from './networks';

type LimitReader = Pick<
  typeof lineaRollup.read,
  'limitInWei' | 'currentPeriodEnd' | 'currentPeriodAmountInWei'
>;

const now = BigInt(Math.floor(Date.now() / 1000));

/** The ETH left in this period. After the period, the whole limit. */
async function left({read}: {read: LimitReader}): Promise<string> {
  const limit = await read.limitInWei();
  const isOver = (await read.currentPeriodEnd()) < now;
  const used = isOver ? 0n : await read.currentPeriodAmountInWei();
  return `${formatEther(limit - used)} of ${formatEther(limit)} ETH left`;
}

// 1 pauses everything. 3 pauses messages from L2 to L1.
const pauses = await Promise.all(
  [lineaRollup, l2MessageService].flatMap(({read}) => [read.isPaused([1]), read.isPaused([3])]),
);
const reserve = await l1.getBalance({address: lineaRollup.address});

console.log(`fee     ${formatEther(await l2MessageService.read.minimumFeeInWei())} ETH`);
console.log(`send    ${await left(l2MessageService)}`);
console.log(`claim   ${await left(lineaRollup)}`);
console.log(`reserve ${formatEther(reserve)} ETH`);
console.log(`paused  ${pauses.includes(true) ? 'yes' : 'no'}`);
