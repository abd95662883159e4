import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import {afterAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {contracts} from '../../data/contracts';
import {chains} from '../../data/networks';
import {methods} from '../../data/rpc/methods';
import {factDocument, type FactDocument} from '../../tools/facts/factDocument';
import {factDocuments} from '../../tools/facts/documents';
import {documentSchema, documentText, indexText} from '../../tools/facts/documentTexts';
import {textId} from '../../tools/facts/textId';
import {root} from '../../tools/content/readPages';
import {factsFolder} from '../../config/factsFolder';
import {checkFacts} from '../../tools/facts/publishedFacts';
import {described, expectNoProblems} from './checks/expectNoProblems';

interface Document {
  readonly $schema: string;
  readonly version: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(root, factsFolder, name), 'utf8')) as unknown;
const readDocument = (name: string) => read(`${name}.json`) as Document;

/** A reader's validator: it knows the published schema, and nothing of our code. */
function errorsIn(name: string, document: unknown): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats: {uri: (text) => URL.canParse(text)},
  });
  const isValid = ajv.compile(read(`schemas/${name}.json`) as object);
  return isValid(document) ? '' : ajv.errorsText(isValid.errors);
}

describe('the published facts', () => {
  it('are what data/ makes', () => {
    expectNoProblems(checkFacts(root));
  });

  it.each(factDocuments.map(({name}) => name))('%s is valid by its schema', (name) => {
    const document = readDocument(name);
    expect(errorsIn(name, document)).toBe('');
    expect(document.items.length).toBeGreaterThan(1);
    expect(document.$schema).toBe(`./schemas/${name}.json`);
  });

  it.each(factDocuments.map(({name}) => name))(
    'every item of %s has a source and a day',
    (name) => {
      const poor = readDocument(name).items.filter(
        ({sources, checked}) =>
          !Array.isArray(sources) ||
          sources.length === 0 ||
          !(String(checked) <= new Date().toISOString().slice(0, 10)),
      );
      expect(poor).toEqual([]);
    },
  );

  it('are listed, each with its schema, version and number of items', () => {
    const index = read('index.json') as {
      readonly documents: readonly {
        readonly name: string;
        readonly url: string;
        readonly schema: string;
        readonly version: string;
        readonly items: number;
      }[];
    };
    expect(index.documents.map(({name}) => name)).toEqual(factDocuments.map(({name}) => name));
    for (const {name, url, schema, version, items} of index.documents) {
      const document = read(url) as Document;
      expect(document.items, name).toHaveLength(items);
      expect(document.version, name).toBe(version);
      expect(
        documentSchema(factDocuments.find((each) => each.name === name) as FactDocument),
      ).toEqual(read(schema));
    }
  });

  it('have each contract with its address, and each method', () => {
    const items = readDocument('contracts').items;
    expect(items.map(({chain, name, address}) => [chain, name, address])).toEqual(
      contracts.map(({chain, name, address}) => [chain, name, address]),
    );
    expect(readDocument('rpc-methods').items.map(({id}) => id)).toEqual(Object.keys(methods));
  });

  it('name the implementation behind a proxy by its address', () => {
    const item = readDocument('contracts').items.find(({id}) => id === 'linea/L2MessageService');
    expect(item).toMatchObject({
      chainId: chains.linea.chainId,
      layer: 'L2',
      kind: 'proxy',
      code: {
        contract: 'L2MessageService',
        implementation: contracts.find(
          ({chain, name}) => chain === 'linea' && name === 'L2MessageService implementation',
        )?.address,
      },
    });
  });

  it('keep errors with one message apart by their method', () => {
    const ids = readDocument('errors').items.flatMap(({id, message}) =>
      message === 'Execution reverted (<reason>)' ? [String(id)] : [],
    );
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      expect(id).toMatch(/^besu\/3\/execution-reverted-reason-[\da-f]{6}\/\w+_\w+$/);
    }
  });
});

describe('the schemas', () => {
  const first = (name: string) => {
    const document = readDocument(name);
    return {document, item: document.items[0]};
  };
  const with_ = (name: string, change: object) => {
    const {document, item} = first(name);
    return {...document, items: [{...item, ...change}]};
  };

  it.each<[what: string, name: string, change: object, error: string]>([
    ['no source', 'networks', {sources: []}, 'must NOT have fewer than 1 items'],
    ['a source without a commit', 'networks', {sources: ['owner/repository:file']}, 'pattern'],
    ['a day in words', 'limits', {checked: 'today'}, 'must match pattern'],
    ['an address without its last digit', 'contracts', {address: `0x${'1'.repeat(39)}`}, 'pattern'],
    ['a chain that is none', 'contracts', {chain: 'polygon'}, 'equal to one of the allowed values'],
    ['a key of its own', 'releases', {author: 'somebody'}, 'must NOT have additional properties'],
    [
      'a negative limit',
      'precompiles',
      {limits: [{of: 'calls', perBlock: -1, module: 'X'}]},
      '>= 0',
    ],
    ['an address that is no URL', 'networks', {statusUrl: 'status'}, 'must match format "uri"'],
  ])('refuse %s', (_, name, change, error) => {
    expect(errorsIn(name, with_(name, change))).toContain(error);
  });

  it('refuse another version of the form', () => {
    expect(errorsIn('networks', {...readDocument('networks'), version: '2.0.0'})).toContain(
      'version',
    );
  });
});

describe('the writer of facts', () => {
  const item = z.strictObject({id: z.string(), sources: z.array(z.string()), checked: z.string()});
  const documentOf = (items: readonly z.infer<typeof item>[]) =>
    factDocument({
      name: 'tests',
      title: 'Tests',
      description: 'Facts of this test',
      itemName: 'Test',
      version: '1.0.0',
      item,
      items: () => items,
    });
  const one = {id: 'one', sources: ['https://example.org/'], checked: '2026-11-28'};

  it('writes one line for each item', () => {
    const text = documentText(documentOf([one, {...one, id: 'two'}]));
    expect(JSON.parse(text)).toMatchObject({title: 'Tests', items: [one, {id: 'two'}]});
    expect(text.split('\n').filter((line) => line.includes('example.org'))).toHaveLength(2);
  });

  it('writes a document without items', () => {
    expect(JSON.parse(documentText(documentOf([])))).toMatchObject({items: []});
    expect(JSON.parse(indexText([documentOf([])]))).toMatchObject({documents: [{items: 0}]});
  });

  it('refuses two items with one id', () => {
    expect(() => documentText(documentOf([one, one]))).toThrow(
      'The facts "tests" have two items with the id "one". Make the names in data/ differ',
    );
  });

  it('refuses an item that lacks the form', () => {
    const bad = {...one, checked: 7} as unknown as typeof one;
    expect(() => documentText(documentOf([bad]))).toThrow(
      /The fact "one" lacks the form of tools\/facts\/documents \(tests\):[^]*checked/,
    );
  });

  it.each([
    ['Hard finality, median', 'hard-finality-median'],
    ['`l1-max` of [the node](/node)', 'l1-max-of-the-node'],
    ['<values> – “é”', 'values-e'],
    ['***', ''],
  ])('makes of "%s" the id "%s"', (text, id) => {
    expect(textId(text)).toBe(id);
  });
});

describe('the check of the published facts', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(copy, {recursive: true, force: true}));
  const changed = (change: (folder: string) => void): string => {
    const folder = path.join(copy, factsFolder);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(path.dirname(folder), {recursive: true});
    cpSync(path.join(root, factsFolder), folder, {recursive: true});
    change(folder);
    return described(checkFacts(copy));
  };

  it('accepts a whole copy', () => {
    expect(changed(() => undefined)).toBe('');
  });

  it('fails on a missing, a changed and an unknown file', () => {
    expect(changed((folder) => rmSync(path.join(folder, 'limits.json')))).toBe(
      'static/facts/limits.json: is missing. Run: npm run facts',
    );
    expect(
      changed((folder) => {
        const file = path.join(folder, 'networks.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('59144', '59145'));
      }),
    ).toMatch(
      /^static\/facts\/networks\.json:\d+: is not what data makes today\. Run: npm run facts$/,
    );
    expect(changed((folder) => writeFileSync(path.join(folder, 'old.json'), '{}'))).toBe(
      'static/facts/old.json: is of no document in tools/facts/documents.ts. Run: npm run facts',
    );
  });
});
