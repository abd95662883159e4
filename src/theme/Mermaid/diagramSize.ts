/** What a diagram measures when it is drawn at full size, in CSS pixels. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}

const SIZE = /^%% size: (\d+)x(\d+)$/m;

/**
 * Reads the size that a diagram's text declares in a comment, `%% size: 640x480`.
 *
 * @throws when there is none: the place of the diagram would be unknown until it is drawn.
 */
export function diagramSize(text: string): DiagramSize {
  const [, width, height] = SIZE.exec(text) ?? [];
  if (width === undefined || height === undefined) {
    throw new Error(
      `A diagram declares no size: "${text.split('\n')[0] ?? ''} …". Add a line "%% size: 640x480" to it; the browser test "diagrams measure what they declare" prints the right figures`,
    );
  }
  return {width: Number(width), height: Number(height)};
}
