import type {TextFile} from './addresses';
import type {Problem} from '../../../tools/content/problem';

const URL_IN_TEXT = /\b(?:https?|wss?):\/\/[^\s"'`<>)\]}\\|]+/g;
const LOOKS_LIKE_ENDPOINT =
  /(?:^|[.-])(?:rpc|ws|wss|scan|explorer|infura|blockscout|etherscan|lineascan)|scan\./i;
const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;

/** Every RPC or explorer host in pages and examples is in the facts. */
export function checkHosts(files: readonly TextFile[], known: ReadonlySet<string>): Problem[] {
  return files.flatMap(({file, text}) =>
    [...text.matchAll(URL_IN_TEXT)].flatMap((match) => {
      const host = URL.canParse(match[0]) ? new URL(match[0]).hostname : match[0];
      if (
        LOCAL.test(host) ||
        // Links to documentation about an endpoint do not count.
        host.startsWith('docs.') ||
        known.has(host) ||
        !LOOKS_LIKE_ENDPOINT.test(host)
      ) {
        return [];
      }
      const line = text.slice(0, match.index).split('\n').length;
      return [
        {
          file,
          line,
          message: `host ${host} looks like an RPC endpoint or explorer and is in no fact. Correct it, or add it to data/networks.ts`,
        },
      ];
    }),
  );
}
