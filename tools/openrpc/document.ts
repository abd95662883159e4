import {publishedUrl} from '../../config/site';
import {networks} from '../../data/networks';
import {commonErrors} from '../../data/rpc/commonErrors';
import {methods} from '../../data/rpc/methods';
import packageJson from '../../package.json';
import {openRpcOf} from '../../src/rpc/openRpc';

/** Path in the repository. Served as `/openrpc.json`. */
export const openRpcFile = 'static/openrpc.json';

export function openRpcText(): string {
  const document = openRpcOf({
    methods: Object.values(methods),
    commonErrors: commonErrors.errors,
    networks: Object.values(networks),
    version: packageJson.version,
    siteUrl: publishedUrl,
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}
