import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {layersOf} from '../../../config/sidebars/marks';
import {contractPage} from '../../../data/abis/contractPage';
import {contracts} from '../../../data/abis/contracts';
import {contractGroups} from '../../../data/abis/groups';
import type {ContractFacts} from '../../../data/abis/schema';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {groupPage, pageOf} from '../../../data/rpc/pageOf';
import {methodMarks} from '../remarkMethodList/methodMarks';

/** A card of `<CategoryCards>`. */
export interface PageCard {
  readonly to: `/${string}`;
  readonly title: string;
  /** Can contain code and links. */
  readonly text: string;
  /** A smaller last line. */
  readonly note?: string;
}

type CardText = Pick<PageCard, 'title' | 'text' | 'note'>;

/** The longest text of a card, in characters: about three lines. */
export const LONGEST_CARD = 90;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a contract is, or the layers on which it has an address. */
function contractNote({kind, deployed = [], gone, missingOn}: ContractFacts): string {
  const layers = layersOf(deployed);
  const state =
    gone !== undefined
      ? 'removed'
      : layers.length > 0
        ? `deployed on ${layers.join(' and ')}`
        : missingOn !== undefined && 'not deployed';
  return [kind, state]
    .filter((word) => typeof word === 'string')
    .map(capitalized)
    .join(' · ');
}

/** The texts of pages that have their facts in data/, by id. */
const textsFromData: ReadonlyMap<string, CardText> = new Map<string, CardText>([
  ...Object.values(methods).map((method): [string, CardText] => {
    const {name: title, summary: text} = method;
    const note = methodMarks(method).map(capitalized).join(' · ');
    return [pageOf(title), {title, text, ...(note !== '' && {note})}];
  }),
  ...groups.map(({key, label, summary}): [string, CardText] => [
    groupPage(key),
    {title: label, text: summary},
  ]),
  ...(contracts as readonly ContractFacts[]).flatMap((contract): [string, CardText][] => {
    const {name: title, summary: text, page} = contract;
    const note = contractNote(contract);
    return page === undefined ? [] : [[contractPage(page), {title, text, note}]];
  }),
  ...contractGroups.map(({page, label, summary}): [string, CardText] => [
    contractPage(page),
    {title: label, text: summary},
  ]),
]);

/** The text of a page's card: `card` of its front matter, or the first sentence of its description. */
function textFromPage(root: string, id: string): CardText {
  const file = `docs/${id}.mdx`;
  if (!existsSync(path.join(root, file))) {
    throw new Error(
      `there is no ${file}, which config/sidebars/ lists. Write it, or remove its line`,
    );
  }
  const {
    title,
    sidebar_label: label,
    card,
    description,
  } = matter(readFileSync(path.join(root, file), 'utf8')).data as Readonly<Record<string, unknown>>;
  const text = card ?? /^.*?[.!?](?=\s|$)/.exec(String(description))?.[0];
  if (typeof text !== 'string' || text === '' || text.length > LONGEST_CARD) {
    throw new Error(
      `${file} has no short text for its card. Write card: with at most ${LONGEST_CARD} characters in its front matter, before keywords`,
    );
  }
  return {title: String(label ?? title), text};
}

/**
 * The card of a page.
 *
 * @param root the project's root folder.
 * @param id its path below docs/, as sidebars name it.
 */
export function cardOf(root: string, id: string): PageCard {
  const to = `/${id.replace(/\/index$/, '')}` as const;
  return {to, ...(textsFromData.get(id) ?? textFromPage(root, id))};
}
