// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import type {ComponentType} from 'react';
import {describe, expect, it, vi} from 'vitest';
import {commonErrors} from '@site/data/rpc/commonErrors';
import type {RpcMethod} from '@site/data/rpc/schema';
import RpcAvailability from '@site/src/components/rpc/RpcAvailability';
import RpcErrors from '@site/src/components/rpc/RpcErrors';
import RpcParameters from '@site/src/components/rpc/RpcParameters';
import RpcReturns from '@site/src/components/rpc/RpcReturns';
import {methods} from './fixtures';

vi.mock('@docusaurus/Link', () => import('../components/siteLink'));

const {linea_test: known, eth_test: withoutParameters} = methods;

/** The row whose header starts with this code: the path of a field, or the code of an error. */
function row(code: string): HTMLElement {
  const found = screen
    .getAllByRole('rowheader')
    .find((header) => header.querySelector('code')?.textContent === code);
  return found?.closest('tr') ?? expect.fail(`no row ${code}`);
}

describe.each([
  ['RpcParameters', RpcParameters],
  ['RpcReturns', RpcReturns],
  ['RpcErrors', RpcErrors],
  ['RpcAvailability', RpcAvailability],
] as readonly [string, ComponentType<{method: RpcMethod}>][])('%s', (_, Component) => {
  it('is a table with a caption, column headings and a header for every row', () => {
    render(<Component method={known} />);
    const table = screen.getByRole('table', {name: /linea_test/});
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head && within(head).getAllByRole('columnheader').length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const each of rows) {
      expect(within(each).getByRole('rowheader').getAttribute('scope')).toBe('row');
    }
  });
});

describe('RpcParameters', () => {
  it('lists fields in order, each after what it stands in', () => {
    render(<RpcParameters method={known} />);
    expect(
      screen.getAllByRole('rowheader').map((header) => header.querySelector('code')?.textContent),
    ).toEqual([
      'call',
      'call.value',
      'call.accessList',
      'call.accessList.storageKeys',
      'overrides',
      'overrides.<address>.balance',
      'block',
      'block.blockHash',
      'block.requireCanonical',
      'block.blockNumber',
    ]);
  });

  it('marks what is required and nothing else', () => {
    render(<RpcParameters method={known} />);
    const marked = screen.getAllByText('required').map((mark) => mark.closest('tr'));
    expect(marked).toEqual([row('call'), row('call.accessList.storageKeys')]);
  });

  it('marks no field that one of several forms requires and another does not have', () => {
    render(<RpcParameters method={known} />);
    expect(row('block.blockHash').textContent).not.toContain('required');
    expect(row('block.blockNumber').textContent).not.toContain('required');
  });

  it('shows types, defaults and limits', () => {
    render(<RpcParameters method={known} />);
    expect(row('call.value').textContent).toContain('quantity, wei');
    expect(row('call.value').textContent).toContain('Constraint: at most 5.');
    expect(row('call.value').textContent).toContain('Default: 0x0.');
    expect(row('call.accessList').textContent).toContain('array of objects');
    expect(row('call.accessList.storageKeys').textContent).toContain('array of bytes32');
    expect(row('overrides').textContent).toContain('map from address to object');
    expect(row('block').textContent).toContain('block number, tag or hash');
  });

  it('shows code between backticks as code', () => {
    render(<RpcParameters method={known} />);
    expect(within(row('call')).getByText('run').tagName).toBe('CODE');
  });

  it('says so when there are none', () => {
    const {container} = render(<RpcParameters method={withoutParameters} />);
    expect(container.textContent).toBe('None: params is an empty array.');
  });
});

describe('RpcReturns', () => {
  it('shows the result, what it can be, and its fields', () => {
    render(<RpcReturns method={known} />);
    expect(row('result').textContent).toContain('object or null');
    expect(row('result.hash').textContent).toContain('bytes32');
    expect(row('result.stage').textContent).toContain('"RPC" or "P2P"');
  });

  it('marks what may be missing', () => {
    render(<RpcReturns method={known} />);
    const marked = screen.getAllByText('optional').map((mark) => mark.closest('tr'));
    expect(marked).toEqual([row('result.stage')]);
  });
});

describe('RpcReturns of a result that depends on the request', () => {
  const {result} = known;
  const found = result.schema.anyOf[0];
  const dependent: RpcMethod = {
    ...known,
    result: {
      ...result,
      schema: {
        anyOf: [
          {...found, 'x-when': 'With `full`', description: 'All of it.'},
          {type: 'array', items: found, 'x-when': 'Without `full`'},
        ],
      },
    },
  };

  it('heads the fields of each form with the request, as text with code', () => {
    render(<RpcReturns method={dependent} />);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map((head) => head.querySelector('strong, code')?.textContent)).toEqual([
      'result',
      'With full',
      'result.hash',
      'result.stage',
      'Without full',
      'result.hash',
      'result.stage',
    ]);
    const [, heading] = heads;
    expect(heading?.querySelector('strong code')?.textContent).toBe('full');
    expect(heading?.textContent).not.toContain('optional');
    expect(heading?.closest('tr')?.textContent).toContain('All of it.');
  });
});

describe('RpcAvailability', () => {
  const cells = (head: string) =>
    within(screen.getByRole('row', {name: new RegExp(`^${head}`)})).getByRole('cell');

  it('says of each place whether the method answers, and on which condition', () => {
    render(<RpcAvailability method={known} />);
    expect(cells('Public endpoints').textContent).toBe('Yes');
    expect(cells('Your own Linea Besu').textContent).toBe('Open the TEST group.');
    expect(cells('Other clients').textContent).toBe('No');
  });

  it('says so when no source tells', () => {
    render(<RpcAvailability method={withoutParameters} />);
    expect(cells('Your own Linea Besu').textContent).toBe('Not confirmed');
  });

  it('lists since when, limits and cost', () => {
    render(<RpcAvailability method={known} />);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'Since Alpha v1: September 9, 2024 on Linea Sepolia, September 30, 2024 on Linea Mainnet.',
      'At most 5 blocks.',
      'Infura counts 80 credits.',
    ]);
  });

  it('has no empty list', () => {
    render(<RpcAvailability method={withoutParameters} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('RpcErrors', () => {
  it('shows code, message, cause and cure of each', () => {
    render(<RpcErrors method={known} />);
    expect(
      within(row('-32000'))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['The value is big.', 'Send less.']);
    expect(row('-32000').textContent).toContain('too <much>');
    expect(row('-32602').textContent).toContain('Invalid params');
  });

  it('says so when there are none', () => {
    const {container} = render(<RpcErrors method={withoutParameters} />);
    expect(container.textContent).toBe('This method has no specific errors.');
  });

  it('shows the errors that all methods share', () => {
    render(<RpcErrors method={commonErrors} />);
    const table = screen.getByRole('table', {name: 'Errors of all methods'});
    expect(within(table).getAllByRole('rowheader').length).toBe(commonErrors.errors.length);
    expect(row('-32601').textContent).toContain('Method not found');
  });
});
