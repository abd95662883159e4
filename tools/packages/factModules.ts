import {compile, type JSONSchema} from 'json-schema-to-typescript';
import {catalog} from '../../data/abis/contracts';
import {contracts} from '../../data/contracts';
import {abiOf} from '../../src/contracts/abi';
import {factDocuments} from '../facts/documents';
import {documentSchema} from '../facts/documentTexts';
import type {FactDocument} from '../facts/factDocument';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of the constant with a contract's ABI: `lineaRollupAbi`. */
const abiName = (contract: string) => `${contract.charAt(0).toLowerCase()}${contract.slice(1)}Abi`;

/** Gives addresses the type that viem expects. */
function withHexTypes<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) {
    return schema.map(withHexTypes) as Schema;
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withHexTypes(value as unknown)]),
  );
  const isHex = 'pattern' in schema && String(schema.pattern).startsWith('^0x');
  return {...inner, ...(isHex && {tsType: '`0x${string}`'})} as Schema;
}

/** The types of the items of all documents, from their published schemas. */
async function typesModule(): Promise<string> {
  const types = await Promise.all(
    factDocuments.map((document) => {
      const {properties} = documentSchema(document) as {
        readonly properties: {readonly items: {readonly items: JSONSchema}};
      };
      return compile(withHexTypes(properties.items.items), document.itemName, {
        additionalProperties: false,
        bannerComment: '',
        ignoreMinAndMaxItems: true,
      });
    }),
  );
  return types.join('\n');
}

function itemsModule(document: FactDocument): string {
  const {itemName, description, name} = document;
  const items = JSON.stringify(document.items(), null, 1);
  return `import type {${itemName}} from './types.js';\n\n/** ${description}. */\nexport const ${camel(name)}: readonly ${itemName}[] = ${items};\n`;
}

/** The addresses of the network's contracts by chain and name, as literals. */
function addressesModule(): string {
  const byChain: Record<string, Record<string, string>> = {};
  for (const {chain, name, address} of contracts) {
    (byChain[chain] ??= {})[name] = address;
  }
  return `/** The addresses of the contracts of Linea, by chain and name. */\nexport const addresses = ${JSON.stringify(byChain, null, 2)} as const;\n`;
}

function abiModules(): readonly (readonly [string, string])[] {
  return [...catalog.values()]
    .filter(({page}) => page !== undefined)
    .map((contract) => [
      `abis/${contract.name}.ts`,
      `/** The ABI of ${contract.name}. Source: ${contract.source} */\nexport const ${abiName(contract.name)} = ${JSON.stringify(abiOf(catalog, contract), null, 1)} as const;\n`,
    ]);
}

/** The modules of the package `linea-facts` that are made of facts, by path below `src/generated`. */
export async function factModules(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['types.ts', await typesModule()],
    ['addresses.ts', addressesModule()],
    ...factDocuments.map(
      (document) => [`${camel(document.name)}.ts`, itemsModule(document)] as const,
    ),
    ...abiModules(),
  ]);
}
