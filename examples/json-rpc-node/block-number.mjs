// Prints the number of the newest block of Linea Mainnet.

// #region request
const response = await fetch('https://rpc.linea.build', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: []}),
});
const {result, error} = await response.json();
if (error) {
  throw new Error(`${error.code}: ${error.message}`);
}
console.log('Newest block:', Number(result));
// #endregion
