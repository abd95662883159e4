/** The action that a finding requires. */
export type Level = 'STOP' | 'CHANGE' | 'LOOK';

/** Opcodes whose results differ from Ethereum. */
export const opcodeRules: Readonly<Record<number, readonly [Level, string]>> = {
  0x40: ['LOOK', 'BLOCKHASH: 256 blocks can be 4 minutes, and the proof does not cover the hash'],
  0x41: ['CHANGE', 'COINBASE: a contract of the network, not a validator to pay'],
  0x43: ['LOOK', 'NUMBER: counts Linea blocks, which have no fixed interval'],
  0x44: ['CHANGE', 'PREVRANDAO: known to the block producer in advance'],
  0x45: ['LOOK', 'GASLIMIT: 2,000,000,000, but at most 16,777,216 per transaction'],
  0x48: ['LOOK', 'BASEFEE: always 7 wei, not a measure of the gas price'],
  0x49: ['CHANGE', 'BLOBHASH: always 0'],
  0x4a: ['CHANGE', 'BLOBBASEFEE: always 1 wei, not the price of blobs on Ethereum'],
  0xff: ['LOOK', 'SELFDESTRUCT: removes code only in the transaction that created it'],
};

/** Checks that the Osaka rules define an opcode. INVALID counts: compilers emit it on purpose. */
export const isDefined = (opcode: number) =>
  [
    [0x00, 0x0b],
    [0x10, 0x1e],
    [0x20, 0x20],
    [0x30, 0x4a],
    [0x50, 0xa4],
    [0xf0, 0xf5],
    [0xfa, 0xfa],
    [0xfd, 0xff],
  ].some(([first = 0, last = 0]) => opcode >= first && opcode <= last);

/** Calls to precompiles that Linea has and limits. */
export const precompileRules: Readonly<Record<number, readonly [Level, string]>> = {
  0x03: ['STOP', 'RIPEMD-160 (0x03): the published prover limits allow no calls'],
  0x05: ['CHANGE', 'MODEXP (0x05): one call per block with an argument above 32 bytes'],
  0x09: ['STOP', 'BLAKE2f (0x09): the published prover limits allow no calls'],
};

/** The precompiles of the Osaka rules: 0x01 to 0x11, and 0x100. */
export const isPrecompile = (address: bigint) =>
  (address >= 0x01n && address <= 0x11n) || address === 0x100n;

/** System contracts that exist only on other networks. */
export function systemOf(address: bigint): string | undefined {
  if (address >= 0x64n && address <= 0xffn) {
    return 'a precompile of Arbitrum';
  }
  if (address >> 16n === 0x42n << 136n) {
    return 'a predeploy of the OP Stack';
  }
  if (address >> 16n === 0x53n << 136n) {
    return 'a predeploy of Scroll';
  }
  return address >= 0x8000n && address <= 0xffffn ? 'a system contract of ZKsync' : undefined;
}

/** The maximum bytes of a deployed contract and of its init code. */
export const sizes = {code: 24_576, initCode: 49_152} as const;

/** The maximum gas of a transaction. */
export const MOST_GAS = 16_777_216n;
