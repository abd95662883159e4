import {createConfig} from 'ponder';
import {parseAbi} from 'viem';

export default createConfig({
  chains: {
    linea: {
      id: 59144,
      rpc: 'https://rpc.linea.build',
      ethGetLogsBlockRange: 5_000,
    },
  },
  contracts: {
    L2MessageService: {
      chain: 'linea',
      address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
      abi: parseAbi([
        'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
      ]),
      startBlock: 'latest',
    },
  },
});
