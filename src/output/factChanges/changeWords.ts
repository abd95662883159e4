import type {FactChange, PublishedFact, ValueChange} from './compareFacts';

/** A change in words. */
export interface ChangeWords {
  readonly title: string;
  /** One line for each value. */
  readonly lines: readonly string[];
}

/** The singular of each document's facts, as a title names them. */
const NOUNS: Readonly<Record<string, string>> = {
  abis: 'ABI',
  'contract-errors': 'contract error',
  contracts: 'contract',
  errors: 'JSON-RPC error',
  limits: 'limit',
  networks: 'network',
  precompiles: 'precompile',
  releases: 'release',
  'rpc-methods': 'JSON-RPC method',
};

const CHAINS: Readonly<Record<string, string>> = {
  linea: 'Linea Mainnet',
  lineaSepolia: 'Linea Sepolia',
  ethereum: 'Ethereum Mainnet',
  ethereumSepolia: 'Ethereum Sepolia',
};

/** The longest value that a line quotes. */
const MOST = 200;

const text = (value: unknown): string => {
  const whole = typeof value === 'string' ? value : JSON.stringify(value);
  return whole.length > MOST ? `${whole.slice(0, MOST)}…` : whole;
};

/** What readers call a fact: its name, else its text, else its id. A contract is on a chain. */
function nameOf(fact: PublishedFact): string {
  const {name, what, message, id, chain} = fact;
  const own = [name, what, message].find((each) => typeof each === 'string') ?? id;
  const on = typeof chain === 'string' ? CHAINS[chain] : undefined;
  return on === undefined ? own : `${own} on ${on}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const urlOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'url' in value ? String(value.url) : undefined;

function valueLine({path, before, after}: ValueChange): string {
  if (before === undefined) {
    return `${path}: added ${urlOf(after) ?? text(after)}`;
  }
  if (after === undefined) {
    return `${path}: removed ${urlOf(before) ?? text(before)}`;
  }
  return `${path}: ${text(before)} → ${text(after)}`;
}

const touches = (values: readonly ValueChange[], pattern: RegExp) =>
  values.filter(({path}) => pattern.test(path));

/** The title of a change that readers act on. Undefined for others. */
function specialTitle(document: string, fact: PublishedFact, values: readonly ValueChange[]) {
  if (document === 'contracts') {
    return touches(values, /^address$/).length > 0
      ? `New address: ${nameOf(fact)}`
      : touches(values, /^code\.(?:implementation|version|commit)$/).length > 0
        ? `Contract upgraded: ${nameOf(fact)}`
        : undefined;
  }
  if (document === 'networks') {
    const endpoints = touches(values, /^rpc\./);
    const [gone] = endpoints.flatMap(({before}) => urlOf(before) ?? []);
    const [added] = endpoints.flatMap(({after}) => urlOf(after) ?? []);
    return gone !== undefined && added === undefined
      ? `Endpoint gone: ${gone}`
      : added !== undefined && gone === undefined
        ? `New endpoint: ${added}`
        : undefined;
  }
  if (document === 'limits' || document === 'precompiles') {
    return `Limit moved: ${nameOf(fact)}`;
  }
  return undefined;
}

/** A change of a fact in words: `Contract upgraded: LineaRollup on Ethereum Mainnet`. */
export function changeWords(document: string, change: FactChange): ChangeWords {
  const noun = NOUNS[document] ?? document;
  const {fact, kind} = change;
  if (kind === 'changed') {
    return {
      title:
        specialTitle(document, fact, change.values) ?? `${capital(noun)} changed: ${nameOf(fact)}`,
      lines: change.values.map(valueLine),
    };
  }
  return {
    title:
      kind === 'added' ? `New ${noun}: ${nameOf(fact)}` : `${capital(noun)} gone: ${nameOf(fact)}`,
    lines: [],
  };
}

/** Several changes of one document in one commit: `37 changes: limits`. */
export const manyWords = (document: string, count: number) => `${count} changes: ${document}`;
