// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import FeeCalculator from '@site/src/components/facts/FeeCalculator';
import {feeOf, packedSize, priorityFee} from '@site/src/components/facts/FeeCalculator/feeOf';
import {formatEth} from '@site/src/components/facts/FeeCalculator/feeRows';
import {inputsOf, problemsOf, startEntries} from '@site/src/components/facts/FeeCalculator/fields';

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

describe('the entries', () => {
  it('are taken as they are typed, gwei as wei', () => {
    expect(inputsOf({...startEntries, fixedCost: '0.03', variableCost: '1.5'})).toEqual({
      calldataBytes: 1024,
      compressedPercent: 100,
      gas: 61_960,
      baseFee: 7n,
      fixedCost: 30_000_000n,
      variableCost: 1_500_000_000n,
    });
  });

  it.each([
    [{gas: ''}, 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    [{gas: '20999'}, 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    [{gas: '1e6'}, 'Gas: enter a whole number of units from 21,000 to 16,777,216.'],
    [{calldataBytes: '60001'}, 'Calldata: enter a whole number of bytes from 0 to 60,000.'],
    [{fixedCost: '-1'}, 'Fixed cost F: enter a number of gwei per gas from 0 to 1,000.'],
    [{fixedCost: '0.0000000001'}, 'Fixed cost F: enter a number of gwei per gas from 0 to 1,000.'],
  ])('%o are refused with an instruction', (entry, problem) => {
    expect(problemsOf({...startEntries, ...entry})).toEqual([problem]);
  });
});

describe('FeeCalculator', () => {
  it('is a worked example without scripts', () => {
    const html = renderToString(<FeeCalculator />);
    expect(html).toContain('48,076,178 wei per gas');
    expect(html).toContain('>1024<');
    expect(html).not.toContain('<input');
  });

  it('starts with the total', () => {
    render(<FeeCalculator />);
    expect(screen.getByRole('status').parentElement?.textContent).toBe(
      'Total with the estimated fee 0.0000035745603832 ETH',
    );
  });

  it('calculates with the numbers of the reader, and says which it cannot take', () => {
    render(<FeeCalculator />);
    fireEvent.change(screen.getByLabelText('Calldata (bytes)'), {target: {value: '0'}});
    fireEvent.change(screen.getByLabelText('Gas (units)'), {target: {value: '21000'}});
    expect(screen.getByText('34,571,428 wei per gas')).toBeTruthy();

    fireEvent.change(screen.getByLabelText('Gas (units)'), {target: {value: '20'}});
    expect(screen.queryByText('34,571,428 wei per gas')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Gas: enter a whole number');
    expect(screen.getByLabelText('Gas (units)').getAttribute('aria-invalid')).toBe('true');
  });
});
