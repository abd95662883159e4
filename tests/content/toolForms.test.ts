import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {providerProblems} from '../../config/tooling/provider';
import {oracles} from '../../data/tooling/oracles';
import {
  providerKeys,
  providerNetworks,
  pricingModels,
  providerStatuses,
} from '../../data/tooling/provider';
import {root} from '../../tools/content/readPages';

interface Form {
  readonly body: readonly {
    readonly id: string;
    readonly attributes: {readonly options?: readonly string[]; readonly description?: string};
  }[];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const form = parse(read('.github/ISSUE_TEMPLATE/new-tool.yml')) as Form;

/** Keys of the block `provider`, as the message on an unknown key lists them. */
const [, listed = ''] =
  /Allowed: (.*)\. Remove/.exec(providerProblems({x: 1}, oracles).join('\n')) ?? [];
const keys = listed.split(', ');

describe('the forms for a new tool', () => {
  it('the issue form asks for the keys of a provider and for sources', () => {
    expect(keys).toContain('gives');
    expect(form.body.map(({id}) => id)).toEqual([...keys, 'sources']);
  });

  it('the issue form offers the values that front matter may have', () => {
    const options = Object.fromEntries(
      form.body.flatMap(({id, attributes}) =>
        attributes.options === undefined ? [] : [[id, attributes.options]],
      ),
    );
    expect(options).toEqual({
      networks: providerNetworks,
      pricing: pricingModels,
      key: providerKeys,
      status: providerStatuses,
    });
  });

  it('the issue form says for which states it asks since when', () => {
    const {description = ''} = form.body.find(({id}) => id === 'since')?.attributes ?? {};
    const needing = providerStatuses.filter((status) =>
      providerProblems({status}, oracles).some((problem) => problem.includes('since is missing')),
    );
    expect(needing).toEqual(['unconfirmed', 'retired']);
    expect(needing.filter((status) => !description.includes(status))).toEqual([]);
  });

  it.each(['.github/pull_request_template.md', 'CONTRIBUTING.md'])('%s names every key', (file) => {
    const [paragraph = ''] = /.*block `provider`.*/.exec(read(file)) ?? [];
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(paragraph))).toEqual([]);
  });
});
