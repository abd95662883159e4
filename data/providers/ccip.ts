import type {ProviderFacts} from './schema';

const directory = 'smartcontractkit/documentation@59e5cde7:src/config/data/ccip/v1_2_0';
const local = 'https://www.npmjs.com/package/@chainlink/local/v/0.2.9';
const selectors = 'smartcontractkit/chain-selectors@7bf600bc:selectors.yml';

export const ccip = {
  contracts: [
    {
      name: 'Router',
      chain: 'linea',
      address: '0x549FEB73F2348F6cD99b9fc8c69252034897f06C',
      purpose: 'Quotes, sends and delivers messages',
      sources: [`${directory}/mainnet/chains.json`, local],
    },
    {
      name: 'Router',
      chain: 'lineaSepolia',
      address: '0xB4431A6c63F72916151fEA2864DBB13b8ce80E8a',
      purpose: 'Quotes, sends and delivers messages',
      sources: [`${directory}/testnet/chains.json`, local],
    },
  ],
  identifiers: [
    {name: 'Chain selector', chain: 'linea', value: '4627098889531055414', source: selectors},
    {
      name: 'Chain selector',
      chain: 'lineaSepolia',
      value: '5719461335882077547',
      source: selectors,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
