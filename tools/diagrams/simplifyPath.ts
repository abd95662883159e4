type Point = readonly [x: number, y: number];

/** In pixels: less than a screen shows. */
const TOLERANCE = 0.1;

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= TOLERANCE / 10;

/** How far a point is from the line between two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Leaves out the points that lie on the line between their neighbors (Ramer, Douglas and Peucker). */
function withoutNeedless(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) {
    return points;
  }
  const distances = points.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  return (distances[farthest] ?? 0) <= TOLERANCE
    ? [first, last]
    : [
        ...withoutNeedless(points.slice(0, farthest + 1)),
        ...withoutNeedless(points.slice(farthest)).slice(1),
      ];
}

/** The points of a command: two numbers each. */
function pointsOf(numbers: string): Point[] {
  const values = numbers
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return values.flatMap((x, index) => {
    const y = values[index + 1];
    return index % 2 === 0 && y !== undefined ? [[x, y] as const] : [];
  });
}

/** The straight lines that a path consists of, or nothing when it has a real curve. */
function linesOf(d: string): readonly (readonly [from: Point, to: Point])[] | undefined {
  const lines: (readonly [Point, Point])[] = [];
  let from: Point | undefined;
  for (const [, command = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const points = pointsOf(numbers);
    const to = points.at(-1);
    if (to === undefined || points.length !== {M: 1, L: 1, C: 3}[command]) {
      return undefined;
    }
    if (command !== 'M') {
      const start = from ?? to;
      if (points.some((point) => distance(point, start, to) > TOLERANCE)) {
        return undefined;
      }
      lines.push([start, to]);
    }
    from = to;
  }
  return lines;
}

/** Puts lines that follow each other together, and those that are drawn twice once. */
function chains(lines: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const all: Point[][] = [];
  for (const [from, to] of lines) {
    const chain = all.at(-1);
    const [before, end] = chain?.slice(-2) ?? [];
    const isAgain = before && end && isSame(before, from) && isSame(end, to);
    if (isAgain || isSame(from, to)) {
      continue;
    }
    if (chain && end && isSame(end, from)) {
      chain.push(to);
    } else {
      all.push([from, to]);
    }
  }
  return all;
}

function outline(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = points.length > 2 && first && last && isSame(first, last);
  const corners = isClosed ? withoutNeedless(points).slice(0, -1) : withoutNeedless(points);
  return `M${corners.map(([x, y]) => `${x},${y}`).join('L')}${isClosed ? 'Z' : ''}`;
}

/**
 * Shortens an outline that Mermaid drew by hundreds of pieces, twice over and with random numbers in them,
 * all of them as good as straight. A path with a real curve stays as it is.
 */
export function simplifyPath(d: string): string {
  const lines = linesOf(d);
  return lines === undefined || lines.length === 0 ? d : chains(lines).map(outline).join('');
}
