const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** A day in words: `Nov 21, 2026` for `2026-11-21`. */
export const dayInWords = (day: string): string => format.format(new Date(day));
