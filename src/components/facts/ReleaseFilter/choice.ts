import {audiences, releaseAnchor, unconcerned} from '@site/data/releaseWords';
import {type Audience, releases} from '@site/data/releases';

const PARAMETER = 'for';

/** The audience in a query string. Undefined: all audiences. */
export function audienceIn(search: string): Audience | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return audiences.find(({key}) => key === asked)?.key;
}

/** Sets the audience in a query string and keeps other parameters. */
export function searchFor(audience: Audience | undefined, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  if (audience !== undefined) {
    params.set(PARAMETER, audience);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the filter hides the element with an anchor: a release, or a part of one. */
export function hides(audience: Audience, anchor: string): boolean {
  return releases.some((release) => {
    const own = releaseAnchor(release);
    return anchor === own
      ? unconcerned(release.changes).includes(audience)
      : audiences.some(({key}) => key !== audience && anchor === `${own}-${key}`);
  });
}

/** The number of releases shown, as text. */
export function countText(audience: Audience | undefined): string {
  const label = audiences.find(({key}) => key === audience)?.label;
  if (audience === undefined || label === undefined) {
    return `All ${releases.length} releases are shown.`;
  }
  const shown = releases.filter(({changes}) => !unconcerned(changes).includes(audience));
  const verb = shown.length === 1 ? 'has' : 'have';
  return `${shown.length} of ${releases.length} releases ${verb} changes ${label.toLowerCase()}. Only those changes are shown.`;
}
