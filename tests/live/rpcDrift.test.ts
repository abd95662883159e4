import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publicEndpoints} from '../../data/publicEndpoints';
import {methods} from '../../data/rpc/methods';
import {NIGHTLY} from './rpcDrift/askEndpoint';
import {driftReport, driftTable} from './rpcDrift/driftReport';
import {findDrift} from './rpcDrift/findDrift';
import {questionsOf} from './rpcDrift/questions';

const REPORT = path.resolve(import.meta.dirname, '../../.cache/reports/rpc-drift.md');

/** Pause between requests in milliseconds: at most three requests each second. */
const BETWEEN = 350;

describe('the JSON-RPC reference', () => {
  it(
    'says what the public endpoints answer',
    async ({skip}) => {
      const {asked, unasked} = questionsOf(Object.values(methods), publicEndpoints);
      const verdicts = await findDrift(asked, NIGHTLY, BETWEEN);
      const report = driftReport(verdicts, unasked);
      mkdirSync(path.dirname(REPORT), {recursive: true});
      writeFileSync(REPORT, `${report}\n`);
      console.log(report);
      const drifted = verdicts.filter(({is}) => is === 'drift');
      expect(drifted.length, `\n${driftTable(verdicts, 'drift')}\n`).toBe(0);
      // Fails if the endpoints limited most requests: then the run proves nothing.
      const heard = verdicts.filter(({is}) => is !== 'not heard');
      skip(heard.length < asked.length / 2, `Heard ${heard.length} of ${asked.length} answers.`);
      const validated = heard.filter((verdict) => verdict.validated).length;
      expect(validated, 'results held against their schema').toBeGreaterThan(heard.length / 2);
    },
    // Long enough for one rate limit for each request.
    15 * 60_000,
  );
});
