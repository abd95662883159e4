// Prices an approval of one wrapped ether on Linea Mainnet.

// #region request
const WRAPPED_ETHER = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Sends a request and returns its result. Throws on an error. */
async function call(method, ...params) {
  const response = await fetch('https://rpc.linea.build', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  const {result, error} = await response.json();
  if (error) {
    throw new Error(`${error.code}: ${error.message}`);
  }
  return result;
}

// The selector of approve, then two words: the spender and one ether.
const words = [SPENDER.slice(2).toLowerCase(), (10n ** 18n).toString(16)];
const data = `0x095ea7b3${words.map((word) => word.padStart(64, '0')).join('')}`;
const estimate = await call('linea_estimateGas', {to: WRAPPED_ETHER, data});

const [gas, baseFee, priorityFee] = [
  estimate.gasLimit,
  estimate.baseFeePerGas,
  estimate.priorityFeePerGas,
].map(BigInt);
console.log(`gas limit:    ${gas}`);
console.log(`base fee:     ${baseFee} wei`);
console.log(`priority fee: ${priorityFee} wei`);
console.log(`cost at most: ${gas * (baseFee + priorityFee)} wei`);
// #endregion
