import {WrapperBuilder} from '@redstone-finance/evm-connector';
import {getSignersForDataServiceId} from '@redstone-finance/sdk';
import {type BigNumber, Contract, providers, utils} from 'ethers';

const address = process.argv[2];
if (address === undefined) {
  throw new Error('Pass the address of your RedstonePull contract');
}

const provider = new providers.JsonRpcProvider('https://rpc.linea.build');
const abi = ['function ethPrice() view returns (uint256)'];
const contract = new Contract(address, abi, provider);

// Adds signed prices to the end of the calldata.
const wrapped = WrapperBuilder.wrap(contract).usingDataService({
  dataPackagesIds: ['ETH'],
  authorizedSigners: getSignersForDataServiceId('redstone-primary-prod'),
});

const price = (await wrapped.ethPrice()) as BigNumber;
console.log(`ETH  ${utils.formatUnits(price, 8)} USD`);
