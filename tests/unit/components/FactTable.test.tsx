// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import FactTable from '@site/src/components/facts/FactTable';
import Signature from '@site/src/components/contracts/Signature';

vi.mock('@docusaurus/Link', () => import('./siteLink'));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));

const rows = JSON.stringify([
  {
    head: '[`KEEPER_ROLE`](#keeper_role)',
    note: '`0x01`',
    copy: {value: '0x01', label: 'Copy KEEPER_ROLE'},
    cells: ['Opens `close`.'],
  },
  {head: '`_to`', note: 'address', cells: ['The account.']},
]);

describe('FactTable', () => {
  it('is a table with headings, whose texts have code and links', () => {
    render(<FactTable caption="Roles of Shop" columns="Role|What it may do" rows={rows} />);
    const table = screen.getByRole('table', {name: 'Roles of Shop'});
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Role', 'What it may do']);
    const [role, parameter] = within(table).getAllByRole('rowheader');
    expect(role && within(role).getByRole('link', {name: 'KEEPER_ROLE'}).getAttribute('href')).toBe(
      '#keeper_role',
    );
    expect(parameter?.textContent).toBe('_toaddress');
    expect(within(table).getByText('close').tagName).toBe('CODE');
  });

  it('has a button where there is something to copy', () => {
    render(<FactTable caption="Roles" columns="Role|Meaning" rows={rows} />);
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Copy KEEPER_ROLE']);
  });

  it('keeps its name when its caption is hidden', () => {
    render(
      <FactTable
        caption="Parameters of buy"
        columns="Parameter|Meaning"
        rows={rows}
        hidesCaption=""
      />,
    );
    expect(screen.getByRole('table', {name: 'Parameters of buy'})).toBeDefined();
  });

  it('names the column in each cell that has a label', () => {
    render(<FactTable caption="Roles" columns="Role|Meaning" rows={rows} hasCellLabels="" />);
    expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-column'))).toEqual([
      'Meaning',
      'Meaning',
    ]);
  });
});

describe('Signature', () => {
  it('is code, with its parts marked and its lines kept', () => {
    const lines = [
      [['keyword', 'error'], ' ', ['function', 'Closed'], ['punctuation', '()']],
      ['x'],
    ];
    const {container} = render(<Signature lines={JSON.stringify(lines)} />);
    expect(container.querySelector('pre > code')?.textContent).toBe('error Closed()\nx\n');
  });
});
