import type {PhrasingContent, RootContent} from 'mdast';
import type {SdkEntry, SdkField, SdkFunction, SdkSample} from '../../../data/sdk/schema';
import {closingAt} from '../../contracts/brackets';
import {noContract} from '../../contracts/catalog';
import {linkOf} from '../../contracts/links';
import {
  codeBlock,
  fact,
  factLine,
  heading,
  list,
  paragraph,
  phrasing,
  sourceText,
  table,
  text,
} from '../nodes';
import type {SdkFacts} from './sdkFacts';
import {anchorOf, errorAnchor, errorKey} from './tables';

/** Parameters with each field of an object on its own line. */
function fieldsLaidOut(params: string): string {
  let indent = '  ';
  return params.replaceAll(/[{}]|; /g, (mark) => {
    if (mark === '; ') {
      return `;\n${indent}`;
    }
    indent = mark === '{' ? `${indent}  ` : indent.slice(2);
    return mark === '{' ? `{\n${indent}` : `;\n${indent}}`;
  });
}

/** A long signature with each parameter on its own line. */
function breakSignature(signature: string): string {
  const open = signature.indexOf('(');
  const close = closingAt(signature, open) ?? signature.length;
  const params = fieldsLaidOut(
    signature.slice(open + 1, close).replace(/^(client: Client), /, '$1,\n  '),
  );
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
    {hidesCaption: true},
  );

const labeled = (name: string, value: string) => fact(`${name}:`, ...phrasing(value));

function memberText({catalog}: SdkFacts, entry: SdkEntry, called: string): string {
  const [contract = '', member = ''] = called.split('.');
  const facts = catalog.get(contract);
  const link = facts && linkOf(catalog, noContract, facts, member);
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

function functionFacts(facts: SdkFacts, entry: SdkFunction): PhrasingContent[][] {
  const calls = (entry.calls ?? []).map((each) => memberText(facts, entry, each));
  const throws = (entry.throws ?? []).map((each) => throwText(facts, entry, each));
  return [
    ...(entry.client === undefined ? [] : [labeled('Client', entry.client)]),
    ...(calls.length === 0 ? [] : [labeled('Contract members', calls.join(', '))]),
    ...(throws.length === 0 ? [] : [labeled('Throws', throws.join(', '))]),
  ];
}

function sampleNodes(sample: SdkSample | undefined): RootContent[] {
  return sample === undefined
    ? []
    : [
        paragraph(...phrasing(sample.lead)),
        codeBlock(
          'ts',
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
        ...factLine(functionFacts(facts, entry)),
        ...fieldTable(`Parameters of ${name}`, ['Parameter', 'Meaning'], entry.params ?? []),
        ...(entry.takesTransaction
          ? [
              paragraph(
                ...phrasing(
                  'It also accepts `account`, `chain`, and viem’s transaction fields, such as `gas` and `maxFeePerGas`.',
                ),
              ),
            ]
          : []),
        paragraph(...labeled('Returns', entry.returns)),
        ...fieldTable(`Result of ${name}`, ['Field', 'Meaning'], entry.results ?? []),
      ];
    case 'class':
      return [
        ...fieldTable(`Parameters of ${name}`, ['Parameter', 'Meaning'], entry.params),
        ...table(
          `Methods of ${name}`,
          ['Method', 'Meaning'],
          entry.methods.map(({type = '', meaning}) => ({head: `\`${type}\``, cells: [meaning]})),
          {hidesCaption: true},
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

export function entryNodes(facts: SdkFacts, entry: SdkEntry): RootContent[] {
  const {name, summary, notes = [], types = [], source} = entry;
  const signature = 'signature' in entry ? [codeBlock('ts', breakSignature(entry.signature))] : [];
  const typeNames = types.map((each) => `\`${each}\``).join(', ');
  return [
    heading(3, anchorOf(name), text(name)),
    paragraph(...phrasing(summary)),
    ...signature,
    ...(notes.length === 0 ? [] : [list(notes)]),
    ...kindNodes(facts, entry),
    ...sampleNodes(entry.sample),
    ...factLine([
      ...(typeNames === '' ? [] : [labeled('Types', typeNames)]),
      labeled('Source', sourceText(source)),
    ]),
  ];
}
