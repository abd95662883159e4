// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import type {DifferenceGroup} from '@site/data/ethereumDifferences';
import DifferenceTable from '@site/src/components/facts/DifferenceTable';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('DifferenceTable', () => {
  it('stops the build on a group that there is not, naming those that there are', () => {
    const group = 'opcode' as DifferenceGroup;
    expect(() => renderToString(<DifferenceTable group={group} />)).toThrow(
      'Unknown group "opcode" in <DifferenceTable>: use one of opcodes, header,',
    );
  });

  it('says of each difference how it is on both and what to do', () => {
    render(<DifferenceTable group="opcodes" />);
    const table = screen.getByRole('table', {name: 'Opcode results'});
    const row = within(table).getByRole('row', {name: /^GASLIMIT/});
    expect(within(row).getByRole('rowheader').textContent).toBe(
      'GASLIMITEthereum: the gas of a block',
    );
    const [linea, cure] = within(row).getAllByRole('cell');
    expect(linea?.textContent).toMatch(/^2,000,000,000 in every block\./);
    expect(cure?.textContent).toContain('Don’t size a loop by it');
  });
});
