import type {RpcMethod} from './schema';
import {bytes32, data} from './shared/scalars';

export const eth_sendRawTransaction: RpcMethod = {
  name: 'eth_sendRawTransaction',
  group: 'transactions',
  summary: 'Hands a signed transaction to the network and answers with its hash.',
  params: [
    {
      name: 'transaction',
      required: true,
      description: 'The signed transaction, serialized.',
      schema: {
        ...data,
        'x-limit': 'of type 0 (legacy), 1 (access list), 2 (EIP-1559) or 4 (EIP-7702)',
      },
    },
  ],
  result: {
    description:
      'The hash of the transaction. It says that the node took the transaction, not that it is in a block.',
    schema: bytes32,
  },
  errors: [
    {
      code: -32000,
      message: 'Gas price too low',
      cause:
        'The fee does not pay for the L1 data of the transaction: it is below the next base fee plus 0.8 times the price of the fee formula.',
      cure: 'Take the fees from [`linea_estimateGas`](/api/reference/linea-estimategas), right before you sign.',
    },
    {
      code: -32000,
      message:
        'Transaction <hash> line count for module <module>=<count> is above the limit <limit>',
      cause: 'The prover could not prove the transaction: it fills one module beyond its limit.',
      cure: 'Do less of the operation behind the module in one transaction. More gas or a higher fee does not help.',
    },
    {
      code: -32000,
      message: 'Transaction <hash> was already identified to go over line count limit',
      cause: 'The same signed transaction was refused for its line count before.',
      cure: 'Change the call, not only the fee, and sign anew.',
    },
    {
      code: -32000,
      message: 'Invalid transaction: <reason>',
      cause:
        'The node ran the transaction on its newest state and found it invalid: the sender cannot pay, or the nonce was used. The reason has the numbers.',
      cure: 'Fund the sender, or sign with the next nonce.',
    },
    {
      code: -32000,
      message: 'Calldata of transaction is greater than the allowed max of <limit>',
      cause: 'More than 60,000 bytes of calldata in the advanced profiles.',
      cure: 'Split the call, or the contract that it deploys.',
    },
    {
      code: -32000,
      message: 'Gas limit of transaction is greater than the allowed max of <limit>',
      cause:
        'More gas than 24,000,000 in the advanced profiles. The cap of 16,777,216 gas speaks first.',
      cure: 'Lower the gas limit, or split the call.',
    },
    {
      code: -32000,
      message: 'destination address is a precompile address and cannot receive transactions',
      cause: '`to` is one of the precompiles: 0x01 to 0x11, or 0x100.',
      cure: 'Call the precompile from a contract.',
    },
    {
      code: -32000,
      message: 'TransactionTypeValidation - BLOB_TX_NOT_ALLOWED',
      cause: 'A blob transaction (type 3).',
      cure: 'Send type 2 with the data as calldata.',
    },
    {
      code: -32000,
      message: 'TransactionTypeValidation - DELEGATE_CODE_TX_NOT_ALLOWED',
      cause: 'A transaction of type 4 (EIP-7702), on a node that was set to refuse it.',
      cure: 'Use another node, or send type 2.',
    },
    {
      code: -32000,
      message: 'Plugin has marked the transaction as invalid',
      cause:
        'A type that is not allowed, on a node that also checks blocks by the rules of Linea: Linea Besu 1.1.1 or newer.',
      cure: 'Send type 2.',
    },
    {
      code: -32000,
      message:
        '<role> <address> is blocked as appearing on the SDN or other legally prohibited list',
      cause:
        'The operator of the node denies the sender, the recipient, or an account of an authorization.',
      cure: 'None over JSON-RPC.',
    },
    {
      code: -32000,
      message: 'Tracer error during simulation: <reason>',
      cause: 'The line counter of the node failed.',
      cure: 'Send it once more. If it stays, report it to whoever runs the node.',
    },
    {
      code: -32000,
      message: 'Module <module> does not exist in the limits file.',
      cause: 'The limits file of the node is older than its tracer.',
      cure: 'On your own node, install the limits file of the same release. Elsewhere, tell the provider.',
    },
    {
      code: -32000,
      message: 'Internal Error: do not know what to do with result: INVALID_LINE_COUNT',
      cause: 'The line counter of the node gave a number that cannot be.',
      cure: 'Send it by another endpoint, and report it to whoever runs the node.',
    },
    {
      code: -32000,
      message: 'Known transaction',
      cause: 'The pool has this transaction.',
      cure: 'Nothing: it was sent. Wait for the receipt.',
    },
    {
      code: -32000,
      message: 'Replacement transaction underpriced',
      cause:
        'The pool has another transaction with this nonce, and the new fees are not enough above its fees: 1% in the advanced profiles, 10% in Besu as it comes.',
      cure: 'Raise both fees by 10%, which every node takes.',
    },
    {
      code: -32000,
      message: 'Transaction nonce is too distant from current sender nonce',
      cause:
        'The nonce is 1,000 or more above the next one in the advanced profiles, 200 or more in Besu as it comes.',
      cure: 'Send the nonces in between first.',
    },
    {
      code: -32000,
      message: 'Max priority fee per gas exceeds max fee per gas',
      cause: 'The tip is higher than the whole.',
      cure: 'Set `maxFeePerGas` to 2 times the base fee plus the tip.',
    },
    {
      code: -32000,
      message: 'Wrong chainId',
      cause: 'It was signed for another network.',
      cure: 'Sign for 59144 (Linea Mainnet) or 59141 (Linea Sepolia).',
    },
    {
      code: -32000,
      message: 'ChainId is required',
      cause: 'It was signed without a chain ID, and the node demands one.',
      cure: 'Sign with the chain ID (EIP-155).',
    },
    {
      code: -32000,
      message: 'Transaction fee cap exceeded',
      cause: 'The price of one gas is above the cap of the node, 1 ETH in Besu as it comes.',
      cure: 'Look for wei that were taken for gwei.',
    },
    {
      code: -32000,
      message: 'Transaction size exceeds the maximum allowed size',
      cause: 'More than 128 KiB, on Besu 26.8.1 or newer.',
      cure: 'Split it. The limit of calldata is lower anyway.',
    },
    {
      code: -32001,
      message: 'Nonce too low',
      cause: 'A transaction with this nonce is in a block, perhaps this one.',
      cure: 'Ask for the receipt of your hash before you sign with the next nonce.',
    },
    {
      code: -32002,
      message: 'Invalid signature',
      cause: 'No sender can be recovered, or `s` lies in the upper half.',
      cure: 'Sign with a library.',
    },
    {
      code: -32002,
      message:
        'Transaction pool not enabled. (Either txpool explicitly disabled, or node not yet in sync).',
      cause: 'The node still syncs, or keeps no pool.',
      cure: 'Wait until the node has the height of the network, or use another endpoint.',
    },
    {
      code: -32003,
      message: 'Intrinsic gas exceeds gas limit',
      cause:
        'The gas limit does not cover what the transaction costs before it runs, or the floor of its calldata (EIP-7623).',
      cure: 'Take the gas limit from an estimate.',
    },
    {
      code: -32005,
      message: 'Transaction gas limit cap exceeded',
      cause: 'The gas limit is above 16,777,216 (EIP-7825).',
      cure: 'Split the work.',
    },
    {
      code: -32005,
      message: 'Transaction gas limit exceeds block gas limit',
      cause: 'The gas limit is above that of the newest block.',
      cure: 'Lower it.',
    },
    {
      code: -32007,
      message: 'Sender account not authorized to send transactions',
      cause: 'The sender has code that is no delegation (EIP-3607).',
      cure: 'Send from an account without code.',
    },
    {
      code: -32008,
      message: 'Initial sync is still in progress',
      cause: 'The node has no state of the newest block yet.',
      cure: 'Use another endpoint until it is in sync.',
    },
    {
      code: -32009,
      message: 'Gas price below configured minimum gas price',
      cause:
        'The highest price that the transaction offers is below the minimum of the node: 10,000,000 wei in the advanced profiles.',
      cure: 'Take the fees from `linea_estimateGas`.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: 'The text is not hexadecimal, or it is no serialized transaction.',
      cure: 'Send what the library gives as signed transaction, with 0x, and not its hash.',
    },
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'None, or more than one.',
      cure: 'Send one text in an array.',
    },
    {
      code: -32602,
      message: 'Invalid transaction params (missing or incorrect)',
      cause: 'The parameter is no text, for example an object with `to` and `value`.',
      cure: 'Sign first. Linea nodes hold no keys.',
    },
    {
      code: -32602,
      message: 'Invalid transaction type',
      cause: 'The protocol does not know the type, or type 4 lacks `to`.',
      cure: 'Send type 2, or name `to`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'Init code above 49,152 bytes, type 4 without an authorization, or a fault of the node: the answer does not say which.',
      cure: 'Check the first two, then try another endpoint.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'With an advanced profile it makes all the checks. With a basic one it makes those of Besu.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'Only with the checks of Ethereum. What the sequencer then drops is not told.',
    },
  ],
  limits: [
    'By the protocol, a transaction has at most 16,777,216 gas and 49,152 bytes of init code; by the advanced profiles, at most 60,000 bytes of calldata; in Besu 26.8.1 or newer, at most 128 KiB as a whole.',
  ],
  examples: [
    {
      title: 'A transfer that Linea Mainnet has in block 150839',
      params: [
        '0x02f87782e7088274e7850237a9ccf38502a932292382627094124fb955862709e30740028cb86c477221842b1487470de4df82000780c001a05258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1daa06c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2',
      ],
      result: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
      seen: 'computed',
      stable: true,
    },
  ],
  viem: {action: 'sendRawTransaction', args: [{object: {serializedTransaction: {param: 0}}}]},
  playground: {no: 'It needs a transaction that you have signed, and it spends.'},
  sources: [
    'LFDT-Lineth/lineth-monorepo@3ca65393:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/sequencer/txpoolvalidation/LineaTransactionPoolValidatorFactory.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthSendRawTransaction.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/util/DomainObjectDecodeUtils.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcErrorConverter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@683880ba:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/transactions/TransactionPool.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionValidator.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/LineaTransactionPoolValidatorFactory.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/SimulationValidator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/ProfitabilityValidator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/PrecompileAddressValidator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/TraceLineLimitValidator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txvalidation/TransactionTypeValidation.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txselection/selectors/LineaTransactionSelector.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'ethereum/go-ethereum@02b73d4e:core/txpool/validation.go',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-sendrawtransaction.mdx',
    'BlockPILabs/official-docs@c2c0ae4f:build/api-reference/linea/eth_gettransactionbyblocknumberandindex.md',
  ],
  checked: '2026-11-22',
};
