import type {Fee} from './feeOf';

const count = new Intl.NumberFormat('en-US');

/** An amount of wei as ETH, without trailing zeros. */
export function formatEth(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${digits.slice(0, -18)}${fraction === '' ? '' : `.${fraction}`} ETH`;
}

type FeeRow = readonly [label: string, value: string];

/** The result rows of the calculator, the total first. Without a fee, the values are dashes. */
export function feeRows(fee: Fee | undefined): readonly [total: FeeRow, ...others: FeeRow[]] {
  const show = (text: (fee: Fee) => string) => (fee === undefined ? '–' : text(fee));
  return [
    ['Total with the estimated fee', show(({total}) => formatEth(total))],
    ['Compressed size S', show(({size}) => `${count.format(size)} bytes`)],
    [
      'Estimated priority fee (margin 1.2)',
      show((known) => `${count.format(known.estimatedPriorityFee)} wei per gas`),
    ],
    [
      'Lowest priority fee that blocks accept',
      show((known) => `${count.format(known.leastPriorityFee)} wei per gas`),
    ],
    ['Total with the lowest fee', show(({leastTotal}) => formatEth(leastTotal))],
    ['Data share of the lowest total', show(({dataPercent}) => `${dataPercent}%`)],
  ];
}
