import {describe, expect, it} from 'vitest';
import {ownFooterLinks} from '@site/config/ownFooterLinks';
import {site} from '@site/config/site';

const foreign = {label: 'Explorer', href: 'https://explorer.example'};
const home = {label: 'Home', href: site.url};

describe('ownFooterLinks', () => {
  it('takes a link to the own address for a link to a page, in a column and in a row', () => {
    const links = [{label: 'Home', to: '/'}, foreign];
    expect(ownFooterLinks({links: [{title: 'Network', items: [home, foreign]}]}).links).toEqual([
      {title: 'Network', items: links},
    ]);
    expect(ownFooterLinks({links: [home, foreign]}).links).toEqual(links);
  });

  it('keeps the rest, and does without links', () => {
    expect(ownFooterLinks({copyright: '2025'})).toEqual({copyright: '2025', links: []});
  });
});
