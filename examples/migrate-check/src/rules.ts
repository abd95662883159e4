/** How much a finding asks of you. */
export type Level = 'STOP' | 'CHANGE' | 'LOOK';

/** What Linea does in another way than Ethereum, by opcode. */
export const opcodeRules: Readonly<Record<number, readonly [Level, string]>> = {
  0x40: ['LOOK', 'BLOCKHASH: 256 blocks can be four minutes, and the proof does not vouch for it'],
  0x41: ['CHANGE', 'COINBASE: a contract of the network, never a validator to pay'],
  0x43: ['LOOK', 'NUMBER: counts blocks of Linea, which come at no fixed interval'],
  0x44: ['CHANGE', 'PREVRANDAO: known to the block producer in advance'],
  0x45: ['LOOK', 'GASLIMIT: 2,000,000,000, while a transaction has 16,777,216 at most'],
  0x48: ['LOOK', 'BASEFEE: always 7 wei, so no measure of the price of gas'],
  0x49: ['CHANGE', 'BLOBHASH: always 0'],
  0x4a: ['CHANGE', 'BLOBBASEFEE: always 1 wei, not the price of blobs on Ethereum'],
  0xff: ['LOOK', 'SELFDESTRUCT: removes code only in the transaction that created it'],
};

/** Whether the Osaka rules, which Linea runs, define an opcode. INVALID counts: compilers write it on purpose. */
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
  0x03: ['STOP', 'RIPEMD-160 (0x03): the published limits of the prover leave no room for a call'],
  0x05: ['CHANGE', 'MODEXP (0x05): one call a block with an argument above 32 bytes'],
  0x09: ['STOP', 'BLAKE2f (0x09): the published limits of the prover leave no room for a call'],
};

/** The precompiles of the Osaka rules: 0x01 to 0x11, and 0x100. */
export const isPrecompile = (address: bigint) =>
  (address >= 0x01n && address <= 0x11n) || address === 0x100n;

/** System contracts of other networks, which a contract can call there and nowhere else. */
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

/** Most bytes of a deployed contract, and of its init code. */
export const sizes = {code: 24_576, initCode: 49_152} as const;

/** Most gas of a transaction. */
export const MOST_GAS = 16_777_216n;
