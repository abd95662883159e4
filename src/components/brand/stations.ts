import {block, brackets, gate, type Picture, row} from './picture';

/** The stations of a block, from L2 to L1. Each can be cropped on its right. */
export const stations = {
  /** L2: a new block up to each second. */
  made: {
    width: 1200,
    height: 80,
    lines: 'M-8 40H304',
    missing: `${block(304, 28, 24)}M328 40H1200`,
    made: row(24, 28, 24, 5, 56),
  },
  /** A batch, sealed, in the gate of the validity proof. */
  proven: {
    width: 1200,
    height: 80,
    lines: `M-8 30H280M280 64H1200${gate(190, 2, 58, 12)}`,
    missing: 'M280 30V54',
    outlined: row(24, 24, 12, 4, 28) + row(270, 54, 20, 24, 40),
    moved: block(178, 18, 24),
  },
  /** Blocks that gather to a batch. */
  gathered: {
    width: 1200,
    height: 80,
    lines: `${brackets(92, 284, 16, 64)}M-8 40H92M284 40H1200`,
    outlined: row(24, 34, 12, 2, 28) + row(318, 34, 12, 32, 28),
    made: row(106, 29, 22, 6, 28.4),
  },
  /** Batches on L1. */
  settled: {
    width: 1200,
    height: 80,
    lines: 'M-8 40H1200',
    outlined: row(24, 22, 36, 19, 64),
    moved: row(35, 33, 14, 10, 128),
  },
} as const satisfies Readonly<Record<string, Picture>>;

/** The whole way: L2 above, L1 below. */
export const way: Picture = {
  width: 480,
  height: 80,
  lines: `${brackets(118, 222, 10, 42)}M-8 26H118M222 26H310M310 62H480${gate(282, 2, 50, 11)}`,
  missing: 'M-8 62H300M310 26V52',
  outlined: row(300, 52, 20, 5, 40),
  made: row(24, 20, 12, 3, 28) + row(127, 20, 12, 5, 18.5),
  moved: block(273, 17, 18) + block(346, 58, 8) + block(426, 58, 8),
};
