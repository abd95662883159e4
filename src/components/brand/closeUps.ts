import {block, brackets, gate, type Picture, row} from './picture';

/** The stations of a block, close up, around the middle of 240 by 104 units. A wide frame shows more at the sides. */
export const closeUps = {
  /** L2: blocks, and the place of the next one. */
  made: {
    width: 240,
    height: 104,
    lines: 'M-400 52h1040',
    missing: block(217, 37, 30),
    made: row(-64, 36, 32, 5, 56),
  },
  /** A batch between the leaves of the gate. */
  proven: {
    width: 240,
    height: 104,
    lines: `M-400 52h1040${gate(120, 2, 102, 18)}`,
    moved: block(97, 29, 46),
  },
  /** Blocks in a bracket. */
  gathered: {
    width: 240,
    height: 104,
    lines: `M-400 52H24M216 52h424${brackets(24, 216, 14, 90)}`,
    made: row(43, 36, 32, 4, 41),
  },
  /** L1, with batches that are final. */
  settled: {
    width: 240,
    height: 104,
    lines: 'M-400 52h1040',
    outlined: row(-72, 28, 48, 5, 84),
    moved: row(24, 40, 24, 2, 168),
  },
} as const satisfies Readonly<Record<string, Picture>>;
