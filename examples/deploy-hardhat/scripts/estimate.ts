import {artifacts, network} from 'hardhat';
import {encodeDeployData, parseGwei} from 'viem';
import {estimateGas} from 'viem/linea';

const {viem} = await network.create();
const [deployer] = await viem.getWalletClients();
const {abi, bytecode} = await artifacts.readArtifact('TicketOffice');
const args = [deployer.account.address, parseGwei('1')] as const;
const {baseFeePerGas, gasLimit, priorityFeePerGas} = await estimateGas(
  await viem.getPublicClient(),
  {account: deployer.account, data: encodeDeployData({abi, bytecode, args})},
);
console.log(`gas                  ${gasLimit}`);
console.log(`maxPriorityFeePerGas ${priorityFeePerGas}n`);
console.log(`maxFeePerGas         ${baseFeePerGas * 2n + priorityFeePerGas}n`);
