import type {Audience, Moment, Release, ReleaseChange} from './releases';
import type {IsoDate} from './source';

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

/**
 * The choices of the filter that hide a release, a part of one or a change: an audience, `breaking`, and both together,
 * `operators-breaking`.
 */
export function hiddenFor(changes: readonly ReleaseChange[]): readonly string[] {
  const choices = [undefined, ...audiences.map(({key}) => key)].flatMap((audience) => {
    const own = changes.filter((change) => audience === undefined || change.audience === audience);
    return [
      {name: audience ?? '', shown: own},
      {
        name: [audience, 'breaking'].filter(Boolean).join('-'),
        shown: own.filter(({breaking}) => breaking),
      },
    ];
  });
  return choices.filter(({shown}) => shown.length === 0).map(({name}) => name);
}

/** All choices of the filter that hide a release, also the networks on which it has no published date. */
export function releaseHiddenFor({changes, mainnet, sepolia}: Release): readonly string[] {
  return [
    ...hiddenFor(changes),
    ...(mainnet.at === null ? ['mainnet'] : []),
    ...(sepolia.at === null ? ['sepolia'] : []),
  ];
}

/** The first day of a release on Linea Mainnet, or on Linea Sepolia if it has none there. */
export function releaseDay({mainnet, sepolia}: Release): {
  readonly day: IsoDate;
  readonly network: 'Mainnet' | 'Sepolia';
} | null {
  const at = mainnet.at ?? sepolia.at;
  const network = mainnet.at === null ? 'Sepolia' : 'Mainnet';
  return at === null ? null : {day: at.slice(0, 10) as IsoDate, network};
}

/** Releases by year, in their order. A release without a day is in the year of the release before it. */
export function releasesByYear(
  releases: readonly Release[],
): readonly {readonly year: string; readonly own: readonly Release[]}[] {
  const years: {year: string; own: Release[]}[] = [];
  for (const release of releases) {
    const last = years.at(-1);
    const year =
      release.status === 'planned'
        ? 'Planned'
        : (releaseDay(release)?.day.slice(0, 4) ?? last?.year ?? '');
    if (last?.year === year) {
      last.own.push(release);
    } else {
      years.push({year, own: [release]});
    }
  }
  return years;
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
