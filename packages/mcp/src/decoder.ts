import {
  type CatalogIndex,
  catalogIndex,
} from '@site/src/components/contracts/ContractDecoder/decode/catalogIndex';
import type {Finding, Match} from '@site/src/components/contracts/ContractDecoder/decode/finding';
import {
  slotRows,
  type ValueRow,
} from '@site/src/components/contracts/ContractDecoder/decode/valueRows';
import type {DecoderData} from '@site/src/contracts/decoderData';
import type {Site} from './site';

/** The most rows of values of one match. */
const MOST_ROWS = 200;

const indexes = new WeakMap<Site, Promise<CatalogIndex>>();

/** What the decoder knows: the members of Linea's contracts and of standards. */
export function loadCatalog(site: Site): Promise<CatalogIndex> {
  const index =
    indexes.get(site) ??
    site.json('abi/decoder.json').then((data) => catalogIndex(data as DecoderData));
  indexes.set(site, index);
  index.catch(() => indexes.delete(site));
  return index;
}

/** Links of the site become absolute. */
export const withAbsoluteLinks = (text: string, home: string): string =>
  text.replace(/\]\(\/([^)]*)\)/g, (_, path: string) => `](${new URL(path, home).href})`);

function rowText({name, type, depth, value, whole, meaning, quote, calls}: ValueRow): string {
  // Texts in calldata are anybody's: they stay shortened, escaped and in quotes.
  const shown = type === 'string' ? value : (whole ?? value);
  const parts = [
    `${'  '.repeat(depth)}- ${name} (${type})`,
    ...(shown === undefined ? [] : [`: ${shown}`]),
    ...(meaning === undefined ? [] : [` — ${meaning}`]),
    ...(quote === undefined ? [] : [` — text: ${JSON.stringify(quote)}`]),
    ...(calls === undefined ? [] : [` — calls ${calls.signature}`]),
  ];
  return parts.join('');
}

function placesText({members}: Match, index: CatalogIndex, home: string): string {
  const places = members.flatMap((member) =>
    member.places.map(({contract, page = contract, anchor}) => {
      const {name = '', page: path} = index.contracts[page] ?? {};
      const owner = index.contracts[contract]?.name ?? name;
      if (path === undefined) {
        return owner;
      }
      const url = path.startsWith('https://') ? path : new URL(path.slice(1), home).href;
      return `${owner} (${url}${anchor === undefined ? '' : `#${anchor}`})`;
    }),
  );
  const [first = '', ...rest] = [...new Set(places)];
  return `Of ${[first, ...rest.slice(0, 4)].join(', ')}${rest.length > 4 ? `, and ${rest.length - 4} more` : ''}`;
}

function matchText(match: Match, index: CatalogIndex, home: string): string {
  const {members, values, failure, note} = match;
  const [member] = members;
  const rows: string[] = [];
  for (const row of values === undefined ? [] : slotRows(member.inputs, values, index)) {
    if (rows.length === MOST_ROWS) {
      rows.push('- … and more values');
      break;
    }
    rows.push(rowText(row));
  }
  return [
    `${member.kind} \`${member.signature}\`${member.hash === undefined ? '' : `, ${member.kind === 'event' ? 'topic' : 'selector'} ${member.hash}`}`,
    ...(member.meaning === '' ? [] : [member.meaning]),
    placesText(match, index, home),
    ...(member.gone === undefined ? [] : [member.gone]),
    ...(member.missingOn === undefined
      ? []
      : [`Not deployed for ${member.missingOn.join(' and ')}`]),
    ...(failure === undefined ? [] : [failure]),
    ...(rows.length === 0 ? [] : [rows.join('\n')]),
    ...(note === undefined ? [] : [note]),
  ].join('\n');
}

/** A finding of the decoder as Markdown. */
export function findingText(finding: Finding, index: CatalogIndex, home: string): string {
  const {title, matches, choice, notes} = finding;
  const text = [
    `## ${title}`,
    ...matches.map((match) => matchText(match, index, home)),
    ...(choice === undefined ? [] : [choice]),
    ...notes,
  ].join('\n\n');
  return withAbsoluteLinks(text, home);
}
