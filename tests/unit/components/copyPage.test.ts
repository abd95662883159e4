// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {pageMarkdown} from '@site/src/components/shell/PageHead/markdown';
import {pressCopyPage} from '@site/src/components/ui/StaticPart/delegateClicks';

vi.mock('@site/src/components/shell/PageHead/markdown', () => ({pageMarkdown: vi.fn()}));

/** The texts that the clipboard was given, which are still being made when it gets them. */
const given: unknown[] = [];

/** Presses the button. @returns what is said then. */
async function said(): Promise<string | undefined> {
  document.body.innerHTML =
    '<span><button></button><span role="status"><span></span></span></span>';
  const [button] = document.getElementsByTagName('button');
  await pressCopyPage(button as HTMLElement);
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
  it('gives the clipboard a promise, which Safari needs during the press', async () => {
    vi.mocked(pageMarkdown).mockReturnValue('# Page');
    expect(await said()).toBe('Copied');
    expect(given).toEqual([expect.any(Promise)]);
    expect(await given[0]).toBe('# Page');
  });

  it('says that the browser blocked copying only if it did', async () => {
    vi.mocked(pageMarkdown).mockReturnValue('# Page');
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
    expect(await said()).toMatch(/^The browser blocked copying/);
  });

  it('says that the page could not be converted, and reports why', async () => {
    const error = new Error('no such element');
    const report = vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(pageMarkdown).mockImplementation(() => {
      throw error;
    });
    expect(await said()).toBe('The page could not be converted. Reload it, then try again.');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
  });
});
