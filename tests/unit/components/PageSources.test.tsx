// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import PageSources from '@site/src/components/shell/PageSources';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

const sources = (count: number) =>
  Array.from({length: count}, (_, index) => `https://source.example/${index}`);

describe('PageSources', () => {
  it('says the day in words and counts the sources', () => {
    const {container} = render(<PageSources sources={sources(1)} checked="2026-07-16" />);
    expect(screen.getByText(/^Checked on/).textContent).toBe(
      'Checked on Jul 16, 2026 against 1 source',
    );
    expect(container.querySelector('time')?.dateTime).toBe('2026-07-16');
  });

  it('is short below a part of the page', () => {
    const {container} = render(<PageSources sources={sources(9)} checked="2026-07-16" part />);
    expect(container.querySelector('summary')?.textContent).toBe(
      '9 sources, checked on Jul 16, 2026',
    );
  });

  it.each([
    [5, false, 0],
    [6, false, 1],
    [1, true, 1],
  ])('with %i sources, of a part: %s, folds %i lists', (count, part, expected) => {
    const {container} = render(
      <PageSources sources={sources(count)} checked="2026-07-16" part={part} />,
    );
    expect(container.querySelectorAll('details')).toHaveLength(expected);
    expect(container.querySelectorAll('a')).toHaveLength(count);
  });
});
