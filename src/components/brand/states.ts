import {block, brackets, type Picture, row} from './picture';

// Each picture has space for the text below it.

/** An empty batch: nothing was found. */
export const empty: Picture = {
  width: 224,
  height: 56,
  lines: `${brackets(48, 176, 4, 36)}M0 20H48M176 20H224`,
  missing: row(60, 14, 12, 5, 23),
  outlined: block(12, 12, 16) + block(196, 12, 16),
};

/** A chain without one of its blocks: there is no page. */
export const missing: Picture = {
  width: 264,
  height: 72,
  lines: 'M0 28H108M156 28H264',
  missing: block(108, 4, 48),
  outlined: row(12, 16, 24, 2, 52) + row(176, 16, 24, 2, 52),
  moved: block(19, 23, 10) + block(235, 23, 10),
};

/** A closed gate: something failed. */
export const stopped: Picture = {
  width: 224,
  height: 56,
  lines: 'M0 20H140',
  missing: 'M148 20H224',
  closed: 'M146 4V36',
  made: row(16, 14, 12, 4, 22),
  moved: block(112, 11, 18),
};
