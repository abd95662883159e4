import {describe, expect, it} from 'vitest';
import {judgeSample} from '../samples/harness/sampleTest';

describe('a sample', () => {
  it('runs when its toolchains are there', () => {
    expect(judgeSample([], true).verdict).toBe('run');
  });

  it('is reported with what is missing on a writer’s machine', () => {
    expect(judgeSample(['go', 'curl'], false)).toEqual({
      verdict: 'report',
      reason: 'not run: this machine has no go, no curl',
    });
  });

  it('fails when it cannot run in CI', () => {
    expect(judgeSample(['go'], true).verdict).toBe('fail');
  });
});
