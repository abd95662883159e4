import type {LimitGroup} from './schema';

/** Groups of modules that the limitless prover cuts together, with the rows of a segment. */
export const traceClusters = {
  caption: 'Groups of the limitless prover, in the newest source',
  columns: ['Group', 'Contents', 'Rows in a segment'],
  limits: [
    {
      what: '`HUB-A`',
      cells: ['Every step of the EVM; stack items', '262,144; interleaved 1,048,576'],
    },
    {
      what: '`HUB-B`',
      cells: ['Memory, memory expansion, gas, bounds', '16,384 to 262,144; interleaved 1,048,576'],
    },
    {
      what: '`ARITH-OPS`',
      cells: [
        'Arithmetic, comparisons, shifts; Poseidon2',
        '16,384 to 262,144; Poseidon2 1,048,576',
      ],
    },
    {
      what: '`KECCAK`',
      cells: [
        'Bytecode, signed transactions, Keccak-256, state accesses, code hashes',
        '16,384 to 524,288; code hashes 8,388,608',
      ],
    },
    {what: '`ECDSA`', cells: ['Signatures, ECRECOVER, ADDMOD and MULMOD', '32,768 and 65,536']},
    {
      what: '`TINY-STUFFS`',
      cells: ['Blocks, logs, receipts, addresses, the public input', '1 to 262,144'],
    },
    {what: '`SHA2`', cells: ['SHA-256', '512 and 16,384']},
    {what: '`MODEXP-256`', cells: ['MODEXP up to 256 bits, BLAKE2f data', '8,192 and 65,536']},
    {what: '`MODEXP_LARGE`', cells: ['Larger MODEXP, one instance per segment', 8_192]},
    {what: '`P256`', cells: ['P256VERIFY', 4_096]},
    {
      what: '`BN-EC-OPS`',
      cells: ['BN254 addition and multiplication; data of curve calls', '512 to 1,048,576'],
    },
    {what: '`BN-PAIRING`', cells: ['BN254 pairing', 1_024]},
    {what: '`BN-G2-CHECK`', cells: ['BN254 points checked for the group', 1_024]},
    {what: '`BLS-G1`', cells: ['BLS12-381 operations in G1', '1,024 and 4,096']},
    {what: '`BLS-G2`', cells: ['BLS12-381 operations in G2', '2,048 to 8,192']},
    {what: '`BLS-PAIRING`', cells: ['BLS12-381 pairing', '2,048 and 4,096']},
    {what: '`BLS-KZG`', cells: ['Point evaluation', 128]},
    {what: '`STATIC`', cells: ['Constant tables', 'The number of table rows']},
  ],
  sources: ['LFDT-Lineth/lineth-monorepo@32024b96:prover/zkevm/limitless.go'],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
