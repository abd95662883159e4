// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it, vi} from 'vitest';
import FeeCalculator from '@site/src/components/facts/FeeCalculator';
import {feeOf, packedSize, priorityFee} from '@site/src/components/facts/FeeCalculator/feeOf';
import {formatEth, roundedFee} from '@site/src/components/facts/FeeCalculator/feeRows';
import {readPrices} from '@site/src/components/facts/FeeCalculator/currentPrices';
import {
  fields,
  inputsOf,
  problemOf,
  startEntries,
  wrongInputs,
} from '@site/src/components/facts/FeeCalculator/fields';
import {measureHex} from '@site/src/components/facts/FeeCalculator/measureHex';
import {presets} from '@site/src/components/facts/FeeCalculator/presets';

vi.mock('@docusaurus/useIsBrowser', async () => {
  const {useSyncExternalStore} = await import('react');
  const useIsBrowser = () =>
    useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    );
  return {default: useIsBrowser};
});

/**
 * The prices in block 32,235,911 of Linea Mainnet, October 5, 2026, which are also those of June 4.
 */
const prices = {fixedCost: 30_000_000n, variableCost: 1_000_000_000n};
const common = {...prices, baseFee: 7n, compressedPercent: 100};

describe('the formula', () => {
  it('gives what linea_estimateGas of Linea Mainnet answered on May 23 and June 4, 2026', () => {
    expect(priorityFee(prices, 64, 21_000, 12n)).toBe(0x25d1eb6n);
  });

  it('gives the numbers of the page of linea_estimateGas', () => {
    const example = {fixedCost: 30_000_000n, variableCost: 1_200_000_000n};
    expect(priorityFee(example, 96, 46_000, 12n)).toBe(39_005_216n);
  });

  it.each([
    ['an ETH transfer', {calldataBytes: 0, gas: 21_000}, 96, 34_571_428n, '0.000000726000135 ETH'],
    [
      '1,024 random bytes',
      {calldataBytes: 1024, gas: 61_960},
      1120,
      48_076_178n,
      '0.0000029788004226 ETH',
    ],
    [
      '1,024 zero bytes',
      {calldataBytes: 1024, gas: 31_240, compressedPercent: 1},
      96,
      33_072_983n,
      '0.0000010332002076 ETH',
    ],
  ])('gives the measured size and the fee of %s', (_, inputs, size, least, total) => {
    const fee = feeOf({...common, ...inputs});
    expect(fee.size).toBe(size);
    expect(fee.leastPriorityFee).toBe(least);
    expect(formatEth(fee.leastTotal)).toBe(total);
  });

  it('packs 63 bytes into 64 and 64 into 96', () => {
    expect([63, 64].map(packedSize)).toEqual([64, 96]);
  });

  it('splits the fee into data and gas', () => {
    expect(feeOf({...common, calldataBytes: 0, gas: 21_000}).dataPercent).toBe(13);
  });
});

describe('a total', () => {
  it.each([
    [871_200_120_000n, '0.000000871 ETH (871 gwei)'],
    [3_574_560_383_200n, '0.00000357 ETH (3,570 gwei)'],
    [147_000n, '0.000000000000147 ETH (0.000147 gwei)'],
    [20_132_659_200_000_000_000n, '20.1 ETH (20,100,000,000 gwei)'],
    [0n, '0 ETH (0 gwei)'],
  ])('of %s wei is rounded to %s', (wei, text) => {
    expect(roundedFee(wei)).toBe(text);
  });
});

describe('the entries', () => {
  it('are taken as they are typed, gwei as wei', () => {
    expect(inputsOf({...startEntries, fixedCost: '0.03', variableCost: '1.5'})).toEqual({
      calldataBytes: 0,
      compressedPercent: 100,
      gas: 21_000,
      baseFee: 7n,
      fixedCost: 30_000_000n,
      variableCost: 1_500_000_000n,
    });
  });

  it.each([
    ['gas', '', 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    ['gas', '20999', 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    ['gas', '1e6', 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    ['calldataBytes', '60001', 'Calldata: enter a whole number of bytes from 0 to 60,000.'],
    ['fixedCost', '-1', 'Fixed cost F: enter a number of gwei per gas from 0 to 1,000.'],
    ['fixedCost', '0.0000000001', 'Fixed cost F: enter a number of gwei per gas from 0 to 1,000.'],
  ] as const)('%s of "%s" is refused with an instruction', (name, entry, problem) => {
    const field = fields.find((each) => each.name === name);
    expect(field && problemOf(field, entry)).toBe(problem);
    expect(wrongInputs({...startEntries, [name]: entry})).toEqual([name]);
  });
});

describe('the examples', () => {
  it('begin with the one that the calculator starts with, the commonest', () => {
    const [first] = presets;
    expect(first?.label).toBe('ETH transfer');
    expect(startEntries).toMatchObject(first?.entries ?? {});
  });

  it.each([
    ['ETH transfer', 96, 34_571_428n],
    ['ERC-20 transfer', 96, 31_600_000n],
    ['1,024 zero bytes', 96, 33_072_983n],
    ['1,024 random bytes', 1120, 48_076_178n],
  ])('%s has the measured size and price of the page', (label, size, least) => {
    const preset = presets.find((each) => each.label === label);
    const fee = feeOf(inputsOf({...startEntries, ...preset?.entries}));
    expect(fee.size).toBe(size);
    expect(fee.leastPriorityFee).toBe(least);
  });
});

const KEY = `0x${'1'.repeat(64)}` as const;
const CALL = {to: `0x${'2'.repeat(40)}`, data: `0x${'ab'.repeat(68)}`, gas: 60_000n} as const;
const FEES = {maxFeePerGas: 2n, maxPriorityFeePerGas: 1n} as const;

describe('a pasted text', () => {
  it.each([
    ['legacy', 0, {...CALL, type: 'legacy', gasPrice: 7n, chainId: 59_144}],
    ['eip2930', 1, {...CALL, type: 'eip2930', gasPrice: 7n, chainId: 59_144}],
    ['eip1559', 2, {...CALL, ...FEES, type: 'eip1559', chainId: 59_144}],
    ['eip7702', 4, {...CALL, ...FEES, type: 'eip7702', chainId: 59_144, authorizationList: []}],
  ] as const)(
    'that is a signed transaction (%s) has calldata and gas',
    async (_, type, request) => {
      const signed = await privateKeyToAccount(KEY).signTransaction(request);
      expect(measureHex(signed)).toEqual({
        kind: 'transaction',
        type,
        calldataBytes: 68,
        gas: '60000',
      });
      expect(measureHex(signed.slice(0, -2))).toMatchObject({kind: 'calldata'});
    },
  );

  it.each([
    ['', {kind: 'nothing'}],
    ['0x', {kind: 'nothing'}],
    [' 0xA9059cbb\n00 ', {kind: 'calldata', calldataBytes: 5, gas: '21170'}],
    ['02f8', {kind: 'calldata', calldataBytes: 2}],
    ['0xzz', {kind: 'problem'}],
    ['0x123', {kind: 'problem'}],
  ])('%j is measured', (text, measured) => {
    expect(measureHex(text)).toMatchObject(measured);
  });
});

/** Block 32,235,911 of Linea Mainnet, October 5, 2026. */
const BLOCK = {
  number: '0x1ebe187',
  timestamp: '0x1',
  baseFeePerGas: '0x7',
  extraData: '0x0100007530000f42400000a3b000000000000000000000000000000000000000',
};

describe('the prices of a block', () => {
  it('are read as the page says', () => {
    expect(readPrices(BLOCK)).toEqual({
      kind: 'ok',
      blockNumber: 32_235_911,
      baseFee: 7n,
      ...prices,
    });
  });

  it.each([
    {...BLOCK, extraData: '0x02'},
    {...BLOCK, extraData: undefined},
  ])('are not made up', (block) => {
    expect(() => readPrices(block)).toThrow('the newest block contains no prices');
  });
});

/** V of 1.2 gwei per byte (linea-estimategas, #where-v-and-f-come-from). */
const EXPENSIVE = '0x010000753000124f800000ea6000000000000000000000000000000000000000';

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function askForPrices(): Promise<void> {
  fireEvent.click(screen.getByRole('button', {name: 'Use current prices'}));
  await vi.dynamicImportSettled();
  await screen.findByText(/^Prices of block|haven’t changed\.$/);
}

describe('FeeCalculator', () => {
  it('is a worked example without scripts', () => {
    const html = renderToString(<FeeCalculator />);
    expect(html).toContain('34,571,428 wei per gas');
    expect(html).toContain('>21000<');
    expect(html).not.toContain('<input');
  });

  it('has a name for its table', () => {
    render(<FeeCalculator />);
    expect(screen.getByRole('table', {name: 'Inputs and results'})).toBeTruthy();
  });

  it('starts with the total of a transfer, rounded, and has the exact amounts in the table', () => {
    render(<FeeCalculator />);
    expect(screen.getAllByRole('status')[0]?.parentElement?.textContent).toBe(
      'Total with the estimated fee 0.000000871 ETH (871 gwei)',
    );
    for (const name of [
      'Exact total with the estimated fee 0.00000087120012 ETH',
      'Total with the lowest fee 0.000000726 ETH (726 gwei)',
      'Exact total with the lowest fee 0.000000726000135 ETH',
    ]) {
      expect(screen.getByRole('row', {name})).toBeTruthy();
    }
  });

  it('calculates with the numbers of the reader, and says which it cannot take', () => {
    render(<FeeCalculator />);
    fireEvent.change(screen.getByLabelText('Calldata (bytes)'), {target: {value: '1024'}});
    fireEvent.change(screen.getByLabelText('Gas (units)'), {target: {value: '61960'}});
    expect(screen.getByText('48,076,178 wei per gas')).toBeTruthy();

    const gas = screen.getByLabelText('Gas (units)');
    fireEvent.change(gas, {target: {value: '20'}});
    expect(screen.queryByText('48,076,178 wei per gas')).toBeNull();
    expect(screen.getByText('1,120 bytes')).toBeTruthy();
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toContain('Gas: enter a whole number');
    expect(problem.closest('tr')?.previousElementSibling?.contains(gas)).toBe(true);
    expect(gas.getAttribute('aria-invalid')).toBe('true');
    expect(gas.getAttribute('aria-describedby')).toBe(problem.id);
  });

  it('takes size and gas from what is pasted', async () => {
    render(<FeeCalculator />);
    const signed = await privateKeyToAccount(KEY).signTransaction({
      ...CALL,
      ...FEES,
      type: 'eip1559',
      chainId: 59_144,
    });
    fireEvent.change(screen.getByLabelText(/^Calldata or signed/), {target: {value: signed}});
    expect(valueOf('Calldata (bytes)')).toBe('68');
    expect(valueOf('Gas (units)')).toBe('60000');
    expect(screen.getByText(/^Signed transaction of type 2: 68 bytes/)).toBeTruthy();
  });

  it('takes the least gas for pasted calldata, and says that a call uses more', () => {
    render(<FeeCalculator />);
    const hex = screen.getByLabelText(/^Calldata or signed/);
    fireEvent.change(hex, {target: {value: `0x${'00'.repeat(1024)}`}});
    expect(valueOf('Gas (units)')).toBe('31240');
    expect(screen.getByText(/^Calldata of 1,024 bytes\. Gas is now 31,240/)).toBeTruthy();
    fireEvent.change(hex, {target: {value: `0x${'ff'.repeat(1024)}`}});
    expect(valueOf('Gas (units)')).toBe('61960');
  });

  it('has no total for text that it cannot measure, and an example replaces the text', () => {
    render(<FeeCalculator />);
    const hex = screen.getByLabelText<HTMLTextAreaElement>(/^Calldata or signed/);
    const total = () => screen.getAllByRole('status')[0]?.textContent;
    fireEvent.change(hex, {target: {value: 'xyz'}});
    expect(total()).toBe('–');
    fireEvent.click(screen.getByRole('button', {name: 'ERC-20 transfer'}));
    expect(hex.value).toBe('');
    expect(valueOf('Gas (units)')).toBe('60000');
    expect(total()).toMatch(/ETH/);
  });

  it('takes whole numbers with commas between thousands', () => {
    render(<FeeCalculator />);
    const gas = screen.getByLabelText('Gas (units)');
    fireEvent.change(gas, {target: {value: '61,960'}});
    expect(gas.getAttribute('aria-invalid')).toBe('false');
    fireEvent.change(gas, {target: {value: '6,19,60'}});
    expect(gas.getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the current prices only when told to, and enters them', async () => {
    const fetched = vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify({result: {...BLOCK, extraData: EXPENSIVE}}), {status: 200}),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    render(<FeeCalculator />);
    expect(fetched).not.toHaveBeenCalled();
    await askForPrices();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Prices of block 32,235,911, from rpc.linea.build.')).toBeTruthy();
    expect(valueOf('Variable cost V (gwei per byte)')).toBe('1.2');
    expect(valueOf('Fixed cost F (gwei per gas)')).toBe('0.03');
  });

  it.each([
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /^Your browser couldn’t reach the endpoint\. .* The prices haven’t changed\.$/,
    ],
    [
      'limits requests',
      () => Promise.resolve(new Response('', {status: 429})),
      /^rpc\.linea\.build limits .* The prices haven’t changed\.$/,
    ],
  ])('says so if the endpoint %s', async (_, answer, words) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    render(<FeeCalculator />);
    await askForPrices();
    expect(screen.getByText(words)).toBeTruthy();
    expect(valueOf('Variable cost V (gwei per byte)')).toBe('1');
  });
});
