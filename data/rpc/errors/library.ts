import type {ErrorList} from './errorList';

/**
 * What viem and ethers say instead of the node's message. viem names an error by its code, and Linea Besu uses some codes
 * for other causes.
 */
export const libraryErrors: ErrorList = {
  producer: 'library',
  errors: [
    {
      code: null,
      message: 'could not coalesce error',
      cause: 'ethers 6 (`UNKNOWN_ERROR`) doesn’t know the node’s error.',
      cure: 'Read `error.error`, which has the node’s code and message, and look these up here.',
    },
    {
      code: null,
      message: 'missing revert data',
      cause:
        'ethers 6 (`CALL_EXCEPTION`): a call or an estimate failed, and the node’s error has no revert data. The contract need not have reverted.',
      cure: 'Read `error.info.error`, which has the node’s code and message, and look these up here.',
    },
    {
      code: null,
      message: 'cannot estimate gas; transaction may fail or may require manual gas limit',
      cause:
        'ethers 5 (`UNPREDICTABLE_GAS_LIMIT`): the estimate failed, usually because the call reverts.',
      cure: 'Read `error.error` for the node’s message. A gas limit of your own only hides the cause.',
    },
    {
      code: null,
      message: 'nonce has already been used',
      cause: 'ethers (`NONCE_EXPIRED`): the node said that the nonce is too low.',
      cure: 'Read the account’s transaction count, and sign again with that nonce.',
    },
    {
      code: null,
      message: 'replacement fee too low',
      cause:
        'ethers (`REPLACEMENT_UNDERPRICED`): a transaction with this nonce waits, and the new one doesn’t pay enough more.',
      cure: 'Raise both fees, or wait for the first transaction.',
    },
    {
      code: null,
      message: 'insufficient funds for intrinsic transaction cost',
      cause:
        'ethers (`INSUFFICIENT_FUNDS`): the balance doesn’t cover the value and the highest fee.',
      cure: 'Add ETH to the sender on Linea, or lower the value or the fee.',
    },
    {
      code: null,
      message: 'An unknown RPC error occurred.',
      cause: 'viem doesn’t know the node’s code.',
      cure: 'Read the line `Details:` of the message, or `error.details`.',
    },
    {
      code: null,
      message: 'Execution reverted for an unknown reason.',
      cause:
        'viem: the call reverted without a reason that the node could read, or needs more gas than it may use.',
      cure: 'Use `simulateContract` with the contract’s ABI, which names the contract’s own errors.',
    },
    {
      code: null,
      message:
        'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
      cause: 'viem: the balance doesn’t cover the value and the highest fee.',
      cure: 'Add ETH to the sender on Linea, or lower the value or the fee.',
    },
    {
      code: null,
      message:
        'Nonce provided for the transaction (<nonce>) is lower than the current nonce of the account.',
      cause:
        'viem: the node said that the nonce is too low, or that it already has the transaction.',
      cure: 'Check whether the transaction is in a block, else sign with the newest nonce.',
    },
    {
      code: null,
      message:
        'The fee cap (`maxFeePerGas` = <price> gwei) cannot be lower than the block base fee.',
      cause:
        'viem: `maxFeePerGas` is lower than the base fee of the block. Geth says `max fee per gas less than block base fee`.',
      cure: 'Leave the fees out, so that viem asks the node for them.',
    },
    {
      code: null,
      message: 'The contract function "<function>" reverted.',
      cause:
        'viem: the call reverted, or the node returned code -32603. The reason, if there is one, follows on the next line.',
      cure: 'Read the reason. Without one, search this page for what follows `Details:`, the node’s message. If there is only a signature, give viem the ABI with the contract’s errors, or paste the signature into the [decoder](/api/decoder).',
    },
    {
      code: null,
      message: 'The contract function "<function>" returned no data ("0x").',
      cause:
        'viem: the address has no contract on this network, or the contract doesn’t have the function.',
      cure: 'Check the address, the chain of the client, and the ABI.',
    },
    {
      code: null,
      message: 'HTTP request failed.',
      cause:
        'viem: the endpoint returned an HTTP error or a response that isn’t JSON, or didn’t respond.',
      cure: 'Search this page for the number in the line `Status:`. Without one, the connection failed, or the response isn’t JSON.',
    },
    {
      code: null,
      message: 'The request took too long to respond.',
      cause: 'viem: no response came within the time limit, 10 seconds by default.',
      cure: 'Request less data, or raise `timeout` of the transport.',
    },
    {
      code: null,
      message: 'server response <status>',
      cause: 'ethers 6 (`SERVER_ERROR`): the endpoint responded with this HTTP status.',
      cure: 'Search this page for the number.',
    },
    {
      code: null,
      message: 'fetch failed',
      cause:
        'Node.js couldn’t reach the endpoint: no network, a wrong host, a proxy or a firewall.',
      cure: 'Read `error.cause`, which names the failure, such as `ENOTFOUND` or `ETIMEDOUT`.',
    },
    {
      code: null,
      message: 'Failed to fetch',
      cause:
        'Chrome couldn’t reach the endpoint, or the endpoint doesn’t allow requests from your site (CORS).',
      cure: 'Look at the request in the browser’s network tools.',
    },
    {
      code: -32000,
      message:
        'Missing or invalid parameters. Double check you have provided the correct parameters.',
      cause: 'viem says so for every error with this code, whatever the cause.',
      cure: 'Read the line `Details:` of the message, or `error.details`, and look it up here.',
    },
    {
      code: -32001,
      message: 'Requested resource not found.',
      cause:
        'viem’s words for this code. From Linea Besu, it usually means that the nonce was used.',
      cure: 'Read `error.details`.',
    },
    {
      code: -32002,
      message: 'Requested resource not available.',
      cause:
        'viem’s words for this code. From Linea Besu, the signature is wrong or the transaction pool is off. From Geth, the response took too long. From a wallet, a request is already open.',
      cure: 'Read `error.details`.',
    },
    {
      code: -32003,
      message: 'Transaction creation failed.',
      cause:
        'viem’s words for this code. From Linea Besu, the gas limit is below the minimum cost. From Geth, the response is too large.',
      cure: 'Read `error.details`. If it names the gas, estimate again or raise the limit. If it names the size, request less.',
    },
    {
      code: -32004,
      message: 'Method "<method>" is not supported.',
      cause:
        'viem’s words for this code. From Linea Besu, the balance is too low for the call or the estimate. From Infura, the method isn’t supported.',
      cure: 'Read `error.details`. If it names the cost, add ETH to `from`, or omit the fees.',
    },
    {
      code: -32005,
      message: 'Request exceeds defined limit.',
      cause: 'viem’s words for this code: a limit of the node, or too many requests to Infura.',
      cure: 'Read `error.details`, and look up the limit.',
    },
    {
      code: -32006,
      message: 'Version of JSON-RPC protocol is not supported.',
      cause: 'viem’s words for this code. From Linea Besu, the nonce is too high in a simulation.',
      cure: 'Read `error.details`, and check the nonce.',
    },
  ],
  sources: [
    'https://www.npmjs.com/package/viem/v/2.57.1',
    'https://www.npmjs.com/package/ethers/v/6.17.0',
    'https://www.npmjs.com/package/ethers/v/5.8.0',
  ],
  checked: '2026-11-27',
};
