import {describe, expect, it} from 'vitest';
import {headersFile} from '../../../../src/output/hosting/hostFiles/headersFile';
import {nginxHttpFile, nginxServerFile} from '../../../../src/output/hosting/hostFiles/nginxFiles';
import {redirectsFile} from '../../../../src/output/hosting/hostFiles/redirectsFile';
import {vercelFile} from '../../../../src/output/hosting/hostFiles/vercelFile';

const site = {baseUrl: '/', policy: "default-src 'self'", rules: [{from: '/old', to: '/new'}]};
const many = (count: number) =>
  Array.from({length: count}, (_, at) => ({from: `/old/${at}`, to: '/new'}));

// `tests/hosting` tests how hosts read these files.
describe('the files for hosts', () => {
  it('hold the most rules that hosts read', () => {
    expect(redirectsFile({...site, rules: many(2000)}, '301').split('\n')).toHaveLength(2001);
    expect(vercelFile({...site, rules: many(2048)})).toContain('/old/2047');
  });

  it.each([
    [
      'redirects for Cloudflare Pages',
      () => redirectsFile({...site, rules: many(2001)}, '301'),
      'there are 2001',
    ],
    [
      'a redirect of more than 1,000 characters',
      () => redirectsFile({...site, rules: [{from: `/${'a'.repeat(1000)}`, to: '/new'}]}, '301'),
      'one is /aaa',
    ],
    [
      'a header of more than 2,000 characters',
      () => headersFile({...site, policy: 'a'.repeat(2000)}),
      '2000 characters a line',
    ],
    [
      'redirects for Vercel',
      () => vercelFile({...site, rules: many(2049)}),
      'at most 2048 redirects, config/redirects makes 2049',
    ],
    [
      'an old path for nginx',
      () => nginxHttpFile({...site, rules: [{from: `/${'a'.repeat(200)}`, to: '/new'}]}),
      'more than the 200 characters',
    ],
    [
      'a quote in the policy for nginx',
      () => nginxServerFile({...site, policy: 'a"b'}),
      'cannot stand in quotes',
    ],
  ])('are not written when they would be read in part: %s', (_what, make, message) => {
    expect(make).toThrow(message);
  });

  it('leave out for nginx what leads from name.html to name, as all of them do', () => {
    const rules = [{from: '/new.html', to: '/new'}];
    expect(nginxHttpFile({...site, rules})).not.toContain('"/new"');
  });
});
