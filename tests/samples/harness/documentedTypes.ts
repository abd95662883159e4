import type {
  SdkClass,
  SdkEntry,
  SdkField,
  SdkFunction,
  SdkPackageName,
  SdkType,
} from '../../../data/sdk/schema';

/** The viem types that the facts name. */
const VIEM = ['Address', 'BlockTag', 'Client', 'Hash', 'Hex', 'TransactionReceipt'];

const HELPERS = `
type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Optional<Value> = undefined extends Value ? true : false;
type Numbers<Value> = Value extends unknown[] ? Value[number] : Value;
/** What a caller may set of a transaction beside what an action documents. */
type TransactionKeys = keyof FormattedTransactionRequest<Chain | undefined> | 'account' | 'chain';
const yes = <Fact extends true>(fact?: Fact) => fact;
`;

const names = (fields: readonly SdkField[]) =>
  fields.map(({name}) => `'${name}'`).join(' | ') || 'never';

/** Lines that compile only if an object type has exactly these fields with these types. */
function fieldLines(type: string, fields: readonly SdkField[], others = 'never'): string[] {
  return [
    `yes<Equal<Exclude<keyof ${type}, ${names(fields)} | ${others}>, never>>();`,
    `yes<Equal<Exclude<${names(fields)}, keyof ${type}>, never>>();`,
    ...fields.flatMap(({name, type: value, isOptional = false}) =>
      value === undefined
        ? []
        : [
            `yes<Equal<Exclude<${type}['${name}'], undefined>, ${value}>>();`,
            `yes<Equal<Optional<${type}['${name}']>, ${isOptional}>>();`,
          ],
    ),
  ];
}

/**
 * Lines that compile only if a function has these parameters. If the facts name a parameter's
 * fields, the parameter is an object.
 */
function functionLines(space: string, entry: SdkFunction): string[] {
  const {name, signature, params = [], results = [], takesTransaction = false} = entry;
  const lastParameter = signature.includes('(client: Client, ') ? 1 : 0;
  const isObject = signature.includes('parameters: ') || signature.includes('parameters?: ');
  const Given = `Given_${name}`;
  const Result = `Result_${name}`;
  return [
    ...(isObject
      ? [
          `type ${Given} = NonNullable<Parameters<typeof ${space}.${name}>[${lastParameter}]>;`,
          ...fieldLines(Given, params, takesTransaction ? 'TransactionKeys' : 'never'),
        ]
      : []),
    ...(results.length === 0
      ? []
      : [
          `type ${Result} = Numbers<Awaited<ReturnType<typeof ${space}.${name}>>>;`,
          ...fieldLines(Result, results),
        ]),
  ];
}

const typeLines = (space: string, {name, kind, fields}: SdkType): string[] =>
  kind === 'enum'
    ? [`yes<Equal<keyof typeof ${space}.${name}, ${names(fields)}>>();`]
    : fieldLines(`${space}.${name}`, fields);

const declared = (entry: SdkFunction | SdkClass): string =>
  entry.kind === 'function'
    ? `  function ${entry.signature};`
    : [
        `  class ${entry.name} {`,
        `    constructor${entry.signature.slice(`new ${entry.name}`.length)};`,
        ...entry.methods.map(({type = ''}) => `    ${type};`),
        '  }',
      ].join('\n');

/**
 * A program that compiles only if a package exports exactly the values of the facts, with their
 * types.
 */
export function documentedTypes(name: SdkPackageName, entries: readonly SdkEntry[]): string {
  const own = entries.filter((entry) => entry.package === name);
  const space = 'sdk';
  const values = own.filter((entry) => entry.kind !== 'type');
  const declarations = own.filter((entry) => entry.kind === 'function' || entry.kind === 'class');
  const extra = name === '@lfdt-lineth/sdk-viem' ? ["'OnChainMessageStatus'"] : [];
  const typeNames = own.flatMap((entry) => [
    ...(entry.types ?? []),
    ...(entry.kind === 'type' || entry.kind === 'enum' ? [entry.name] : []),
  ]);
  const core = name === '@lfdt-lineth/sdk-viem' ? ['ExtendedMessage', 'MessageProof'] : [];
  return [
    `import type {${VIEM.join(', ')}, Account, Chain, FormattedTransactionRequest} from 'viem';`,
    `import * as ${space} from '${name}';`,
    `import type {${typeNames.join(', ')}} from '${name}';`,
    "import type {OnChainMessageStatus as Status} from '@lfdt-lineth/sdk-core';",
    ...(core.length === 0
      ? []
      : [`import type {${core.join(', ')}} from '@lfdt-lineth/sdk-core';`]),
    HELPERS,
    'declare namespace Documented {',
    ...declarations.map((entry) => compilable(declared(entry))),
    '}',
    `export const documented: typeof Documented = ${space};`,
    `yes<Equal<keyof typeof ${space}, ${[...values.map((entry) => `'${entry.name}'`), ...extra].join(' | ')}>>();`,
    ...own.flatMap((entry) =>
      entry.kind === 'function'
        ? functionLines(space, entry)
        : entry.kind === 'class'
          ? [`yes<Equal<keyof ${space}.${entry.name}, ${names(entry.methods)}>>();`]
          : typeLines(space, entry),
    ),
    // The names are exported, whatever they refer to.
    `export type Named = [${typeNames.map((each) => withArguments(each)).join(', ')}];`,
    '',
  ].join('\n');
}

/** A type with its required arguments. */
const withArguments = (name: string) =>
  /^(?:GetL2ToL1MessageStatus|GetMessageProof)Parameters$/.test(name)
    ? `${name}<Chain | undefined, Account | undefined>`
    : name === 'GetTransactionReceiptByMessageHashReturnType'
      ? `${name}<Chain | undefined>`
      : name;

/** A declaration for the compiler. Readers don't need the type arguments. */
const compilable = (declaration: string) =>
  declaration
    .replace(/\bOnChainMessageStatus\b/g, 'Status')
    .replace(/\w+Parameters\b/g, withArguments);
