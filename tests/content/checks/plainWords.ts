/** Words that the glossary does not explain, with the reason. */
export const plainWords: readonly {readonly why: string; readonly words: readonly string[]}[] = [
  {
    why: 'every developer knows them',
    words: [
      ...[
        'AGPL',
        'API',
        'ARM',
        'CI',
        'CPU',
        'ES',
        'HTTP',
        'HTTPS',
        'ID',
        'IP',
        'JSON',
        'RAM',
        'REST',
      ],
      ...['SDK', 'SHA', 'SSD', 'SSH', 'TCP', 'TLS', 'UDP', 'URL', 'US', 'UTC', 'UTF'],
    ],
  },
  {why: 'units', words: ['GB', 'KB', 'MB', 'TB']},
  {
    why: 'every developer on Ethereum knows them',
    words: ['ABI', 'EIP', 'ENS', 'EOA', 'ERC', 'IPFS', 'NFT'],
  },
  {
    why: 'symbols of tokens',
    words: ['DAI', 'DUSD', 'ETH', 'GRAI', 'LINK', 'SOULS', 'USD', 'USDC', 'USDT', 'WETH'],
  },
  {why: 'a step of the Solidity compiler, and a part of its name', words: ['IR']},
  {why: 'precompiles are named by them', words: ['MODEXP', 'RIPEMD']},
  {why: 'names of organizations, licenses and libraries', words: ['L2BEAT', 'LF', 'MIT', 'viem']},
];
