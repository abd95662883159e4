import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../tools/content/readPages';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly steps: readonly Step[];
  readonly needs?: readonly string[];
  readonly if?: string;
  readonly strategy?: {readonly matrix: {readonly shard?: readonly number[]}};
}

interface Workflow {
  readonly on: Readonly<Record<string, {readonly workflows?: readonly string[]} | null>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = path.join(root, '.github/workflows');
const workflow = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow;
const stepsOf = (file: string) => Object.values(workflow(file).jobs).flatMap(({steps}) => steps);
const commandsOf = (file: string) => stepsOf(file).flatMap(({run}) => run ?? []);

describe('the workflows', () => {
  it('run scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      readonly scripts: object;
    };
    const named = readdirSync(folder)
      .flatMap(commandsOf)
      .flatMap((text) => [...text.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name))
      .filter((name) => name !== 'audit' && name !== 'ci');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('run the test command of the README for each pull request', () => {
    expect(workflow('ci.yml').on).toHaveProperty('pull_request');
    expect(commandsOf('ci.yml')).toEqual(['npm test']);
  });

  it('publish the build that CI has tested, and build no other', () => {
    expect(workflow('deploy.yml').on.workflow_run?.workflows).toEqual(['CI']);
    expect(commandsOf('deploy.yml')).toEqual([]);
    const uploaded = stepsOf('ci.yml').find(({with: inputs}) => inputs?.name === 'site');
    const fetched = stepsOf('deploy.yml').find(({uses}) => uses?.includes('download-artifact'));
    expect(uploaded?.uses).toContain('upload-artifact');
    expect(fetched?.with).toMatchObject({
      name: 'site',
      'run-id': '${{ github.event.workflow_run.id }}',
    });
  });

  it('run everything at night, each part once', () => {
    const {test} = workflow('nightly.yml').jobs;
    expect(test?.strategy?.matrix.shard).toEqual([1, 2, 3, 4, 5, 6]);
    expect(test?.steps.map(({run}) => run)).toContain('npm run test:all -- --shard "$SHARD/6"');
  });

  it('open an issue when a job of the night fails or exceeds its time limit', () => {
    const {report, ...others} = workflow('nightly.yml').jobs;
    expect(report?.needs).toEqual(Object.keys(others));
    expect(report?.if).toContain('always()');
    expect(report?.if).toContain("contains(needs.*.result, 'failure')");
    expect(report?.if).toContain("contains(needs.*.result, 'cancelled')");
  });
});
