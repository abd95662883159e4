import type {RpcMethod} from './schema';
import {bytes32, data} from './shared/scalars';

export const eth_sendRawTransaction: RpcMethod = {
  name: 'eth_sendRawTransaction',
  group: 'transactions',
  summary: 'Sends a signed transaction and returns its hash.',
  params: [
    {
      name: 'transaction',
      required: true,
      description: 'The serialized signed transaction.',
      schema: {
        ...data,
        'x-limit': 'type 0 (legacy), 1 (access list), 2 (EIP-1559) or 4 (EIP-7702)',
      },
    },
  ],
  result: {
    description:
      'The transaction hash. It means that the node accepted the transaction, not that a block includes it.',
    schema: bytes32,
  },
  errors: [
    {
      code: -32000,
      message: 'Gas price too low',
      cause:
        'The fee doesn’t cover the L1 data: it’s below the base fee plus 0.8 times the fee formula’s price.',
      cure: 'Use the fees from [`linea_estimateGas`](/api/reference/linea-estimategas), right before you sign.',
    },
    {
      code: -32000,
      message:
        'Transaction <hash> line count for module <module>=<count> is above the limit <limit>',
      cause: 'The transaction exceeds the prover’s limit for one module.',
      cure: '[Reduce the work](/api/reference/linea-gettransactionexclusionstatusv1#do-less) that fills the module. More gas or a higher fee doesn’t help.',
    },
    {
      code: -32000,
      message: 'Transaction <hash> was already identified to go over line count limit',
      cause: 'The node already rejected this signed transaction for its line count.',
      cure: 'Change the call, not only the fee, and sign again.',
    },
    {
      code: -32000,
      message: 'Invalid transaction: <reason>',
      cause:
        'The simulation on the newest state failed. With `transaction up-front cost …` as reason, the balance is below `value` plus gas limit × maximum fee. With `transaction nonce …`, the nonce was used.',
      cure: 'Fund the sender or lower the amounts, or sign with the next nonce.',
    },
    {
      code: -32000,
      message: 'Calldata of transaction is greater than the allowed max of <limit>',
      cause: 'The calldata has more than 60,000 bytes, the advanced profiles’ limit.',
      cure: 'Split the call. One deployment can’t reach this limit, because its init code has at most 49,152 bytes.',
    },
    {
      code: -32000,
      message: 'Gas limit of transaction is greater than the allowed max of <limit>',
      cause:
        'The gas limit is above 24,000,000, the advanced profiles’ limit. Normally, the 16,777,216 cap applies first.',
      cure: 'Lower the gas limit, or split the call.',
    },
    {
      code: -32000,
      message: 'destination address is a precompile address and cannot receive transactions',
      cause: '`to` is a precompile: `0x01` to `0x11`, or `0x100`.',
      cure: 'Call the precompile from a contract.',
    },
    {
      code: -32000,
      message: 'TransactionTypeValidation - BLOB_TX_NOT_ALLOWED',
      cause: 'This is a blob transaction (type 3).',
      cure: 'Send a type 2 transaction with the data as calldata.',
    },
    {
      code: -32000,
      message: 'TransactionTypeValidation - DELEGATE_CODE_TX_NOT_ALLOWED',
      cause: 'This is a type 4 transaction (EIP-7702), and the node is configured to reject it.',
      cure: 'Use another node, or send a type 2 transaction.',
    },
    {
      code: -32000,
      message: 'Plugin has marked the transaction as invalid',
      cause:
        'The transaction type isn’t allowed on Linea. Linea Besu 1.1.1 or later returns this message if its block validation plugin is on, too.',
      cure: 'Send a type 2 transaction.',
    },
    {
      code: -32000,
      message:
        '<role> <address> is blocked as appearing on the SDN or other legally prohibited list',
      cause:
        'The node’s deny list contains the sender, the recipient, or an account of an authorization.',
      cure: 'There’s no fix over JSON-RPC.',
    },
    {
      code: -32000,
      message: 'Tracer error during simulation: <reason>',
      cause: 'The node’s line counter failed.',
      cure: 'Send the transaction again. If the error remains, report it to the node’s operator.',
    },
    {
      code: -32000,
      message: 'Module <module> does not exist in the limits file.',
      cause: 'The node’s limits file is older than its tracer.',
      cure: 'On your own node, install the limits file from the same release. Otherwise, tell the provider.',
    },
    {
      code: -32000,
      message: 'Internal Error: do not know what to do with result: INVALID_LINE_COUNT',
      cause: 'The node’s line counter returned an impossible number.',
      cure: 'Send the transaction through another endpoint, and report the error to the node’s operator.',
    },
    {
      code: -32000,
      message: 'Known transaction',
      cause:
        'The pool already has this transaction. Your library or the endpoint may have sent it twice.',
      cure: 'Wait for the receipt: the transaction was sent.',
    },
    {
      code: -32000,
      message: 'Replacement transaction underpriced',
      cause:
        'The pool has another transaction with this nonce, and your fees aren’t 1% (advanced profiles) or 10% (default) higher.',
      cure: 'Raise both fees by 10%, which every node accepts.',
    },
    {
      code: -32000,
      message: 'Transaction nonce is too distant from current sender nonce',
      cause:
        'The nonce is 1,000 (advanced profiles) or 200 (Besu’s default) or more above the next one.',
      cure: 'Send the transactions with the missing nonces first.',
    },
    {
      code: -32000,
      message: 'Max priority fee per gas exceeds max fee per gas',
      cause: '`maxPriorityFeePerGas` is higher than `maxFeePerGas`.',
      cure: 'Set `maxFeePerGas` to 2 times the base fee plus the priority fee.',
    },
    {
      code: -32000,
      message: 'Wrong chainId',
      cause: 'The transaction was signed for another network.',
      cure: 'Sign for 59144 (Linea Mainnet) or 59141 (Linea Sepolia).',
    },
    {
      code: -32000,
      message: 'ChainId is required',
      cause: 'The transaction has no chain ID, and the node requires one.',
      cure: 'Sign with the chain ID (EIP-155).',
    },
    {
      code: -32000,
      message: 'Transaction fee cap exceeded',
      cause: 'The price per gas is above the node’s cap, 1 ETH in Besu by default.',
      cure: 'Check your units: you may have used a wei value as gwei.',
    },
    {
      code: -32000,
      message: 'Transaction size exceeds the maximum allowed size',
      cause: 'The transaction has more than 128 KiB. Besu 26.8.1 and newer have this limit.',
      cure: 'Split the transaction. The calldata limit is lower.',
    },
    {
      code: -32001,
      message: 'Nonce too low',
      cause: 'A block includes a transaction with this nonce, possibly yours.',
      cure: 'Check the receipt for your hash before you sign with the next nonce.',
    },
    {
      code: -32002,
      message: 'Invalid signature',
      cause: 'The node can’t recover a sender, or `s` is in the upper half of its range.',
      cure: 'Sign the transaction with a library.',
    },
    {
      code: -32002,
      message:
        'Transaction pool not enabled. (Either txpool explicitly disabled, or node not yet in sync).',
      cause: 'The node is still syncing, or its pool is disabled.',
      cure: 'Wait until the node is in sync, or use another endpoint.',
    },
    {
      code: -32003,
      message: 'Intrinsic gas exceeds gas limit',
      cause:
        'The gas limit doesn’t cover the cost before execution, or the calldata floor (EIP-7623).',
      cure: 'Use the gas limit from an estimate.',
    },
    {
      code: -32005,
      message: 'Transaction gas limit cap exceeded',
      cause: 'The gas limit is above 16,777,216 (EIP-7825).',
      cure: 'Split the work over several transactions.',
    },
    {
      code: -32005,
      message: 'Transaction gas limit exceeds block gas limit',
      cause: 'The gas limit is above the newest block’s gas limit.',
      cure: 'Lower the gas limit.',
    },
    {
      code: -32007,
      message: 'Sender account not authorized to send transactions',
      cause: 'The sender has code that isn’t a delegation (EIP-3607).',
      cure: 'Send from an account without code.',
    },
    {
      code: -32008,
      message: 'Initial sync is still in progress',
      cause: 'The node doesn’t have the newest block’s state yet.',
      cure: 'Use another endpoint until the node is in sync.',
    },
    {
      code: -32009,
      message: 'Gas price below configured minimum gas price',
      cause:
        'Your maximum price is below the node’s minimum: 10,000,000 wei in the advanced profiles.',
      cure: 'Use the fees from `linea_estimateGas`.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause:
        'The text isn’t a serialized signed transaction: it lacks `0x`, is unsigned, or is a hash.',
      cure: 'Send your library’s signed transaction, with `0x`.',
    },
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'You sent no parameter, or more than one.',
      cure: 'Send one string in an array.',
    },
    {
      code: -32602,
      message: 'Invalid transaction params (missing or incorrect)',
      cause: 'The parameter isn’t a string. For example, it’s an object with `to` and `value`.',
      cure: 'Sign the transaction first. Linea nodes don’t hold keys.',
    },
    {
      code: -32602,
      message: 'Invalid transaction type',
      cause: 'The protocol doesn’t define this type, or a type 4 transaction lacks `to`.',
      cure: 'Send a type 2 transaction, or set `to`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The init code has more than 49,152 bytes, a type 4 transaction has no authorization, or the node failed.',
      cure: 'Check the init code and the authorizations, then try another endpoint.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'yes',
      note: 'An advanced profile makes all checks. A basic profile makes only Besu’s checks.',
    },
    {
      place: 'other clients',
      answers: 'yes',
      note: 'These clients make only Ethereum’s checks. If the sequencer then drops the transaction, you get no error.',
    },
  ],
  notes: [
    'A transaction can have at most 16,777,216 gas, 49,152 bytes of init code and 60,000 bytes of calldata (advanced profiles). In Besu 26.8.1 or newer, its total size is at most 128 KiB.',
  ],
  examples: [
    {
      title: 'Transfer that is already in block 150,839 of Linea Mainnet',
      params: [
        '0x02f87782e7088274e7850237a9ccf38502a932292382627094124fb955862709e30740028cb86c477221842b1487470de4df82000780c001a05258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1daa06c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2',
      ],
      result: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
      seen: 'computed',
      stable: true,
    },
  ],
  viem: {action: 'sendRawTransaction', args: [{object: {serializedTransaction: {param: 0}}}]},
  playground: {no: 'The method needs a signed transaction, and spends its value and fee.'},
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
