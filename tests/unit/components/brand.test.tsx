// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import BlockPicture from '@site/src/components/brand/BlockPicture';
import {block, row} from '@site/src/components/brand/picture';
import SectionHead from '@site/src/components/shell/SectionHead';
import ToolCards from '@site/src/components/shell/ToolCards';
import {tools} from '@site/src/components/shell/ToolCards/tools';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('a picture of blocks', () => {
  it('is hidden from screen readers, and has only its parts, with labels in front', () => {
    const {container} = render(
      <BlockPicture picture={{width: 40, height: 20, moved: block(4, 4, 8), lines: 'M0 8H40'}}>
        <text>404</text>
      </BlockPicture>,
    );
    const drawn = [...container.querySelectorAll('svg[aria-hidden="true"] > *')];
    expect(drawn.map((element) => element.getAttribute('d') ?? element.textContent)).toEqual([
      'M0 8H40',
      'M4 4h8v8h-8z',
      '404',
    ]);
  });

  it('draws a row of squares', () => {
    expect(row(0, 2, 4, 2, 10)).toBe('M0 2h4v4h-4zM10 2h4v4h-4z');
  });
});

describe('the head of a section', () => {
  it('has the tint of its section', () => {
    const {container} = render(<SectionHead section="technology" />);
    expect(container.querySelector('[data-tint="transit-soft"] path')).not.toBeNull();
  });

  it('fails on an unknown section with the ones that exist', () => {
    expect(() => render(<SectionHead section="support" />)).toThrow(
      '<SectionHead section="support"> has an unknown section: use one of get-started, technology, api, learn, or add it to src/components/brand/sections.ts',
    );
  });
});

describe('the cards of tools', () => {
  it('link each tool by its name, and its picture adds no words', () => {
    render(<ToolCards />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('a')?.textContent)).toEqual(
      tools.map(({title}) => title),
    );
    for (const item of items) {
      expect(item.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it.each(tools.map((tool) => [tool.title, tool] as const))(
    'the labels of %s are inside its picture',
    (_title, {picture, labels}) => {
      const MONO_CHARACTER = 7.8;
      for (const [x, y, text] of labels) {
        expect(x + text.length * MONO_CHARACTER, text).toBeLessThanOrEqual(picture.width);
        expect(y, text).toBeLessThan(picture.height);
      }
    },
  );
});
