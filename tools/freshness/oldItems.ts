import type {CheckedItem} from './checkedItems';

/** After so many days, a check is old. */
export const OLD_DAYS = 180;

const DAY_MS = 86_400_000;

/** The days between a check and today. */
export const ageOf = ({checked}: CheckedItem, today: Date): number =>
  Math.floor((today.getTime() - Date.parse(checked)) / DAY_MS);

/** The items whose check is older than a number of days, the oldest first. */
export function oldItems(
  items: readonly CheckedItem[],
  today: Date,
  days = OLD_DAYS,
): readonly CheckedItem[] {
  return items
    .filter((item) => ageOf(item, today) > days)
    .sort((a, b) => (a.checked < b.checked ? -1 : a.checked > b.checked ? 1 : 0));
}
