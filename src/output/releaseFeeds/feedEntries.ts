import type {Moment, Release, ReleaseDate} from '../../../data/releases';
import {audiences, momentText, releaseAnchor} from '../../../data/releaseWords';
import {type FeedEntry, tagUri} from '../feeds/feed';
import {markup} from '../markup';
import {textHtml} from './textHtml';

function timestamp(moment: Moment): string {
  return moment.includes('T') ? moment.replace('Z', ':00Z') : `${moment}T00:00:00Z`;
}

function momentsOf({mainnet, sepolia, steps = []}: Release): string[] {
  return [mainnet.at, sepolia.at, ...steps.flatMap((step) => [step.mainnet, step.sepolia])]
    .filter((moment) => moment !== null)
    .map(timestamp)
    .sort();
}

function dateHtml(network: string, {at, note}: ReleaseDate): string {
  const words = at === null ? (note ?? 'date not published') : momentText(at);
  return `<li>${markup(`${network}: ${words}${at === null || note === undefined ? '' : `. ${note}`}`)}</li>`;
}

function entryHtml(release: Release, page: string): string {
  const {mainnet, sepolia, note, changes} = release;
  const groups = audiences
    .map(({key, label}) => ({label, own: changes.filter(({audience}) => audience === key)}))
    .filter(({own}) => own.length > 0)
    .map(({label, own}) => {
      const items = own.map(
        ({text, breaking = false}) =>
          `<li>${breaking ? '<strong>Breaking:</strong> ' : ''}${textHtml(text, page)}</li>`,
      );
      return `<p><strong>${markup(label)}</strong></p><ul>${items.join('')}</ul>`;
    });
  return [
    `<ul>${dateHtml('Linea Mainnet', mainnet)}${dateHtml('Linea Sepolia', sepolia)}</ul>`,
    ...(note === undefined ? [] : [`<p>${textHtml(note, page)}</p>`]),
    ...groups,
  ].join('');
}

/**
 * Releases as feed entries, newest first. Planned releases and releases without a known day are
 * omitted, because Atom requires a date. `published` and `updated` are the times on the first and the last network; tags are
 * the affected readers, and `breaking` for breaking changes.
 * @param page the URL of the release notes.
 */
export function feedEntries(releases: readonly Release[], page: string): FeedEntry[] {
  return releases.flatMap((release) => {
    const moments = momentsOf(release);
    const [published] = moments;
    const updated = moments.at(-1);
    if (release.status === 'planned' || published === undefined || updated === undefined) {
      return [];
    }
    const tags = audiences
      .map(({key}) => key)
      .filter((key) => release.changes.some(({audience}) => audience === key));
    const isBreaking = release.changes.some(({breaking}) => breaking);
    return {
      id: tagUri(`release-notes/${release.version}`),
      url: `${page}#${releaseAnchor(release)}`,
      title: `${release.name}: ${release.title}`,
      html: entryHtml(release, page),
      published,
      updated,
      tags: isBreaking ? [...tags, 'breaking'] : tags,
    };
  });
}
