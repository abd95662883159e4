/** An ElizaOS character that can send transactions on Linea Sepolia only. */
export const character = {
  name: 'Linea agent',
  bio: ['Sends test ETH on Linea Sepolia.'],
  plugins: [
    // The plugins that your project already lists, and:
    '@elizaos/plugin-evm',
  ],
  settings: {
    chains: {evm: ['lineaSepolia']},
  },
};
