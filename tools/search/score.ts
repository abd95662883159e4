/** How well results match the judged pages of a set of queries. */
export interface Score {
  readonly queries: number;
  /** The mean of 1 divided by the place of the first right page, 0 if it isn't among the results. */
  readonly meanReciprocalRank: number;
  /** The share of queries whose first result is right. */
  readonly first: number;
  /** The share of queries with a right page among the first eight results. */
  readonly firstEight: number;
}

const EIGHT = 8;

/** The place of the first right page, from 1. Undefined if there is none. */
export function placeOf(results: readonly string[], right: readonly string[]): number | undefined {
  const index = results.findIndex((route) => right.includes(route));
  return index === -1 ? undefined : index + 1;
}

/** The score of places. A place is undefined if no result is right. */
export function scoreOf(places: readonly (number | undefined)[]): Score {
  const mean = (value: (place: number) => number) =>
    places.reduce<number>((sum, place) => sum + (place === undefined ? 0 : value(place)), 0) /
    Math.max(1, places.length);
  return {
    queries: places.length,
    meanReciprocalRank: mean((place) => 1 / place),
    first: mean((place) => Number(place === 1)),
    firstEight: mean((place) => Number(place <= EIGHT)),
  };
}
