import type {RpcMethod} from './schema';
import {bytes32, data, quantityParam} from './shared/scalars';

const transfer =
  '0x02f87782e7088274e7850237a9ccf38502a932292382627094124fb955862709e30740028cb86c477221842b1487470de4df82000780c001a05258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1daa06c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2';

export const eth_sendBundle: RpcMethod = {
  name: 'eth_sendBundle',
  group: 'transactions',
  summary: 'Sends signed transactions that enter one block in order, or not at all. Private beta.',
  params: [
    {
      name: 'bundle',
      required: true,
      description: 'The transactions, and when they can run.',
      schema: {
        title: 'Bundle',
        type: 'object',
        properties: {
          txs: {
            type: 'array',
            items: data,
            minItems: 1,
            description: 'The serialized signed transactions, in execution order.',
          },
          blockNumber: {
            ...quantityParam,
            description: 'The only block that the bundle can enter.',
            'x-limit': 'above the newest block',
          },
          minTimestamp: {
            type: 'integer',
            minimum: 0,
            'x-unit': 'unix seconds',
            'x-default': 'no limit',
            description: 'The bundle runs only after this time, by the sequencer’s clock.',
          },
          maxTimestamp: {
            type: 'integer',
            minimum: 0,
            'x-unit': 'unix seconds',
            'x-default': 'no limit',
            description: 'The bundle runs only before this time, by the sequencer’s clock.',
            'x-limit': 'not in the past',
          },
        },
        required: ['txs', 'blockNumber'],
        additionalProperties: false,
      },
    },
  ],
  result: {
    description: 'The bundle hash. It means that the bundle was accepted, not that it ran.',
    schema: {
      title: 'BundleReceipt',
      type: 'object',
      properties: {
        bundleHash: {
          ...bytes32,
          description: 'The Keccak hash of the concatenated serialized transactions.',
        },
      },
      required: ['bundleHash'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      code: -32602,
      message: 'Malformed linea_sendBundle json param',
      cause: 'The object lacks `txs` or `blockNumber`, or a field has the wrong type.',
      cure: 'Send the block as `0x` and hexadecimal digits, and the times as numbers, in seconds.',
    },
    {
      code: -32602,
      message: 'Malformed bundle, no bundle transactions present',
      cause: '`txs` is empty.',
      cure: 'Send at least one transaction.',
    },
    {
      code: -32602,
      message:
        'Bundle block number <number> is not greater than current chain head block number <number>',
      cause: 'The block already exists.',
      cure: 'Set a later block, such as the newest block’s number plus two.',
    },
    {
      code: -32602,
      message: 'Bundle max timestamp <timestamp> is in the past, current timestamp is <timestamp>',
      cause: 'The time window has ended.',
      cure: 'Set a later time, in seconds.',
    },
    {
      code: -32602,
      message: 'request already seen <duration> ago',
      cause:
        'You sent these parameters less than a minute ago. This also counts rejected requests.',
      cure: 'Use the first response. After a rejection, change the bundle or wait a full minute.',
    },
    {
      code: -32602,
      message: 'Invalid transaction in bundle: hash <hash>, reason: <reason>',
      cause:
        'A transaction fails a check: precompile as recipient, too much gas or calldata, or a denied address.',
      cure: 'Correct that transaction.',
    },
    {
      code: -32602,
      message:
        "Illegal character '<character>' found at index <index> in hex binary representation",
      cause: 'An item of `txs` isn’t hexadecimal.',
      cure: 'Send your library’s signed transaction.',
    },
    {
      code: -32602,
      message: 'Invalid odd-length hex binary representation',
      cause: 'An item of `txs` has an odd number of digits.',
      cure: 'Find the missing digit.',
    },
    {
      code: -32602,
      message: 'Invalid raw transaction hex',
      cause: 'An item of `txs` is `0x`.',
      cure: 'Send your library’s signed transaction.',
    },
    {
      code: -32602,
      message: 'Invalid RLP in raw transaction hex',
      cause: 'An item of `txs` isn’t a serialized transaction.',
      cure: 'Send your library’s signed transaction.',
    },
    {
      code: -32602,
      message: 'Bundle pool is not accepting modifications',
      cause: 'The node is shutting down.',
      cure: 'Send the bundle again in a moment.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed', note: 'Use Infura.'},
    {
      place: 'Infura',
      answers: 'conditional',
      note: 'With a key that Infura has admitted to the private beta, over HTTP. Support on Linea Sepolia isn’t published.',
    },
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'The node’s method is `linea_sendBundle`, and the shipped profiles don’t load its plugin.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  limits: [
    'All bundles in a block share 15,000,000 gas, unless the sequencer has another setting.',
    'No public method returns a bundle’s status or cancels it: `eth_getBundleStatus` and `eth_cancelBundle` don’t exist.',
  ],
  samplesAt: 'Infura',
  examples: [
    {
      title: 'A bundle with one transfer',
      params: [{txs: [transfer], blockNumber: '0x24d37'}],
      result: {
        bundleHash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
      },
      seen: 'computed',
      stable: true,
    },
  ],
  playground: {
    no: 'The method needs an admitted key and signed transactions, and spends their values and fees.',
  },
  sources: [
    'LFDT-Lineth/lineth-monorepo@7e9dd5d0:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/rpc/methods/LineaSendBundle.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/rpc/methods/LineaSendBundle.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bundles/BundleParameter.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bundles/LineaLimitedBundlePool.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/acceptance-tests/src/test/kotlin/linea/plugin/acc/test/rpc/linea/SendBundleTest.kt',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-sendbundle.mdx',
    'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  ],
  checked: '2026-11-22',
};
