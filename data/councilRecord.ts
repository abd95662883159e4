import {atLeastOne} from './atLeastOne';
import {contracts} from './contracts';
import {dayInWords} from './dayInWords';
import type {Limit} from './limits/schema';
import type {ChainKey} from './networks';
import type {IsoDate, Sourced, SourceRef} from './source';

export type Hash = `0x${string}`;

/** What a transaction of the Security Council is about. */
export type CouncilAction =
  'verifier' | 'upgrade' | 'roles' | 'rate limit' | 'staking' | 'council' | 'names';

/** What a transaction changes on one subject. */
interface CouncilChange {
  /** At most once in a transaction. */
  readonly about: CouncilAction;
  /** In our words, with links to contracts that are not in data/contracts.ts. */
  readonly text: string;
}

/** When the chain was found to have what the record says, and the transaction where a source names it. */
export type SeenOnChain =
  | {/** The day of the block. */ readonly on: IsoDate; readonly tx: Hash}
  | {
      /** The day of the first reading that shows it, or of a later nonce. */ readonly by: IsoDate;
      readonly tx?: Hash;
    };

/** A transaction of one of the two Safes, as the network's record has it. */
export interface CouncilTransaction {
  readonly chain: Extract<ChainKey, 'ethereum' | 'linea'>;
  /** The nonce in the Safe of that chain. Unique there; a gap would be a transaction without entry. */
  readonly nonce: number;
  /** The day that the record gives. It can be days before or after the execution. */
  readonly recorded: IsoDate;
  /** One for each subject, which is a row of the table. */
  readonly changes: readonly [CouncilChange, ...CouncilChange[]];
  /** By which the Safe names the transaction; missing where the record links no single one. */
  readonly safeTxHash?: Hash;
  /** Missing where no source but the record tells of it. */
  readonly seen?: SeenOnChain;
}

/** An owner of both Safes. */
export interface CouncilOwner {
  readonly address: `0x${string}`;
  /** The day on which the record adds it; missing for those that are older than the record. */
  readonly since?: IsoDate;
  /** The account on each chain, as L2BEAT read it. */
  readonly ethereum: string;
  readonly linea: string;
}

const explorers = {ethereum: 'https://etherscan.io', linea: 'https://lineascan.build'} as const;

/** A link to a contract or an account, with the ends of its address. */
const at = (address: `0x${string}`, chain: keyof typeof explorers = 'ethereum') =>
  `[${address.slice(0, 6)}…${address.slice(-4)}](${explorers[chain]}/address/${address})`;

const record =
  'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx' satisfies SourceRef;

/** Newest first; L1 before L2 on the same day. */
const councilTransactions: readonly CouncilTransaction[] = [
  {
    chain: 'ethereum',
    nonce: 80,
    recorded: '2026-10-07',
    changes: [
      {
        about: 'verifier',
        text: `Slot 1 verifier, called unused, replaced to fix proofs that couldn't be made: ${at('0x1d930e3Fac9fbc7026eC17962d2F57d558d37532')}.`,
      },
    ],
    safeTxHash: '0xed567f3da2d38e5bb1ff980920ba98df2406c8cf9924f3e58ce8a85ee0aa03dd',
  },
  {
    chain: 'ethereum',
    nonce: 79,
    recorded: '2026-09-03',
    changes: [
      {
        about: 'verifier',
        text: `Slot 0 verifier, called unused, replaced to fix proofs that couldn't be made: ${at('0xAFF26999780901ee8B48f0a1271a177ff46fD53F')}.`,
      },
    ],
    safeTxHash: '0x1e6883c989d587db78972e842fd4b44fc930864caa6c9440833914798f3ffb81',
  },
  {
    chain: 'ethereum',
    nonce: 78,
    recorded: '2026-09-01',
    changes: [
      {
        about: 'upgrade',
        text: `\`LineaRollup\` moved to ${at('0x052b73d934E9412045Bf731574463Fd026D74645')}, which fixes the sender in yield messages. Not before 09:00 UTC on September 1, 2026.`,
      },
      {about: 'staking', text: 'Reserve target from 90% to 40%, minimum from 85% to 35%.'},
    ],
    safeTxHash: '0x3d7906421672a76d7718147f1c2067b2c2e41d01f3378a6808c11e2a0234456f',
    seen: {by: '2026-10-01'},
  },
  {
    chain: 'ethereum',
    nonce: 77,
    recorded: '2026-07-14',
    changes: [
      {
        about: 'upgrade',
        text: `\`LineaRollup\` 8.0 at ${at('0x59290394dDC1cF84e671701A929710643c343530')}: checks for forced transactions, \`AddressFilter\`, a fee of 0.001 ETH.`,
      },
      {
        about: 'verifier',
        text: `New slot 1 verifier: ${at('0x09ac9f7E5Fb37e241e0B1e52aaF01eFE0a488a77')}.`,
      },
      {about: 'staking', text: 'Reserve target from 98.88% to 90%, minimum from 90% to 85%.'},
      {about: 'roles', text: "Two roles revoked from the vault's node operator."},
    ],
    safeTxHash: '0xc4851acbe9045a5d9d14f340470987d40500464d8430feda1995eb67506dbafd',
    seen: {
      on: '2026-07-16',
      tx: '0x4bcfe7ea1724555288f7cf4d7a0de608182483a41d670e3027b89c3e989240c9',
    },
  },
  {
    chain: 'linea',
    nonce: 55,
    recorded: '2026-07-14',
    changes: [
      {
        about: 'council',
        text: `Module ${at('0x3886a948eA7b4053312c3aE31a13776144aA6239', 'linea')} removed from the Safe.`,
      },
    ],
    safeTxHash: '0x8d3ec7fa5f5bcb06cbb3db431765a28583395ed4627872b8e9abab83c2491919',
    seen: {by: '2026-07-17'},
  },
  {
    chain: 'ethereum',
    nonce: 76,
    recorded: '2026-07-06',
    changes: [
      {
        about: 'staking',
        text: `Lido vault: guaranteed deposits required for every validator again, fees to a new splitter (${at('0x3F6227E81c46f608fF7fC3Ace997b955DD345541')}), one full validator exit.`,
      },
    ],
    safeTxHash: '0x08294477fc0fbc2ea7fc8237fd418be368ddd85e0af061350f1a540a46a4bc81',
    // Nonces run in order, and 77 ran on that day.
    seen: {by: '2026-07-16'},
  },
  {
    chain: 'ethereum',
    nonce: 75,
    recorded: '2026-04-28',
    changes: [{about: 'council', text: 'The Safe moved from version 1.3.0 to 1.4.1.'}],
    safeTxHash: '0x9dedb4f3c41b6306ef681bad3241c77493d95fb30f034d1615404c50d2025d2b',
    seen: {by: '2026-05-04'},
  },
  {
    chain: 'ethereum',
    nonce: 74,
    recorded: '2026-04-28',
    changes: [
      {about: 'council', text: 'Two of the nine owners replaced, threshold unchanged.'},
      {
        about: 'staking',
        text: 'Reserve target from 99.80% to 98.88%; the record has these two numbers reversed.',
      },
    ],
    safeTxHash: '0x7e4b9f81e4f2272285a96d615c831533bd4bdcf61ce3b681036dd05fba97cb8b',
    seen: {by: '2026-05-04'},
  },
  {
    chain: 'linea',
    nonce: 54,
    recorded: '2026-04-28',
    changes: [{about: 'council', text: 'The Safe moved from version 1.3.0 to 1.4.1.'}],
    seen: {by: '2026-05-04'},
  },
  {
    chain: 'linea',
    nonce: 53,
    recorded: '2026-04-28',
    changes: [
      {about: 'council', text: 'Two owners replaced, as on L1.'},
      {
        about: 'rate limit',
        text: 'Withdrawals through `L2MessageService` limited to 8,000 ETH a day; 24,000 before.',
      },
    ],
    seen: {by: '2026-05-04'},
  },
  {
    chain: 'ethereum',
    nonce: 73,
    recorded: '2026-04-21',
    changes: [
      {
        about: 'verifier',
        text: `Slot 0 verifier replaced, because some proofs couldn't be made: ${at('0x218C3339ff3fea595c02Ac31Ca8A782f5028C4dc')}.`,
      },
      {
        about: 'rate limit',
        text: 'Claims from `LineaRollup` limited to 10,000 ETH a day; 30,000 before.',
      },
      {
        about: 'staking',
        text: 'Reserve target from 99.85% to 99.80%. Lido vault: deposits without guarantee allowed, fees to a splitter.',
      },
      {about: 'roles', text: 'Two roles on the Lido vault granted to its node operator.'},
    ],
    safeTxHash: '0x4743afd65119c20228fa721e0f40df3c80be8f5cfd533d3e93096c2b57331f0d',
    seen: {by: '2026-04-22'},
  },
  {
    chain: 'ethereum',
    nonce: 72,
    recorded: '2026-04-17',
    changes: [
      {
        about: 'staking',
        text: 'First Lido vault created with 1 ETH, connected, and added to `YieldManager`. A Linea Consortium multisig receives the yield on L2.',
      },
      {
        about: 'roles',
        text: '`YieldManager` got nine roles on the vault dashboard, which the council administers.',
      },
    ],
    safeTxHash: '0xf2df9a80b654c181f9930b3a152192216d79d6e1f3821d5e3232662512b3c0bf',
    seen: {by: '2026-04-20'},
  },
  {
    chain: 'ethereum',
    nonce: 71,
    recorded: '2026-03-31',
    changes: [
      {
        about: 'verifier',
        text: `Slot 1 verifier replaced again: ${at('0x0D0f070386edC441A63fB8FAe8FB937Bbd88c5Cb')}.`,
      },
    ],
    safeTxHash: '0x79b3c0c29ffcc04b3f3035e4c07e4558fecde523de668202bfc77cddc1ca358b',
    seen: {by: '2026-04-07'},
  },
  {
    chain: 'ethereum',
    nonce: 70,
    recorded: '2026-03-31',
    changes: [
      {
        about: 'upgrade',
        text: `\`LineaRollup\` 7.1 at ${at('0xE68697690E8ff196A6aBB3E1385156D87Df85332')} and \`TokenBridge\` 1.1: pauses that expire.`,
      },
      {
        about: 'verifier',
        text: `New slot 1 verifier for the small-field prover: ${at('0x1442833180e253844897339aFb5800c797547987')}; an earlier proposal for that slot cancelled.`,
      },
      {about: 'roles', text: 'The Emergency Pauser can pause `LineaRollup` and `TokenBridge`.'},
      {about: 'names', text: '`linea.eth` got a new resolver.'},
    ],
    safeTxHash: '0x50157aa17891dbfeb34de0a149e7cf6ca28eb85c6fdd8eaf44855e9a15dead5a',
    seen: {
      on: '2026-03-31',
      tx: '0x2956910285297bc330ad8b1e31f6dd7866e58c26164fe126f09a44df6a65ce9b',
    },
  },
  {
    chain: 'linea',
    nonce: 52,
    recorded: '2026-03-31',
    changes: [
      {about: 'upgrade', text: '`L2MessageService` and `TokenBridge` got pauses that expire.'},
      {
        about: 'roles',
        text: 'The Emergency Pauser can pause `L2MessageService` and `TokenBridge`.',
      },
    ],
    safeTxHash: '0x9d01eb3c9c109e02fe603b492fa81538ab1526467116739d45d837b0d4ff00b4',
    seen: {
      on: '2026-03-31',
      tx: '0xee1773eabf52589c20884aceed118949ea8e03afc7bfd1df008206d2d69e1b01',
    },
  },
  {
    chain: 'ethereum',
    nonce: 69,
    recorded: '2026-03-24',
    changes: [
      {
        about: 'verifier',
        text: `New slot 1 verifier for EIP-7702: ${at('0x66355689a9f067eeb9dc9d899E4192676988279C')}. Slot 4 emptied.`,
      },
    ],
    safeTxHash: '0x4bd7cb5cab64c9d64778f35bfe1cddbdceec5a57849f99b9ba54d86d580776fb',
    seen: {by: '2026-03-25'},
  },
  {
    chain: 'ethereum',
    nonce: 68,
    recorded: '2026-03-23',
    changes: [
      {
        about: 'verifier',
        text: `New slot 0 verifier for EIP-7702: ${at('0xC83ed08E2262fBa264D528C749c051f8fC526897')}. Slot 3 emptied.`,
      },
    ],
    safeTxHash: '0x8b95fefc5a0dcc6c4242699e280dd4ec6b10820835394545d4170c35ad72c8f6',
    seen: {by: '2026-03-23'},
  },
  {
    chain: 'linea',
    nonce: 51,
    recorded: '2026-03-04',
    changes: [
      {
        about: 'roles',
        text: `A new account anchors L1 messages: ${at('0x2b0F9C76970975aec03784EFd763623757EF7652', 'linea')}.`,
      },
    ],
    safeTxHash: '0x16c878b15579d7418f6df9ed006fa6c35294422df86691c273821b48fe7bc627',
    seen: {by: '2026-03-06'},
  },
  {
    chain: 'ethereum',
    nonce: 67,
    recorded: '2026-02-26',
    changes: [
      {
        about: 'upgrade',
        text: `\`LineaRollup\` 7.0 at ${at('0x04728BF704a716C26F9EF4085013b760AC885631')}: prepares staking of bridged ETH; \`YieldManager\` set.`,
      },
      {about: 'roles', text: 'Role granted to the automation service of Yield Boost.'},
      {
        about: 'council',
        text: `Module ${at('0xF24f1DC519d88246809B660eb56D94048575d083')} removed from the Safe.`,
      },
    ],
    safeTxHash: '0xa1c97a648c46f47e3c9e377c7a372294d9fa4eacb464e7e32932ac1c91cd819c',
    seen: {
      on: '2026-03-01',
      tx: '0xac24732952f9eea514ba28030218267575bb42dd5f713dab7c29f3d330086d8f',
    },
  },
  {
    chain: 'ethereum',
    nonce: 66,
    recorded: '2025-12-03',
    changes: [
      {
        about: 'verifier',
        text: `New slot 4 verifier for Osaka: ${at('0x8f8EC9608223C0b8D13238950c03F5D42ceeBb9b')}. Slot 0 (Prague) emptied.`,
      },
    ],
    safeTxHash: '0xe2cfd57b3483fb4d469d71c82e5c179d9e84f81920893ce8c1b4e2ec31bab745',
    seen: {by: '2025-12-09'},
  },
  {
    chain: 'ethereum',
    nonce: 65,
    recorded: '2025-11-17',
    changes: [
      {
        about: 'verifier',
        text: `New slot 3 verifier for Beta v4.3: ${at('0x814D80782aA8c508aBABE9C6956D8F1f90E5177a')}. Slots 1 (Cancun) and 4 (Shanghai) emptied.`,
      },
    ],
    safeTxHash: '0x6a188b2fd845580a6be7fca4acbc878e730f853163265e5e1f4fb73b07a3ec82',
    seen: {by: '2025-12-02'},
  },
  {
    chain: 'ethereum',
    nonce: 64,
    recorded: '2025-10-27',
    changes: [
      {
        about: 'verifier',
        text: `New verifiers: slot 1 for Cancun, ${at('0x8421D1e3fb9A737A85dC7FF531c39f324FB2aC5d')}; slot 0 for Prague, ${at('0xA12E79C375FB0aaddfDA597BBe7b4e9A92e9b3De')}. Slot 3 (Paris) emptied.`,
      },
    ],
    safeTxHash: '0x4ce2843690090239e17c7030bddba8a812fb9cbaaa42ef0e60f4a940f68a9242',
    seen: {by: '2025-10-28'},
  },
  {
    chain: 'ethereum',
    nonce: 63,
    recorded: '2025-10-21',
    changes: [
      {
        about: 'verifier',
        text: `New verifiers: slot 3 for Paris, ${at('0xa3437F9Cd578f4848fD3332B9bbc58A0Cb3f955A')}; slot 4 for Shanghai, ${at('0x8CAE7ff138e401384df88a408314e4E9a92f274E')}.`,
      },
    ],
    safeTxHash: '0x387e7e211a2b894c778b74d19b924b6b4c0ac1532075c1d1354e16b56909db16',
    seen: {by: '2025-10-28'},
  },
  {
    chain: 'ethereum',
    nonce: 62,
    recorded: '2025-09-22',
    changes: [
      {
        about: 'rate limit',
        text: 'Claims from `LineaRollup` limited to 30,000 ETH a day; 18,750 before.',
      },
    ],
    safeTxHash: '0xd8df1a8c092db6367d06ef4323cb7c90221caf215dd1b0d5025c8df99921e8ca',
    seen: {
      by: '2025-09-23',
      tx: '0xf40eee2e37a3e163e4aeb8d037536e822db4e1ec55faceddad8a480a8c434217',
    },
  },
  {
    chain: 'linea',
    nonce: 50,
    recorded: '2025-09-22',
    changes: [
      {
        about: 'rate limit',
        text: 'Withdrawals through `L2MessageService` limited to 24,000 ETH a day; 15,000 before.',
      },
    ],
    safeTxHash: '0x7423bafced8b2e2eba2b4b7226f0aefaa159095061eb713ffb48e47f00bbb32a',
    seen: {
      by: '2025-09-23',
      tx: '0x7eec6a5e37602b56f5e79c2044cfea34672f0a018269008956d8a39cf968cf9a',
    },
  },
  {
    chain: 'ethereum',
    nonce: 61,
    recorded: '2025-09-19',
    changes: [
      {
        about: 'council',
        text: 'Now five of nine must sign; four of eight before. An outside owner replaced a Consensys owner, and a ninth owner was added.',
      },
    ],
    safeTxHash: '0x3a4ce0ce409592d09f6a46cb2c96de57c0fbbf410225d2af9f181572d2d2c5a0',
    seen: {by: '2025-09-19'},
  },
  {
    chain: 'linea',
    nonce: 49,
    recorded: '2025-09-19',
    changes: [{about: 'council', text: 'As on L1: five of nine must sign; four of eight before.'}],
    safeTxHash: '0xab693b8ec43b1fae1ac992e44998241175d2f9e5fa0ed40de7648e8899ea28ac',
    seen: {by: '2025-09-23'},
  },
  {
    chain: 'ethereum',
    nonce: 60,
    recorded: '2025-08-25',
    changes: [{about: 'council', text: 'Two owners replaced.'}],
    safeTxHash: '0x8cddecc98d567b961472e45e23127546db05a5ee4cf6bbc77de3eddc06db17e8',
    seen: {by: '2025-08-26'},
  },
  {
    chain: 'ethereum',
    nonce: 59,
    recorded: '2025-08-25',
    changes: [
      {
        about: 'verifier',
        text: `New slot 1 verifier for Beta v3: ${at('0x9473C37A9fE76fbbc3Fd7d3b59E1b550415bd873')}. The Beta v1.4 verifier, ${at('0x41A4d93d09f4718fe899D12A4aD2C8a09104bdc7')}, removed.`,
      },
    ],
    safeTxHash: '0x03d40006169ce14bf9a24c06b1225fd14a881ba7e4b675ad2b744f2927c35b14',
    seen: {
      by: '2025-08-25',
      tx: '0x36d74d86d98138526dfc70651d97f3824ac7eeb2f17c18b1460ea4f5ca845b34',
    },
  },
  {
    chain: 'linea',
    nonce: 48,
    recorded: '2025-08-25',
    changes: [{about: 'council', text: 'Two owners replaced, as on L1.'}],
    safeTxHash: '0xe8542eeb1abb8687eae6bf10a77aa181f0439d0f8b1e04e8eecd4b334abb9b87',
    seen: {by: '2025-09-01'},
  },
];

const key = 'Account with a key';

/** The owners of both Safes on July 20, 2026, in the order of L1. */
const councilOwners: readonly CouncilOwner[] = [
  {
    address: '0x1f0cdfb6aa74293E06f3A6D3B7958b6d36563c4f',
    since: '2025-09-19',
    ethereum: key,
    linea: key,
  },
  {
    address: '0xD6481cC92eD746EbC679788654723Ce49D45EbeA',
    since: '2026-04-28',
    ethereum: 'A Safe: one of its four owners must sign',
    linea: 'No contract',
  },
  {
    address: '0xD30373335C6d71499EE6CDcF832b5BcB731BAe8d',
    since: '2025-09-19',
    ethereum: key,
    linea: key,
  },
  {
    address: '0x535dE1e2A961529AA84EF208981f8cF4e7dcbdF5',
    ethereum: key,
    linea: key,
  },
  {
    address: '0xC263178AC471C4411abAf5c22cD4D8D67033bc82',
    since: '2025-08-25',
    ethereum: key,
    linea: key,
  },
  {
    address: '0x9376c137AF5124FFc39bD8940A3D88D1cd508992',
    ethereum: key,
    linea: key,
  },
  {
    address: '0x4CB4da1D1C198E506031C0Aa8480BA8b57C0fAD4',
    ethereum: key,
    linea: key,
  },
  {
    address: '0x0F4df4939a6B126a088A40B4Bbf9F30337ACBFE4',
    since: '2026-04-28',
    ethereum: key,
    linea: key,
  },
  {
    address: '0xB4dAebe4D01f467701F95f0196fc29033c54dBcb',
    ethereum: key,
    linea: key,
  },
];

/** Where record, days and owners were read. */
export const councilRecord: Sourced = {
  sources: [
    record,
    'Consensys/doc.linea@994028bc:docs/changelog/security-council-record.mdx',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/discovered.json',
    'l2beat/l2beat@0171fcda:packages/config/src/projects/linea/discovered.json',
    'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
  ],
  checked: '2026-11-22',
};

/** The page of the Safe app with calldata and signatures, or the history of the Safe. */
function inSafe({chain, safeTxHash}: CouncilTransaction): string | undefined {
  const safe = contracts.find(
    (contract) => contract.chain === chain && contract.name === 'Security Council Safe',
  )?.address;
  const prefix = chain === 'ethereum' ? 'eth' : 'linea';
  if (safe === undefined) return undefined;
  return safeTxHash === undefined
    ? `https://app.safe.global/transactions/history?safe=${prefix}:${safe}`
    : `https://app.safe.global/transactions/tx?safe=${prefix}:${safe}&id=multisig_${safe}_${safeTxHash}`;
}

/** The day, or the day by which, as a link where there is a transaction. */
function onChain(chain: CouncilTransaction['chain'], seen?: SeenOnChain): string {
  if (seen === undefined) return 'Not read yet';
  const when = 'on' in seen ? dayInWords(seen.on) : `By ${dayInWords(seen.by)}`;
  return seen.tx === undefined ? when : `[${when}](${explorers[chain]}/tx/${seen.tx})`;
}

/** The rows of the record of one chain, one for each subject of a transaction: change, and the days of record and chain. */
export function councilRows(chain: CouncilTransaction['chain']): readonly [Limit, ...Limit[]] {
  const rows = councilTransactions
    .filter((transaction) => transaction.chain === chain)
    .flatMap((transaction) => {
      const {nonce, changes, recorded, seen} = transaction;
      const signatures = inSafe(transaction);
      return changes.map(({about, text}) => ({
        what: `Nonce ${String(nonce)}, ${about}`,
        cells: [
          text,
          signatures === undefined
            ? dayInWords(recorded)
            : `[${dayInWords(recorded)}](${signatures})`,
          onChain(chain, seen),
        ],
      }));
    });
  return atLeastOne(rows);
}

/** The rows of the owners. */
export const ownerRows: readonly [Limit, ...Limit[]] = atLeastOne(
  councilOwners.map(({address, since, ethereum, linea}) => ({
    what: `\`${address}\``,
    cells: [since === undefined ? 'Before the record' : dayInWords(since), ethereum, linea],
  })),
);
