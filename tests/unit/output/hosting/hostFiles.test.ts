import {describe, expect, it} from 'vitest';
import {nginxHttpFile, nginxServerFile} from '../../../../src/output/hosting/hostFiles/nginxFiles';

const site = {baseUrl: '/', policy: "default-src 'self'", rules: [{from: '/old', to: '/new'}]};

// `tests/hosting` tests nginx with these files.
describe('the files for nginx', () => {
  it.each([
    [
      'a long old path',
      () => nginxHttpFile({...site, rules: [{from: `/${'a'.repeat(200)}`, to: '/new'}]}),
      'more than the 200 characters',
    ],
    [
      'a quote in the policy',
      () => nginxServerFile({...site, policy: 'a"b'}),
      'cannot stand in quotes',
    ],
  ])('are not written when they would be read in part: %s', (_what, make, message) => {
    expect(make).toThrow(message);
  });

  it('leave out rules from name.html to name', () => {
    const rules = [{from: '/new.html', to: '/new'}];
    expect(nginxHttpFile({...site, rules})).not.toContain('"/new"');
  });
});
