import type {JsonValue, RpcParam} from '@site/data/rpc/schema';
import type {Draft} from './draft';
import type {Place} from './place';
import {problemsOf} from './problemsOf';
import {valueOf} from './valueOf';
import type {Problem} from './valueProblems';

export function paramPlace(params: readonly RpcParam[], index: number): Place {
  return {id: `try.${index}`, label: params[index]?.name ?? 'params'};
}

/** The `params` array for the drafts. */
export function paramsValue(
  params: readonly RpcParam[],
  drafts: readonly Draft[],
): readonly JsonValue[] {
  return drafts.flatMap((draft, index) => {
    const schema = params[index]?.schema;
    return schema === undefined ? [] : [valueOf(schema, draft)];
  });
}

const countOf = (count: number) => (count === 1 ? '1 parameter' : `${count} parameters`);

/** The problems of the parameters, in order. Parameters are positional, so none can be omitted before another. */
export function paramsProblems(
  params: readonly RpcParam[],
  drafts: readonly Draft[],
): readonly Problem[] {
  const needed = params.filter(({required}) => required).length;
  const missing = params[drafts.length]?.name;
  const extra = params.length === 0 ? 'no parameters' : `at most ${countOf(params.length)}`;
  return [
    ...drafts.flatMap((draft, index) => {
      const schema = params[index]?.schema;
      return schema === undefined ? [] : problemsOf(schema, draft, paramPlace(params, index));
    }),
    ...(drafts.length < needed && missing !== undefined
      ? [{...paramPlace(params, drafts.length), text: `Add ${missing}: the method requires it.`}]
      : []),
    ...(drafts.length > params.length
      ? [
          {
            id: 'try',
            label: 'params',
            text: `The method accepts ${extra}, and there are ${drafts.length}.`,
          },
        ]
      : []),
  ];
}
