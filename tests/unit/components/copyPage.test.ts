// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {pressCopyPage} from '@site/src/components/ui/StaticPart/delegateClicks';

/** The texts that the clipboard was given, which are still being made when it gets them. */
const given: unknown[] = [];

const COPY = '---\ntitle: Page\n---\n# Page\n';

/** The server's answer to the request for the copy. */
function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const sends =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, {status}));

/** Presses the button. @returns what is said then. */
async function said(): Promise<string | undefined> {
  document.body.innerHTML =
    '<span><button value="/api/reference.md"></button><span role="status"><span></span></span></span>';
  const [button] = document.getElementsByTagName('button');
  await pressCopyPage(button as HTMLButtonElement);
  return document.querySelector('[role=status]')?.textContent;
}

beforeEach(() => {
  given.length = 0;
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly texts: Readonly<Record<string, unknown>>) {}
    },
  );
  const write = async ([{texts}]: readonly [
    {readonly texts: Readonly<Record<string, unknown>>},
  ]) => {
    given.push(texts['text/plain']);
    await texts['text/plain'];
  };
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {write}});
  Object.defineProperty(document, 'execCommand', {configurable: true, value: () => false});
});

describe('the button that copies the page', () => {
  it('gives the clipboard a promise of the copy that the button names, which Safari needs during the press', async () => {
    const fetched = answerWith(sends(COPY));
    expect(await said()).toBe('Copied');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/reference.md');
    expect(given).toEqual([expect.any(Promise)]);
    expect(await given[0]).toBe(COPY);
  });

  it('says that the browser blocked copying only if it did', async () => {
    answerWith(sends(COPY));
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
    expect(await said()).toMatch(/^The browser blocked copying/);
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', sends('<!doctype html>', 404)],
    ['is the shell of the site', sends('<!doctype html>')],
  ])('says so if the copy %s, and reports why', async (_, answer) => {
    answerWith(answer);
    const report = vi.spyOn(console, 'error').mockReturnValue();
    expect(await said()).toBe(
      'The page’s Markdown didn’t load. Check the connection, then try again.',
    );
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(Error));
  });
});
