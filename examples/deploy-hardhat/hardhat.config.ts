import hardhatToolboxViem from '@nomicfoundation/hardhat-toolbox-viem';
import {configVariable, defineConfig} from 'hardhat/config';

export default defineConfig({
  plugins: [hardhatToolboxViem],
  // #region compiler
  solidity: {
    version: '0.8.37',
    settings: {
      evmVersion: 'osaka',
      optimizer: {enabled: true, runs: 200},
    },
  },
  // #endregion
  networks: {
    linea: {
      type: 'http',
      chainId: 59144,
      url: 'https://rpc.linea.build',
      accounts: [configVariable('MAINNET_DEPLOYER_KEY')],
    },
    lineaSepolia: {
      type: 'http',
      chainId: 59141,
      url: 'https://rpc.sepolia.linea.build',
      accounts: [configVariable('DEPLOYER_KEY')],
    },
  },
  verify: {
    etherscan: {apiKey: configVariable('ETHERSCAN_API_KEY')},
  },
});
