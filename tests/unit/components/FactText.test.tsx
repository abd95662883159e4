// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import FactText from '@site/src/components/facts/FactText';
import {textParts} from '@site/src/components/facts/FactText/textParts';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('a text of the facts', () => {
  it('splits into words, code and links, with code in a link', () => {
    expect(textParts('Call `a` or [see `b`](/c).')).toEqual([
      {kind: 'words', text: 'Call '},
      {kind: 'code', text: 'a'},
      {kind: 'words', text: ' or '},
      {
        kind: 'link',
        to: '/c',
        label: [
          {kind: 'words', text: 'see '},
          {kind: 'code', text: 'b'},
        ],
      },
      {kind: 'words', text: '.'},
    ]);
  });

  it('shows code as code, pages of the site as links, and other sites in a new tab', () => {
    render(<FactText text="Run `a`, see [its page](/c) and [a site](https://a.example/)." />);
    expect(screen.getByText('a').tagName).toBe('CODE');
    expect(screen.getByRole('link', {name: 'its page'}).getAttribute('target')).toBeNull();
    expect(screen.getByRole('link', {name: /^a site/}).getAttribute('target')).toBe('_blank');
  });

  it.each(['open `code', 'open [link](/a', '[a [b](/c)](/d)'])(
    'stops the build on %s and shows it',
    (text) => {
      expect(() => renderToString(<FactText text={text} />)).toThrow('in this text of data/: "');
    },
  );
});
