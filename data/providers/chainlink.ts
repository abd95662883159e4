import type {ProviderFacts} from './schema';

const addressBook = 'https://www.npmjs.com/package/@bgd-labs/aave-address-book/v/4.44.22';
const comet =
  'compound-finance/comet@029bff261c4c9ac18ee03c5e90676a48ee7f7f7b:deployments/linea/usdc/configuration.json';

const feedList =
  'chain-shield/tokencheck-backend@a86b2e03e320a808d526c95b3bfd15148e943397:src/chainlink/chainlink_data.rs';

export const chainlink = {
  contracts: [
    {
      name: 'ETH / USD',
      chain: 'linea',
      address: '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA',
      sources: [addressBook, comet],
    },
    {
      name: 'BTC / USD',
      chain: 'linea',
      address: '0x7A99092816C8BD5ec8ba229e3a6E6Da1E628E1F9',
      sources: [addressBook, comet],
    },
    {
      name: 'USDC / USD',
      chain: 'linea',
      address: '0xAADAa473C1bDF7317ec07c915680Af29DeBfdCb5',
      sources: [addressBook, comet],
    },
    {
      name: 'USDT / USD',
      chain: 'linea',
      address: '0xefCA2bbe0EdD0E22b2e0d2F8248E99F4bEf4A7dB',
      sources: [addressBook, feedList],
    },
    {
      name: 'wstETH / USD',
      chain: 'linea',
      address: '0x8eCE1AbA32716FdDe8D6482bfd88E9a0ee01f565',
      sources: [addressBook, feedList],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
