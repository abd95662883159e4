import type {Code, PhrasingContent, RootContent} from 'mdast';
import type {ContractFacts} from '../../../data/abis/schema';
import type {SdkEntry, SdkField, SdkFunction, SdkSample} from '../../../data/sdk/schema';
import type {SourceRef} from '../../../data/source';
import {linkOf} from '../../contracts/links';
import {heading, list, paragraph, phrasing, strong, table, text} from '../nodes';
import type {SdkFacts} from './sdkFacts';
import {anchorOf, errorAnchor, errorKey} from './tables';

/** The page that is of no contract: from there, every member is described elsewhere. */
const NO_CONTRACT = {
  name: '',
  kind: 'interface',
  summary: '',
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk',
  checked: '2026-11-23',
  bases: [],
  members: [],
} as const satisfies ContractFacts;

const fence = (value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang: 'ts',
  meta,
  value,
});

/** Where the parenthesis closes that a text starts with. */
function closingOf(value: string): number {
  let depth = 0;
  return Array.from(value).findIndex((letter) => {
    depth += '({'.includes(letter) ? 1 : ')}'.includes(letter) ? -1 : 0;
    return depth === 0;
  });
}

/** A long signature, with each parameter on its own line. */
function laidOut(signature: string): string {
  const open = signature.indexOf('(');
  const close = open + closingOf(signature.slice(open));
  const params = signature.slice(open + 1, close).replace(/^(client: Client), /, '$1,\n  ');
  return signature.length <= 80
    ? signature
    : `${signature.slice(0, open)}(\n  ${params},\n${signature.slice(close)}`;
}

const fieldTable = (caption: string, columns: [string, string], fields: readonly SdkField[]) =>
  table(
    caption,
    columns,
    fields.map(({name, type, isOptional, meaning}) => ({
      head: `\`${name}\``,
      ...((type !== undefined || isOptional) && {
        note: [type && `\`${type}\``, isOptional && 'optional'].filter(Boolean).join(', '),
      }),
      cells: [meaning],
    })),
    {isBare: true},
  );

const fact = (name: string, value: string): PhrasingContent[] => [
  strong(name),
  text(' '),
  ...phrasing(value),
];

/** `a · b · c`. */
const joined = (parts: readonly (readonly PhrasingContent[])[]): RootContent[] =>
  parts.length === 0
    ? []
    : [paragraph(...parts.flatMap((part, at) => [...(at === 0 ? [] : [text(' · ')]), ...part]))];

/** The file on GitHub, at its revision. */
function sourceText(source: SourceRef): string {
  const [, repository = '', commit = '', path = ''] = /^([^@]+)@([^:]+):(.+)$/.exec(source) ?? [];
  const url = `https://github.com/${repository}/blob/${commit}/${path}`;
  return `[\`${path.split('/').at(-1) ?? path}\`](${url}) at \`${commit}\``;
}

function memberText({catalog}: SdkFacts, entry: SdkEntry, called: string): string {
  const [contract = '', member = ''] = called.split('.');
  const facts = catalog.get(contract);
  const link = facts && linkOf(catalog, NO_CONTRACT, facts, member);
  if (link === undefined) {
    throw new Error(
      `data/sdk: ${entry.name} calls ${called}, which no page of the contract reference describes. Correct calls`,
    );
  }
  return `[\`${called}\`](${link})`;
}

function throwText({errors}: SdkFacts, entry: SdkEntry, thrown: string): string {
  const error = errors.find((each) => errorKey(each) === thrown);
  if (error === undefined) {
    throw new Error(
      `data/sdk: ${entry.name} throws ${thrown}, which data/sdk/errors.ts does not have. Add it there, or correct throws`,
    );
  }
  const page = entry.package === '@lfdt-lineth/sdk-viem' ? '' : '/api/linea-sdk/viem-actions';
  const label = error.message ?? `\`${error.name}\``;
  return `[${label}](${page}#${errorAnchor(error)})`;
}

/** What a function needs, calls and throws. */
function functionFacts(facts: SdkFacts, entry: SdkFunction): PhrasingContent[][] {
  const calls = (entry.calls ?? []).map((each) => memberText(facts, entry, each));
  const throws = (entry.throws ?? []).map((each) => throwText(facts, entry, each));
  return [
    ...(entry.client === undefined ? [] : [fact('Client', entry.client)]),
    ...(calls.length === 0 ? [] : [fact('Contract members', calls.join(', '))]),
    ...(throws.length === 0 ? [] : [fact('Throws', throws.join(', '))]),
  ];
}

function sampleNodes(sample: SdkSample | undefined): RootContent[] {
  return sample === undefined
    ? []
    : [
        paragraph(...phrasing(sample.lead)),
        fence(
          '',
          `file=examples/sdk-viem/src/${sample.file}#${sample.region} title="${sample.file}"`,
        ),
      ];
}

/** The parts of an entry that depend on its kind. */
function kindNodes(facts: SdkFacts, entry: SdkEntry): RootContent[] {
  const {name} = entry;
  switch (entry.kind) {
    case 'function':
      return [
        ...joined(functionFacts(facts, entry)),
        ...fieldTable(`Parameters of ${name}`, ['Parameter', 'Meaning'], entry.params ?? []),
        ...(entry.takesTransaction
          ? [
              paragraph(
                ...phrasing(
                  'It also accepts `account`, `chain`, and the transaction fields of viem, such as `gas` and `maxFeePerGas`.',
                ),
              ),
            ]
          : []),
        paragraph(...fact('Returns', entry.returns)),
        ...fieldTable(`Result of ${name}`, ['Field', 'Meaning'], entry.results ?? []),
      ];
    case 'class':
      return [
        ...fieldTable(`Parameters of ${name}`, ['Parameter', 'Meaning'], entry.params),
        ...table(
          `Methods of ${name}`,
          ['Method', 'Meaning'],
          entry.methods.map(({type = '', meaning}) => ({head: `\`${type}\``, cells: [meaning]})),
          {isBare: true},
        ),
      ];
    default:
      return fieldTable(
        `Members of ${name}`,
        [entry.kind === 'enum' ? 'Value' : 'Field', 'Meaning'],
        entry.fields,
      );
  }
}

/** The section of an export. */
export function entryNodes(facts: SdkFacts, entry: SdkEntry): RootContent[] {
  const {name, summary, notes = [], types = [], source} = entry;
  const signature = 'signature' in entry ? [fence(laidOut(entry.signature))] : [];
  const typeNames = types.map((each) => `\`${each}\``).join(', ');
  return [
    heading(3, anchorOf(name), text(name)),
    paragraph(...phrasing(summary)),
    ...signature,
    ...(notes.length === 0 ? [] : [list(notes)]),
    ...kindNodes(facts, entry),
    ...sampleNodes(entry.sample),
    ...joined([
      ...(typeNames === '' ? [] : [fact('Types', typeNames)]),
      fact('Source', sourceText(source)),
    ]),
  ];
}
