import {describe, expect, it} from 'vitest';
import {readPageHtml} from '../../tools/budget/pageHtml';

describe('the contents list of a page', () => {
  it.each([
    ['a link with one class', '<a href=#a class=table-of-contents__link>A</a>', 1],
    ['a quoted class list', '<a class="table-of-contents__link toc-highlight" href="#a">A</a>', 1],
    ['two levels', '<a class="toc-highlight table-of-contents__link">A</a>'.repeat(2), 2],
    ['the text of a page', '<p>table-of-contents__link</p><a class="other">A</a>', 0],
  ])('is counted: %s', (_, html, links) => {
    expect(readPageHtml(html).contents).toBe(links);
  });
});
