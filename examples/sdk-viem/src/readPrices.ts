import {getBlockExtraData} from '@lfdt-lineth/sdk-viem';
import {formatGwei} from 'viem';
import {l2} from './clients';

// #region call
const {version, fixedCost, variableCost, ethGasPrice} = await getBlockExtraData(l2, {
  blockTag: 'latest',
});
console.log(`version  ${version}`);
console.log(`fixed    ${formatGwei(BigInt(fixedCost))} gwei`);
console.log(`variable ${formatGwei(BigInt(variableCost))} gwei`);
console.log(`gasPrice ${formatGwei(BigInt(ethGasPrice))} gwei`);
// #endregion
