// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import ToolFinder from '@site/src/components/tooling/ToolFinder';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

const category = (key: string, tasks: readonly object[]) => ({
  key,
  label: key,
  summary: `About ${key}.`,
  to: `/tools/${key}`,
  tasks,
});

describe('ToolFinder', () => {
  it('shows what does each task, and marks what may not', () => {
    const task = {
      label: 'Store files',
      to: '/tools/data#store',
      answers: [
        {name: 'Arweave', to: '/tools/data#store'},
        {name: 'Acme', to: '/tools/data/acme', isUnconfirmed: true},
      ],
    };
    render(<ToolFinder categories={JSON.stringify([category('data', [task])])} />);
    const item = within(screen.getByRole('region', {name: 'data'})).getByRole('listitem');
    expect(item.textContent).toBe('Store filesArweave, Acme (unconfirmed)');
    expect(
      within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/tools/data#store', '/tools/data#store', '/tools/data/acme']);
  });

  it('has no list in a category without tasks', () => {
    render(<ToolFinder categories={JSON.stringify([category('empty', [])])} />);
    expect(within(screen.getByRole('region', {name: 'empty'})).queryByRole('list')).toBeNull();
  });
});
