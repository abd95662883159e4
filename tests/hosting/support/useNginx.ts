import {afterAll, beforeAll, beforeEach} from 'vitest';
import {type RunningNginx, startNginx} from '../../../tools/nginx';
import {missing} from '../../../tools/setup/requirements';

/**
 * Starts nginx for the tests of a file. Without nginx, the tests are skipped.
 * @param http returns the content of nginx's `http` block, and the served files.
 */
export function useNginx(name: string, port: number, http: () => string): {readonly url: string} {
  const reason = missing('nginx');
  let nginx: RunningNginx | undefined;
  beforeAll(async () => {
    nginx = reason === undefined ? await startNginx(name, port, http()) : undefined;
  });
  beforeEach(({skip}) => {
    skip(reason !== undefined, reason);
  });
  afterAll(() => nginx?.stop());
  return {
    get url() {
      return nginx?.url ?? '';
    },
  };
}
