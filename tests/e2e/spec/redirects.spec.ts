// Specification, section 2: redirects from old paths.
import {expectToArrive, type Move} from '../support/arrive';
import {visitInside} from '../support/visitInside';
import {html, type Mutant, scripts, text} from './support/mutants';
import {expect, statement} from './support/statement';

/** A statement about a row of the redirect table. Opens these old paths by URL. */
function row(words: string, fault: Mutant, moves: readonly Move[]): void {
  statement(`Redirects from old paths: ${words}`, {fault}, async ({page}) => {
    for (const move of moves) {
      await expectToArrive(page, move);
    }
  });
}

row(
  'legacy bridge paths go to /get-started/how-to/bridge',
  html('/get-started/how-to/bridge', '/get-started/how-to/bridging'),
  [
    ['/use-mainnet/bridges-of-linea', '/get-started/how-to/bridge'],
    ['/build-on-linea/use-linea-testnet/bridge-funds', '/get-started/how-to/bridge'],
    ['/developers/guides/bridge', '/get-started/how-to/bridge'],
  ],
);

row(
  'gas paths go to /get-started/how-to/gas-fees',
  html('/get-started/how-to/gas-fees', '/get-started/how-to/gas'),
  [
    ['/use-mainnet/gas-on-linea', '/get-started/how-to/gas-fees'],
    ['/use-mainnet/gas-import', '/get-started/how-to/gas-fees'],
    ['/developers/guides/gas/gas-fees', '/get-started/how-to/gas-fees'],
  ],
);

row(
  'run-a-node paths go to /get-started/how-to/run-a-node',
  html('/get-started/how-to/run-a-node', '/get-started/how-to/run-nodes'),
  [
    ['/build-on-linea/run-a-node', '/get-started/how-to/run-a-node'],
    ['/developers/guides/run-a-node/use-docker', '/get-started/how-to/run-a-node'],
    ['/developers/guides/run-a-node/besu', '/get-started/how-to/run-a-node/besu'],
  ],
);

row(
  'architecture paths go to /technology/architecture and its sub-pages (sequencer, prover, coordinator, state-manager, canonical-token-bridge, message-service, decentralization, transaction-lifecycle, network-data)',
  text('/technology/', '/technologies/'),
  [
    ['/architecture', '/technology/architecture'],
    ['/architecture/sequencer', '/technology/sequencer'],
    ['/architecture/trace-expansion-proving', '/technology/prover'],
    ['/architecture/coordinator', '/technology/coordinator'],
    ['/architecture/evm-state-manager', '/technology/state-manager'],
    ['/architecture/bridges', '/technology/canonical-token-bridge'],
    ['/architecture/canonical-msg-service', '/technology/message-service'],
    ['/decentralization-roadmap', '/technology/decentralization'],
    ['/architecture/transaction-lifecycle', '/technology/transaction-lifecycle'],
    ['/architecture/network-data', '/technology/network-data'],
  ],
);

row('glossary goes to /zero-knowledge-glossary', html('/zero-knowledge-glossary', '/zk-glossary'), [
  ['/reference/glossary', '/zero-knowledge-glossary'],
  ['/users/zero-knowledge-glossary', '/zero-knowledge-glossary'],
]);

row(
  'old developer tooling paths go to /get-started/tooling/ by category (oracles, security, account-abstraction, data-indexers, analytics, libraries, cross-chain, social-login, attestations, privacy, ai)',
  text('/get-started/tooling/', '/get-started/toolbox/'),
  [
    ['/developers/tooling/oracles', '/get-started/tooling/oracles'],
    ['/developers/tooling/security', '/get-started/tooling/security'],
    [
      '/developers/tooling/account-abstraction/account-abstraction',
      '/get-started/tooling/account-abstraction',
    ],
    ['/developers/tooling/data-indexers', '/get-started/tooling/data-indexers'],
    ['/developers/tooling/analytics', '/get-started/tooling/analytics'],
    ['/developers/tooling/libraries', '/get-started/tooling/libraries'],
    ['/developers/tooling/cross-chain', '/get-started/tooling/cross-chain'],
    ['/developers/tooling/social-login', '/get-started/tooling/social-login'],
    ['/developers/tooling/attestations', '/get-started/tooling/attestations'],
    ['/developers/tooling/privacy', '/get-started/tooling/privacy'],
    ['/developers/tooling/cloud-infra', '/get-started/tooling/ai'],
  ],
);

row('old API reference paths go to /api/reference/...', html('/api/reference/', '/api/methods/'), [
  ['/developers/reference/api/linea-estimategas', '/api/reference/linea-estimategas'],
  ['/reference/api/linea-estimategas', '/api/reference/linea-estimategas'],
  ['/developers/reference/api/eth-sendrawtransaction', '/api/reference/eth-sendrawtransaction'],
  ['/developers/reference/api/linea-getproof', '/api/reference/linea-getproof'],
  [
    '/developers/reference/api/linea-gettransactionexclusionstatusv1',
    '/api/reference/linea-gettransactionexclusionstatusv1',
  ],
]);

row('old quickstart paths go to /get-started or /', html('/get-started', '/support'), [
  ['/developers/quickstart', '/get-started'],
  ['/build-on-linea/quickstart', '/get-started'],
  ['/get-started/quickstart', '/'],
]);

statement(
  'Redirects from old paths (client-side)',
  {fault: scripts('"/architecture"', '"/architectures"')},
  async ({page}) => {
    await page.goto('/support');
    await visitInside(page, '/architecture');
    await expect(page).toHaveURL('/technology/architecture');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('How Linea works');
  },
);
