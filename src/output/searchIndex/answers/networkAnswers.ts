// cspell:ignore blocktime
import {chains, type Network, type NetworkKey, networks} from '../../../../data/networks';
import type {Answer} from '../../../search/answer';

const page = '/get-started/build/network-info';
const anchors: Record<NetworkKey, string> = {mainnet: '#linea-mainnet', sepolia: '#linea-sepolia'};

/** The value of a limit without a figure. */
const NOT_PUBLISHED = 'Not published';

/** Words for a network. Without any, a question is about both. */
const names: Record<NetworkKey, string> = {
  mainnet: 'mainnet main network linea',
  sepolia: 'sepolia testnet test network linea',
};

/** How far apart blocks are, as configured and in fact. */
function blockTimeOf({blockTimeSeconds, averageBlockTime}: Network): string {
  const unit = blockTimeSeconds === 1 ? 'second' : 'seconds';
  const configured = `${blockTimeSeconds} ${unit} as configured`;
  return [configured, averageBlockTime].filter(Boolean).join('; ');
}

/** The limits of a network that readers ask about, where they are explained, and what readers type. */
const askedLimits: readonly {
  readonly label: string;
  readonly route: string;
  readonly questions: readonly string[];
}[] = [
  {
    label: 'Hard finality',
    route: '/get-started/how-to/finalized-block',
    questions: ['finality', 'long finality', 'fast finality', 'finality time', 'hard finality'],
  },
  {
    label: 'Contract code',
    route: '/get-started/how-to/deploy-smart-contract/compiler-settings#limits',
    questions: ['contract size', 'code size', 'bytecode size'],
  },
  {
    label: 'EVM version',
    route: '/get-started/how-to/deploy-smart-contract/compiler-settings',
    questions: ['evm version', 'hard fork'],
  },
  {
    label: 'Deposit to Linea',
    route: '/get-started/how-to/bridge/track-transfers#times',
    questions: ['long deposit', 'deposit time'],
  },
  {
    label: 'Withdrawal to Ethereum',
    route: '/get-started/how-to/bridge/track-transfers#times',
    questions: ['long withdrawal', 'withdrawal time', 'withdrawal delay'],
  },
];

/** The answers from the limits of a network that are published. */
function limitAnswers(key: NetworkKey): readonly Answer[] {
  const {name, limits}: Network = networks[key];
  return askedLimits.flatMap(({label, route, questions}) => {
    const value = limits.find((limit) => limit.label === label)?.value ?? NOT_PUBLISHED;
    const also = `${names[key]} take last reach until arrive max maximum limit l2 l1 ethereum native bridge eth`;
    return value === NOT_PUBLISHED
      ? []
      : [{label: `${label}, ${name}`, value, isProse: true, route, questions, also}];
  });
}

function answersOf(key: NetworkKey): readonly Answer[] {
  const network = networks[key];
  const {chainId, explorers} = chains[network.chain];
  const {http} = network.rpc;
  const common = {route: page + anchors[key], also: names[key]};
  const [faucet] = network.faucets;
  return [
    {
      ...common,
      label: `Chain ID of ${network.name}`,
      value: String(chainId),
      questions: [
        'chain id',
        'chainid',
        'network id',
        'what is chain id',
        String(chainId),
        `0x${chainId.toString(16)}`,
        chainId.toString(16),
      ],
    },
    {
      ...common,
      label: `RPC URL of ${network.name}`,
      value: http[0].url,
      questions: [
        'rpc',
        'rpc url',
        'rpc endpoint',
        'public rpc',
        'public rpc url',
        'public endpoint',
        'json rpc url',
        'http endpoint',
        'node url',
      ],
    },
    {
      ...common,
      label: `Block explorer of ${network.name}`,
      value: explorers[0].url,
      questions: ['explorer', 'block explorer', 'explorer url', 'scan', 'lineascan', 'etherscan'],
    },
    {
      ...common,
      label: `Block time of ${network.name}`,
      value: blockTimeOf(network),
      isProse: true,
      questions: [
        'block time',
        'blocktime',
        'time block',
        'block interval',
        'time between blocks',
        'fast block',
        'block speed',
        'often block',
        'seconds between blocks',
      ],
    },
    {
      ...common,
      label: `Block gas limit of ${network.name}`,
      value: network.blockGasLimit.toLocaleString('en'),
      questions: [
        'block gas limit',
        'gas limit',
        'gas limit block',
        'maximum gas block',
        'max gas per block',
      ],
    },
    {
      ...common,
      label: `Bridge of ${network.name}`,
      value: network.bridge.url,
      questions: ['bridge url', 'bridge app', 'native bridge', 'official bridge'],
    },
    ...(faucet
      ? [
          {
            ...common,
            label: `${faucet.name} for ${network.name}`,
            value: faucet.url,
            route: '/get-started/how-to/get-testnet-eth#faucets',
            questions: [
              'faucet',
              'faucet eth',
              'faucet url',
              'test eth',
              'get test eth',
              'eth faucet',
            ],
          },
        ]
      : []),
  ];
}

/** The status pages of the networks. A page that they share is one answer. */
function statusAnswers(keys: readonly NetworkKey[]): readonly Answer[] {
  const urls = keys.map((key): string => networks[key].statusUrl);
  return [...new Set(urls)].map((value) => {
    const covered = keys.filter((_, place) => urls[place] === value);
    return {
      label: `Status page of ${covered.map((key) => networks[key].name).join(' and ')}`,
      value,
      route: `${page}#live-status`,
      questions: ['status page', 'network status', 'status', 'outage', 'down', 'sequencer down'],
      also: covered.map((key) => names[key]).join(' '),
    };
  });
}

/** What a wallet or a client is configured with, and where the networks' status is. */
export function networkAnswers(): readonly Answer[] {
  const keys = Object.keys(networks) as NetworkKey[];
  return [...keys.flatMap(answersOf), ...keys.flatMap(limitAnswers), ...statusAnswers(keys)];
}
