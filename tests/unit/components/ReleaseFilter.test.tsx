// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createBrowserHistory} from 'history';
import {renderToStaticMarkup} from 'react-dom/server';
import {Router} from 'react-router-dom';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {releases} from '@site/data/releases';
import {audiences, releaseAnchor, unconcerned} from '@site/data/releaseWords';
import ReleaseFilter from '@site/src/components/facts/ReleaseFilter';
import {
  audienceIn,
  countText,
  hides,
  searchFor,
} from '@site/src/components/facts/ReleaseFilter/choice';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => typeof window !== 'undefined'}));

/** The releases that change something for an audience. */
function releasesFor(audience: string): readonly string[] {
  return releases
    .filter(({changes}) => changes.some((change) => change.audience === audience))
    .map(releaseAnchor);
}

describe('the address of the filter', () => {
  it.each([
    ['?for=operators', 'operators'],
    ['?a=1&for=users', 'users'],
    ['', undefined],
    ['?for=', undefined],
    ['?for=everyone', undefined],
    ['?for=Operators', undefined],
    ['?for=__proto__', undefined],
    ['?for=%', undefined],
    ['?other=operators', undefined],
  ])('%s asks for %s', (search, audience) => {
    expect(audienceIn(search)).toBe(audience);
  });

  it.each([
    ['operators', '', '?for=operators'],
    ['users', '?for=operators&for=developers', '?for=users'],
    [undefined, '?for=operators', ''],
    [undefined, '?a=1&for=operators', '?a=1'],
    ['developers', '?a=1', '?a=1&for=developers'],
  ] as const)('for %s after %j is %s', (audience, search, next) => {
    expect(searchFor(audience, search)).toBe(next);
  });
});

describe('what the filter hides', () => {
  it('are the releases without a change for the audience, by their own data', () => {
    for (const {key} of audiences) {
      const hidden = releases.map(releaseAnchor).filter((anchor) => hides(key, anchor));
      const shown = releasesFor(key);
      expect(hidden.length + shown.length).toBe(releases.length);
      expect(hidden.some((anchor) => shown.includes(anchor))).toBe(false);
    }
  });

  it('are the parts of a release for others', () => {
    expect(hides('operators', 'beta-v4-0-developers')).toBe(true);
    expect(hides('operators', 'beta-v4-0-operators')).toBe(false);
  });

  it('is nothing else of the page, and not what only begins like a release', () => {
    for (const anchor of ['', 'before-an-upgrade', 'beta-v4', 'beta-v3-1-1', 'beta-v4-0-else']) {
      expect(hides('developers', anchor), anchor).toBe(anchor === 'beta-v3-1-1');
    }
  });

  it('is told with a number', () => {
    expect(countText(undefined)).toBe(`All ${releases.length} releases are shown.`);
    for (const {key, label} of audiences) {
      expect(countText(key)).toContain(
        `${releasesFor(key).length} of ${releases.length} releases change something ${label.toLowerCase()}.`,
      );
    }
  });

  it('has a release with changes for nobody else', () => {
    expect(unconcerned([{audience: 'users', text: 'A.'}])).toEqual(['developers', 'operators']);
    expect(unconcerned([])).toHaveLength(3);
  });
});

describe('the filter', () => {
  const shown = () => document.documentElement.dataset.releasesFor;
  const button = (name: string) => screen.getByRole('button', {name});
  const scrolled = vi.fn();

  /** The filter on a page with a heading for one release, at an address. */
  function open(address: string): void {
    window.history.replaceState(null, '', address);
    render(
      <Router history={createBrowserHistory()}>
        <ReleaseFilter />
        <h2 id="beta-v4-1">Beta v4.1</h2>
        <h2 id="beta-v4-4">Beta v4.4</h2>
      </Router>,
    );
  }

  /** Follows a link within the page, as a browser does it. */
  function follow(anchor: string): void {
    const {pathname, search} = window.location;
    act(() => {
      window.history.pushState(null, '', `${pathname}${search}#${anchor}`);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
  }

  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled(this.id, shown());
    };
  });

  it('shows everything until somebody chooses', () => {
    open('/release-notes');
    expect(shown()).toBeUndefined();
    expect(button('Everyone').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('group', {name: 'Show changes for'})).toBeTruthy();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('marks the document for the styles, says the number and writes the address', () => {
    open('/release-notes?a=1#beta-v4-1');
    fireEvent.click(button('Node operators'));
    expect(shown()).toBe('operators');
    expect(button('Node operators').getAttribute('aria-pressed')).toBe('true');
    expect(button('Everyone').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe(countText('operators'));
    expect(window.location.search + window.location.hash).toBe('?a=1&for=operators');
    fireEvent.click(button('Everyone'));
    expect(shown()).toBeUndefined();
    expect(window.location.search).toBe('?a=1');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('takes the audience from the address', () => {
    open('/release-notes?for=operators#beta-v4-4');
    expect(shown()).toBe('operators');
    expect(scrolled).toHaveBeenLastCalledWith('beta-v4-4', 'operators');
  });

  it('gives way to a link to what it hides, in the address and by a press', () => {
    open('/release-notes?for=operators#beta-v4-1');
    expect(shown()).toBeUndefined();
    expect(window.location.search + window.location.hash).toBe('#beta-v4-1');
    expect(scrolled).toHaveBeenLastCalledWith('beta-v4-1', undefined);

    scrolled.mockReset();
    fireEvent.click(button('Node operators'));
    expect(shown()).toBe('operators');
    expect(scrolled).not.toHaveBeenCalled();
    follow('beta-v4-1');
    expect(shown()).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe(countText(undefined));
    expect(window.location.search + window.location.hash).toBe('#beta-v4-1');
    expect(scrolled).toHaveBeenLastCalledWith('beta-v4-1', undefined);
  });

  it('stays for a link to what it shows', () => {
    open('/release-notes');
    fireEvent.click(button('Node operators'));
    follow('beta-v4-4');
    expect(shown()).toBe('operators');
    expect(window.location.search + window.location.hash).toBe('?for=operators#beta-v4-4');
  });

  it('leaves no mark for the next page', () => {
    window.history.replaceState(null, '', '/release-notes?for=users');
    const {unmount} = render(
      <Router history={createBrowserHistory()}>
        <ReleaseFilter />
      </Router>,
    );
    expect(shown()).toBe('users');
    unmount();
    expect(shown()).toBeUndefined();
  });

  it('is built as for everyone', () => {
    window.history.replaceState(null, '', '/release-notes');
    const html = renderToStaticMarkup(
      <Router history={createBrowserHistory()}>
        <ReleaseFilter />
      </Router>,
    );
    expect(html).toContain(countText(undefined));
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  });
});
