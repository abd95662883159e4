import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {releaseAnchor, releaseHeading, releasesByYear} from '../../../data/releaseWords';
import {type Release, releases} from '../../../data/releases';
import {located} from '../located';
import {flowElement, heading, staticPart, text} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

const entry = (release: Release): RootContent =>
  flowElement('ReleaseEntry', {version: release.version}, [
    heading(2, releaseAnchor(release), text(releaseHeading(release))),
  ]);

/** The filter, and all releases by year. */
const timeline = (): RootContent[] => [
  flowElement('ReleaseFilter', {total: String(releases.length)}),
  staticPart(
    'releases',
    releasesByYear(releases).map(({year, own}) =>
      flowElement('ReleaseYear', {year}, own.map(entry)),
    ),
  ),
];

/**
 * A remark step: writes the filter and the releases of `<ReleaseTimeline />`, with headings for the contents list. The
 * releases are static: their texts weigh as much as all components.
 */
export const remarkReleases: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'ReleaseTimeline' || parent === undefined || at === undefined) {
        return undefined;
      }
      located(page, element, () => {
        if (Object.keys(plainAttributes('ReleaseTimeline', element)).length > 0) {
          throw new Error('<ReleaseTimeline> takes no attributes: it shows all releases');
        }
      });
      const written = timeline();
      parent.children.splice(at, 1, ...written);
      return [SKIP, at + written.length];
    });
  };
};
