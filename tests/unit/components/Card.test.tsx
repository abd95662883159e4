// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Card from '@site/src/components/ui/Card';
import CardGrid from '@site/src/components/ui/CardGrid';
import Steps from '@site/src/components/ui/Steps';

vi.mock('@docusaurus/Link', () => import('./siteLink'));

describe('Card', () => {
  it('is an item of the grid with one link, named by its title', () => {
    render(
      <CardGrid>
        <Card to="/api" title="API">
          <p>Methods and contracts.</p>
        </Card>
        <Card to="/get-started/build/contracts" title="Contracts">
          Addresses.
        </Card>
      </CardGrid>,
    );
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    const links = items.map((item) => within(item).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['API', '/api'],
      ['Contracts', '/get-started/build/contracts'],
    ]);
    expect(items[0]?.textContent).toContain('Methods and contracts.');
  });

  it('says that its link leaves the site', () => {
    render(
      <Card to="https://other.example/page" title="Elsewhere">
        x
      </Card>,
    );
    const link = screen.getByRole('link', {name: /^Elsewhere/});
    expect(link.getAttribute('href')).toBe('https://other.example/page');
    expect(link.textContent).toContain('opens in a new tab');
  });

  it('has no link where it leads nowhere', () => {
    render(<Card title="Good to know">x</Card>);
    expect(screen.getByText('Good to know')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['api', '../api/index.mdx', 'http://other.example', '//other.example', ''])(
    'stops the build on to="%s"',
    (to) => {
      expect(() =>
        renderToString(
          <Card to={to} title="API">
            x
          </Card>,
        ),
      ).toThrow(`<Card title="API"> has to="${to}": give it a route of this site`);
    },
  );

  it.each(['', undefined])('stops the build on title="%s"', (title) => {
    expect(() =>
      renderToString(
        <Card to="/api" title={title as string}>
          x
        </Card>,
      ),
    ).toThrow('<Card to="/api"> needs a title');
  });
});

describe('Steps', () => {
  it('leaves the list inside it a list', () => {
    render(
      <Steps>
        <ol>
          <li>First</li>
          <li>Second</li>
        </ol>
      </Steps>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });
});
