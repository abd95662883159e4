import {describe, expect, it} from 'vitest';
import {type Deployment, deployments} from '../../data/abis/deployments';
import {contracts} from '../../data/contracts';
import {checkDeployments} from './checks/deployments';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages} from '../../tools/content/readPages';

const file = 'docs/api/linea-smart-contracts/index.mdx';

describe('what is deployed of the contract reference', () => {
  it('has known addresses, dates in order, and its sources on the page that shows it', () => {
    const page = readPages().find((each) => each.file === file);
    expect(page).toBeDefined();
    expectNoProblems(page === undefined ? [] : checkDeployments(deployments, contracts, page));
  });
});

describe('the check of what is deployed', () => {
  const source = 'https://example.org/one';
  const good: Deployment = {
    contract: 'LineaRollup',
    address: 'ethereum/LineaRollup',
    code: {
      version: '8.0',
      implementation: 'ethereum/LineaRollup implementation',
      tag: 'audit',
      commit: 'example/shop@0123abcd',
      since: '2026-01-01',
      seen: '2026-01-02',
    },
    sources: [source, 'https://example.org/two'],
    checked: '2026-01-03',
  };
  const page = parsePage(file, `---\nsources:\n  - ${source}\n  - https://example.org/two\n---\n`);
  const check = (deployment: Deployment, on = page) =>
    described(checkDeployments([deployment], contracts, on));

  it('accepts sound facts', () => {
    expect(check(good)).toBe('');
  });

  it.each<[what: string, deployment: Deployment, message: string]>([
    ['an unknown address', {...good, address: 'linea/Nothing'}, 'has no "linea/Nothing"'],
    ['one source twice', {...good, sources: [source, source]}, 'needs two different sources'],
    ['a day after the check', {...good, checked: '2026-01-01'}, 'must follow each other'],
  ])('fails on %s', (_, deployment, message) => {
    expect(check(deployment)).toContain(message);
  });

  it('fails on a source that the page does not name', () => {
    expect(check(good, parsePage(file, '---\nsources: []\n---\n'))).toContain(
      `sources lack ${source}`,
    );
  });
});
