/** Words in capitals that pages use and the glossary need not explain, and why. */
export const plainWords: readonly {readonly why: string; readonly words: readonly string[]}[] = [
  {
    why: 'every developer knows them',
    words: [
      ...['AGPL', 'API', 'ARM', 'CI', 'CPU', 'HTTP', 'HTTPS', 'ID', 'IP', 'JSON', 'RAM', 'REST'],
      ...['SDK', 'SSD', 'SSH', 'TCP', 'TLS', 'UDP', 'URL', 'UTC', 'UTF', 'US', 'USA'],
    ],
  },
  {why: 'units', words: ['GB', 'GHz', 'KB', 'MB', 'TB']},
  {
    why: 'every developer on Ethereum knows them',
    words: ['ABI', 'ABIs', 'EIP', 'EIPs', 'ENS', 'EOA', 'ERC', 'NFT', 'NFTs'],
  },
  {why: 'symbols of tokens', words: ['DAI', 'ETH', 'LINK', 'USD', 'USDC', 'USDT', 'WETH']},
];
