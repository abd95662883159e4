import {describe, expect, it} from 'vitest';
import {besu266, besu268} from '../samples/clientOptions/besu';
import {names} from '../samples/clientOptions/clientOptions';
import {geth} from '../samples/clientOptions/geth';
import {maru} from '../samples/clientOptions/maru';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkNodeOptions} from './checks/nodeOptions';
import {readTextFiles} from './checks/readTextFiles';

const PAGES =
  /^docs\/get-started\/how-to\/run-a-node\/(?:index|operate|maru|besu|linea-besu|geth|bootnodes|volume-creation)\.mdx$/;

// Besu documents the first one outside its list of options. The second is removed, as the pages
// say.
const besuOutsideTheList = names(
  'Xplugin-rocksdb-high-spec-enabled',
  'plugin-linea-l1-rpc-endpoint',
);
// Options of curl, grep, Docker, Compose, git, sha256sum, geth attach and disk tools.
const tools = names(`
  silent header data fail output only-matching max-time
  detach follow tail quiet volumes format rm entrypoint depth check exec
  archive parents human-readable summarize verify length append
`);
const others = new Set([...besuOutsideTheList, ...tools]);
const clients = [besu266, besu268, geth, maru];

describe('options of clients in the pages about nodes', () => {
  it('are options that the clients document', () => {
    const pages = readTextFiles().filter(({file}) => PAGES.test(file));
    expect(pages.length).toBe(8);
    expectNoProblems(checkNodeOptions(pages, clients, others));
  });

  it('fail when no client has them, naming the line', () => {
    const text = 'Use `--syncmode=snap`.\nNot `--sync-modus`.';
    expect(described(checkNodeOptions([{file: 'docs/a.mdx', text}], clients, others))).toBe(
      'docs/a.mdx:2: --sync-modus is no documented option of a client. Correct it, or add it to tests/samples/clientOptions',
    );
  });
});
