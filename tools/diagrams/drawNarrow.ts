import {narrowLooks, narrowOptions, PHONE_WIDTH} from '../../config/diagrams';
import {sizeOf} from '../../src/markdown/remarkDiagram/drawing';
import type {DrawnNode} from './drawnNode';
import {narrowSource} from './narrowSource';
import type {Painter} from './painter';

/**
 * Draws a diagram for phones, in the roomiest look that fits.
 * @throws with the fix if even the tightest look is too wide.
 */
export async function drawNarrow(painter: Painter, source: string): Promise<DrawnNode[]> {
  let width = 0;
  for (const look of narrowLooks) {
    const nodes = await painter.draw(narrowSource(source, look.columns), narrowOptions(look));
    [width] = sizeOf({viewBox: nodes[0]?.attributes.viewBox ?? ''});
    if (width <= PHONE_WIDTH) {
      return nodes;
    }
  }
  throw new Error(
    `for phones, this diagram is ${Math.round(width)} pixels wide, and ${PHONE_WIDTH} fit. Shorten its labels, or add lines such as "%% narrow: a ~~~ b" to its end, which put node a above node b`,
  );
}
