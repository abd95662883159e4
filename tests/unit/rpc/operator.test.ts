import {describe, expect, it} from 'vitest';
import {methods} from '@site/data/rpc/methods';
import {
  operatorGroups,
  type OperatorMethod,
  operatorMethods,
  operatorSources,
} from '@site/data/rpc/operator';
import {textParts} from '@site/src/components/facts/FactText/textParts';

const SOURCE = /^[\w.-]+\/[\w.-]+@[0-9a-f]{7,40}:\S+$/;

const order: readonly string[] = operatorGroups.map(({key}) => key);

/** The texts of a row that readers see. */
const textsOf = ({summary, danger, version}: OperatorMethod) =>
  [summary, danger, version].filter((text) => text !== undefined);

/** Problems of a row, as sentences. */
function rowProblems(row: OperatorMethod): string[] {
  const {name, group, params, effect, danger, source} = row;
  const prefix = operatorGroups.find(({key}) => key === group)?.prefix;
  const optional = params.map((param) => param.endsWith('?'));
  return [
    ...(name.startsWith(prefix ?? '/') ? [] : [`${name}: is no method of the group ${group}`]),
    ...(Object.hasOwn(methods, name) ? [`${name}: has a page, so it has no row`] : []),
    ...(optional.includes(true) && optional.lastIndexOf(false) > optional.indexOf(true)
      ? [`${name}: parameters that may be left out come last`]
      : []),
    ...((effect === 'reads') === (danger === undefined)
      ? []
      : [`${name}: a danger belongs to what does more than read, and only there`]),
    ...textsOf(row)
      .filter((text) => !/[.!?]$/.test(text))
      .map((text) => `${name}: "${text}" is no whole sentence`),
    ...(SOURCE.test(source) ? [] : [`${name}: its source is no file at a commit`]),
  ];
}

describe('data/rpc/operator', () => {
  it('keeps the rules in every row', () => {
    expect(operatorMethods.flatMap(rowProblems)).toEqual([]);
  });

  it('leaves no backtick open', () => {
    for (const text of [
      ...operatorGroups.map(({summary}) => summary),
      ...operatorMethods.flatMap((row) => [...textsOf(row), ...row.params]),
    ]) {
      expect(() => textParts(text), text).not.toThrow();
    }
  });

  it('names each method once, group by group', () => {
    const names = operatorMethods.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    const places = operatorMethods.map(({group}) => order.indexOf(group));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(operatorGroups.length);
  });

  it('names its sources once', () => {
    const {sources} = operatorSources;
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.filter((source) => !SOURCE.test(source))).toEqual([]);
  });
});

describe('the rules for rows', () => {
  const good: OperatorMethod = {
    name: 'debug_test',
    group: 'DEBUG',
    summary: 'It reads.',
    params: ['block', 'options?'],
    effect: 'reads',
    inGeth: false,
    source: 'owner/repo@0123abc:path/File.java',
  };

  it('accept a good row', () => {
    expect(rowProblems(good)).toEqual([]);
  });

  it.each<[what: string, row: OperatorMethod, problem: string]>([
    ['another group', {...good, group: 'TRACE'}, 'is no method of the group TRACE'],
    ['a method with a page', {...good, name: 'debug_traceCall'}, 'has a page'],
    ['a gap in the parameters', {...good, params: ['options?', 'block']}, 'come last'],
    ['a danger that is not told', {...good, effect: 'rewinds'}, 'a danger belongs'],
    ['a danger where none is', {...good, danger: 'None.'}, 'a danger belongs'],
    ['half a sentence', {...good, summary: 'It reads'}, 'no whole sentence'],
    [
      'a page as source',
      {...good, source: 'https://example.org'},
      'its source is no file at a commit',
    ],
  ])('refuse %s', (_, row, problem) => {
    expect(rowProblems(row).join('\n')).toContain(problem);
  });
});
