import type {Fee, FeeInputs} from './feeOf';

const count = new Intl.NumberFormat('en-US');

/** An amount of wei as ETH, without trailing zeros. */
export function formatEth(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${digits.slice(0, -18)}${fraction === '' ? '' : `.${fraction}`} ETH`;
}

const rounded = new Intl.NumberFormat('en-US', {maximumSignificantDigits: 3});

/** An amount of wei as ETH and as gwei, both with three digits that count. */
export const roundedFee = (wei: bigint): string =>
  `${rounded.format(Number(wei) / 1e18)} ETH (${rounded.format(Number(wei) / 1e9)} gwei)`;

type Name = keyof FeeInputs;

const SIZE: readonly Name[] = ['calldataBytes', 'compressedPercent'];
const PRICE: readonly Name[] = [...SIZE, 'gas', 'fixedCost', 'variableCost'];
const TOTAL: readonly Name[] = [...PRICE, 'baseFee'];

type FeeRow = readonly [label: string, value: string];

/**
 * The result rows of the calculator, the rounded total first. The exact amounts have their own rows. A value that
 * depends on a wrong input is a dash.
 * @param wrong the inputs that `fee` was not computed with.
 */
export function feeRows(
  fee: Fee,
  wrong: readonly Name[],
): readonly [total: FeeRow, ...others: FeeRow[]] {
  const show = (inputs: readonly Name[], text: string) =>
    inputs.some((name) => wrong.includes(name)) ? '–' : text;
  return [
    ['Total with the estimated fee', show(TOTAL, roundedFee(fee.total))],
    ['Compressed size S', show(SIZE, `${count.format(fee.size)} bytes`)],
    [
      'Estimated priority fee (margin 1.2)',
      show(PRICE, `${count.format(fee.estimatedPriorityFee)} wei per gas`),
    ],
    ['Exact total with the estimated fee', show(TOTAL, formatEth(fee.total))],
    [
      'Lowest priority fee that blocks accept',
      show(PRICE, `${count.format(fee.leastPriorityFee)} wei per gas`),
    ],
    ['Total with the lowest fee', show(TOTAL, roundedFee(fee.leastTotal))],
    ['Exact total with the lowest fee', show(TOTAL, formatEth(fee.leastTotal))],
    ['Data share of the lowest total', show(TOTAL, `${fee.dataPercent}%`)],
  ];
}
