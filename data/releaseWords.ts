import type {Audience, Moment, Release, ReleaseChange} from './releases';

/** The audiences of changes, in display order. */
export const audiences: readonly {
  readonly key: Audience;
  readonly name: string;
  readonly label: string;
}[] = [
  {key: 'developers', name: 'Developers', label: 'For developers'},
  {key: 'operators', name: 'Node operators', label: 'For node operators'},
  {key: 'users', name: 'Users', label: 'For users'},
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day or minute in words: `October 28, 2025, 10:10 UTC`. */
export function momentText(moment: Moment): string {
  const [, year, month, day, time] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})Z)?$/.exec(moment) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) {
    throw new Error(`"${moment}" isn’t a day or a minute in UTC (data/releases.ts)`);
  }
  const date = `${name} ${Number(day)}, ${year}`;
  return time === undefined ? date : `${date}, ${time} UTC`;
}

/** The anchor of a release's heading: `beta-v5-2` for `beta-v5.2`. */
export function releaseAnchor({version}: Release): string {
  return version.replaceAll('.', '-');
}

/** The heading of a release on the page. */
export function releaseHeading({name, status}: Release): string {
  return status === 'planned' ? `${name} (planned)` : name;
}

/** The audiences that changes don't affect. */
export function unconcerned(changes: readonly ReleaseChange[]): readonly Audience[] {
  return audiences
    .map(({key}) => key)
    .filter((key) => !changes.some(({audience}) => audience === key));
}

/** The audiences for which a release breaks something: `developers and node operators`. */
export function breaksFor({changes}: Release): string {
  const words = audiences
    .filter(({key}) =>
      changes.some((change) => change.audience === key && change.breaking === true),
    )
    .map(({name}) => name.toLowerCase());
  return new Intl.ListFormat('en').format(words);
}
