import {describe, expect, it} from 'vitest';
import {PHONE_WIDTH} from '../../../config/diagrams';
import {drawNarrow} from '../../../tools/diagrams/drawNarrow';
import type {DrawnNode} from '../../../tools/diagrams/drawnNode';
import type {Painter} from '../../../tools/diagrams/painter';

/** A painter whose drawings have these widths. Counts them. */
function painterOf(...widths: readonly number[]): Painter & {readonly count: () => number} {
  let count = 0;
  return {
    count: () => count,
    draw: () => {
      const attributes = {viewBox: `0 0 ${widths[count] ?? Infinity} 9`};
      count += 1;
      return Promise.resolve([
        {name: 'svg', parent: -1, text: '', style: {}, attributes} satisfies DrawnNode,
      ]);
    },
    close: () => Promise.resolve(),
  };
}

describe('a narrow diagram', () => {
  it('has the roomiest look that fits a phone', async () => {
    const painter = painterOf(PHONE_WIDTH + 90, PHONE_WIDTH, 9);
    const [svg] = await drawNarrow(painter, 'flowchart LR\n  a --> b');
    expect(svg?.attributes.viewBox).toBe(`0 0 ${PHONE_WIDTH} 9`);
    expect(painter.count()).toBe(2);
  });

  it('fails if no look fits, naming the width and the fix', async () => {
    await expect(drawNarrow(painterOf(900, 800, 700, 600, 500), 'flowchart LR')).rejects.toThrow(
      /^for phones, this diagram is 500 pixels wide, and 450 fit\. Shorten its labels, or add lines such as "%% narrow: a ~~~ b"/,
    );
  });
});
