import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {feedback} from '../../../../config/feedback';
import {issueUrl} from '@site/src/components/shell/PageFeedback/issueUrl';
import {withText} from '@site/src/components/shell/PageFeedback/withText';

const page = {title: 'Bridge & wait', path: '/docs/bridge', checked: '2026-11-21'};
const FORM = 'wrong-page.yml';

describe('the address of a new issue', () => {
  const url = new URL(withText(issueUrl(feedback.issue, page), ' It takes 5 % & 3 days. '));

  it('names the page, the day of its check and the words of the reader', () => {
    expect(url.origin + url.pathname).toBe('https://github.com/Consensys/doc.linea/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: FORM,
      title: 'Bridge & wait',
      page: 'https://docs.linea.build/docs/bridge (checked on 2026-11-21)',
      statement: 'It takes 5 % & 3 days.',
    });
  });

  it('fills in fields that the form has', () => {
    const form = readFileSync(`.github/ISSUE_TEMPLATE/${FORM}`, 'utf8');
    const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
    // The others belong to GitHub.
    const fields = [...url.searchParams.keys()].filter(
      (name) => !/^(?:template|title)$/.test(name),
    );
    expect(fields).toHaveLength(2);
    expect(ids).toEqual(expect.arrayContaining(fields));
  });

  it('says nothing of a day that is not known', () => {
    const unchecked = new URL(issueUrl(feedback.issue, {...page, checked: undefined}));
    expect(unchecked.searchParams.get('page')).toBe('https://docs.linea.build/docs/bridge');
  });

  it('stays short enough for GitHub, and whole where a character would be cut in two', () => {
    const long = withText('https://a.example/?b=c', `${'a'.repeat(1499)}😀`);
    expect(new URL(long).searchParams.get('statement')).toBe(`${'a'.repeat(1499)}\uFFFD`);
    expect(withText('https://a.example/?b=c', ' \n')).toBe('https://a.example/?b=c');
  });
});
