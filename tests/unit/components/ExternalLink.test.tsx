// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import ExternalLink from '@site/src/components/ui/ExternalLink';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('ExternalLink', () => {
  it('opens a new tab without access to this one, and says so', () => {
    render(<ExternalLink href="https://bridge.example/">the bridge</ExternalLink>);
    const link = screen.getByRole('link', {name: /^the bridge.*\(opens in a new tab\)$/});
    expect(link.getAttribute('href')).toBe('https://bridge.example/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps a short last word and the icon together, and lets a long one break', () => {
    const together = (text: string): string | null | undefined =>
      render(<ExternalLink href="https://a.example">{text}</ExternalLink>)
        .container.querySelector('svg')
        ?.parentElement?.textContent.replace(' (opens in a new tab)', '');
    expect(together('The network status page')).toBe('page');
    expect(together('Etherscan')).toBe('Etherscan');
    expect(together('docs.example/a/very/long/path/that/has/to/wrap')).toBe('');
  });

  it.each([
    '/api',
    '../x.mdx',
    'http://plain.example',
    'javascript:alert(1)',
    '//host.example',
    '',
  ])('stops the build on "%s"', (href) => {
    expect(() => renderToString(<ExternalLink href={href}>x</ExternalLink>)).toThrow(
      `<ExternalLink> got "${href}"`,
    );
  });
});
