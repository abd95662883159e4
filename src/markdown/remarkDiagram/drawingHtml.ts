import {type Drawing, sizeOf} from './drawing';

/** The smallest scale: letters of 15 pixels are then 11. A drawing shrinks to it, and then scrolls. */
const SMALLEST = 0.75;

/** The widths of a figure, in rem, from which it can show a wide drawing (Diagram/styles.module.css). */
const ROOMS = [30, 48] as const;

const PIXELS_PER_REM = 16;

/** The room that a wide drawing needs. The widest scroll where there is no more. */
function roomOf(drawing: Drawing): number {
  const [width] = sizeOf(drawing);
  const isEnough = (room: number) => width * SMALLEST <= room * PIXELS_PER_REM;
  return ROOMS.find(isEnough) ?? ROOMS[1];
}

/** A drawing as one image. The empty drawing beside it gives the column its smallest width. */
function imageHtml(drawing: Drawing, id: string): string {
  const [width, height] = sizeOf(drawing);
  const {viewBox, start, content} = drawing;
  const image = [
    `viewBox="${viewBox}" width="${width}" height="${height}" role="img"`,
    `aria-labelledby="${id}-title" aria-describedby="${id}-description"`,
    ...(start === undefined ? [] : [`data-start="${start}"`]),
  ];
  return `<svg width="${width * SMALLEST}" height="0" aria-hidden="true"></svg><svg ${image.join(' ')}>${content.replaceAll('\n', '')}</svg>`;
}

/**
 * The HTML of a diagram's drawings. Narrow screens show the narrow one, if there is one.
 * @param id unique on the page. The elements with the name and the description have ids from it.
 */
export function drawingHtml(id: string, drawing: Drawing, narrow: Drawing | undefined): string {
  return narrow === undefined
    ? `<div>${imageHtml(drawing, id)}</div>`
    : `<div data-room="${roomOf(drawing)}">${imageHtml(drawing, id)}</div><div>${imageHtml(narrow, id)}</div>`;
}
