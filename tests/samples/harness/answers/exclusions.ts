import {
  fromRlp,
  type Hex,
  isHex,
  keccak256,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem';
import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';

/** Reports of rejected transactions, and their lookup. */
export interface Exclusions {
  /** `linea_saveRejectedTransactionV1` */
  readonly save: (params: Json) => Promise<JsonObject>;
  /** `linea_getTransactionExclusionStatusV1` */
  readonly status: (params: Json) => JsonObject | null;
}

/** A stored rejection. */
interface Refusal {
  readonly txHash: Hex;
  readonly from: Hex;
  readonly nonce: number;
  readonly txRejectionStage: string;
  readonly reasonMessage: string;
  readonly blockNumber: string | undefined;
  readonly timestamp: string;
}

const STAGES: readonly Json[] = ['SEQUENCER', 'RPC', 'P2P'];
const REQUIRED = ['txRejectionStage', 'timestamp', 'reasonMessage', 'transactionRLP', 'overflows'];
const LONGEST_REASON = 1024;

const invalid = (message: string) => new RpcError(-32602, message);

/** A value where the service expects text. */
const textOf = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** A serialized transaction, also inside an RLP string, as in the body of a block. */
function unwrapped(bytes: Hex): Hex {
  const first = Number.parseInt(bytes.slice(2, 4), 16);
  return first >= 0x80 && first < 0xc0 ? (fromRlp(bytes, 'hex') as Hex) : bytes;
}

async function readTransaction(value: string): Promise<Pick<Refusal, 'txHash' | 'from' | 'nonce'>> {
  if (!isHex(value)) {
    throw invalid(`Hex string of RLP-encoded transaction cannot be parsed: ${value}`);
  }
  try {
    const serialized = unwrapped(value);
    const {nonce = 0} = parseTransaction(serialized);
    const from = await recoverTransactionAddress({
      serializedTransaction: serialized as TransactionSerialized,
    });
    return {txHash: keccak256(serialized), from: from.toLowerCase() as Hex, nonce};
  } catch (error) {
    throw invalid(`RLP-encoded transaction cannot be parsed: ${(error as Error).message}`);
  }
}

function reportIn(params: Json): JsonObject {
  if (isObject(params)) {
    return params;
  }
  if (!Array.isArray(params)) {
    throw invalid('params should be either an object or a list');
  }
  if (params.length !== 1) {
    throw invalid('The given request params list should have one argument');
  }
  const [report] = params as [Json];
  if (!isObject(report)) {
    throw invalid('The argument in the request params list should be an object');
  }
  return report;
}

async function readReport(params: Json): Promise<Refusal> {
  const report = reportIn(params);
  const absent = REQUIRED.filter((name) => (report[name] ?? null) === null);
  if (absent.length > 0) {
    throw invalid(`Missing [${absent.join(',')}] from the given request params`);
  }
  const text = (name: string) => textOf(report[name]);
  const stage = text('txRejectionStage');
  if (!STAGES.includes(stage)) {
    throw invalid(`Unsupported transaction rejection stage: ${stage}`);
  }
  const time = new Date(text('timestamp'));
  if (Number.isNaN(time.getTime())) {
    throw invalid(`Timestamp is not in ISO-8601: ${text('timestamp')}`);
  }
  const blockNumber = (report.blockNumber ?? null) === null ? undefined : text('blockNumber');
  if (blockNumber !== undefined && !/^\d+$/.test(blockNumber)) {
    throw invalid(`Block number cannot be parsed to an unsigned number: ${blockNumber}`);
  }
  const reasonMessage = text('reasonMessage');
  if (reasonMessage.length > LONGEST_REASON) {
    throw invalid(
      `Reason message should not be more than ${LONGEST_REASON} characters: ${reasonMessage}`,
    );
  }
  return {
    ...(await readTransaction(text('transactionRLP'))),
    txRejectionStage: stage,
    reasonMessage,
    blockNumber,
    timestamp: time.toISOString().replace('.000Z', 'Z'),
  };
}

/** The hash in a lookup, parsed like the service's hexadecimal text. */
function hashIn(params: Json): string {
  if (!Array.isArray(params)) {
    throw invalid('params should be a list');
  }
  if (params.length !== 1) {
    throw invalid('The given request params list should have one argument');
  }
  const text = textOf((params as readonly Json[])[0]);
  const refuse = (reason: string) =>
    invalid(`Hex string of transaction hash cannot be parsed: ${reason}`);
  if (text.length % 2 === 1) {
    throw refuse('Must have an even length');
  }
  const digits = text.replace(/^0x/, '');
  const odd = /[^\da-f]/i.exec(digits)?.[0];
  if (odd !== undefined) {
    throw refuse(`not a hexadecimal digit: "${odd}" = ${odd.charCodeAt(0)}`);
  }
  if (digits.length !== 64) {
    // The service's message has no field name here, hence two spaces.
    throw refuse(` expected to have 32 bytes, but got ${digits.length / 2}`);
  }
  return `0x${digits.toLowerCase()}`;
}

/**
 * The transaction exclusion service of the local node (`RequestHandlersV1.kt` and
 * `ArgumentParser.kt` of lineth-monorepo at cb180134). It keeps rejections forever; the network's
 * service deletes them after seven days.
 */
export function createExclusions(): Exclusions {
  const refusals: Refusal[] = [];
  return {
    save: async (params) => {
      const refusal = await readReport(params);
      const {txHash, reasonMessage} = refusal;
      const known = refusals.some(
        (other) => other.txHash === txHash && other.reasonMessage === reasonMessage,
      );
      if (!known) {
        refusals.push(refusal);
      }
      return {status: known ? 'DUPLICATE_ALREADY_SAVED_BEFORE' : 'SAVED', txHash};
    },
    status: (params) => {
      const hash = hashIn(params);
      const [newest] = refusals
        .filter(({txHash}) => txHash === hash)
        .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
      if (newest === undefined) {
        return null;
      }
      const {blockNumber, nonce, ...rest} = newest;
      return {
        txHash: rest.txHash,
        from: rest.from,
        nonce: numberToHex(nonce),
        txRejectionStage: rest.txRejectionStage,
        reasonMessage: rest.reasonMessage,
        timestamp: rest.timestamp,
        ...(blockNumber !== undefined && {blockNumber: numberToHex(BigInt(blockNumber))}),
      };
    },
  };
}

/** Initial rejections: the two transactions of the service's own tests. */
export const REPORTED: readonly JsonObject[] = [
  {
    txRejectionStage: 'SEQUENCER',
    timestamp: '2024-08-31T09:18:51Z',
    blockNumber: '10000',
    transactionRLP:
      '0x02f8388204d2648203e88203e88203e8941195cf65f83b3a5768f3c496d3a05ad6412c64b38203e88c666d93e9cc5f73748162cea9c0017b8201c8',
    // The text of Besu's `TransactionSelectionResult.toString`.
    reasonMessage: 'TX_MODULE_LINE_COUNT_OVERFLOW(ADD)',
    overflows: [],
  },
  {
    txRejectionStage: 'RPC',
    timestamp: '2024-10-31T09:18:51Z',
    transactionRLP:
      '0xb8d602f8d382e708018403780fc08403780fca830118fd8080b87960566023600b82828239805160001a607314601657fe5b30600052607381538281f3fe73000000000000000000000000000000000000000030146080604052600080fdfea2646970667358221220c399228be3777f235999f42c0d0a666dc163e66f600fdbfcc0a0500a4683db1064736f6c63430007060033c001a0a905ece7f3784afa2130063e332899fa60eb13863d96cea29810808c7d5a18eea0685b5237be1e44ccf7d4a9da4410a48cab5a23ba51e23fe3598294c7d34108c1',
    reasonMessage:
      'Transaction 0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525 line count for module HUB=2119318 is above the limit 2097152',
    overflows: [],
  },
];
