import type {JsonSchema, RpcParam} from '../../data/rpc/schema';

/** The schema of a whole `params` array: a draft-07 tuple, or an empty array. */
export type ParamsSchema =
  | {readonly type: 'array'; readonly maxItems: 0}
  | {
      readonly type: 'array';
      readonly items: readonly [JsonSchema, ...JsonSchema[]];
      readonly additionalItems: false;
      readonly minItems: number;
    };

/** The schema of positional parameters. It rejects extra parameters and requires the required ones. */
export function paramsSchema(params: readonly RpcParam[]): ParamsSchema {
  const [first, ...others] = params.map(({schema}) => schema);
  // `items: []` is not valid in draft-07.
  return first === undefined
    ? {type: 'array', maxItems: 0}
    : {
        type: 'array',
        items: [first, ...others],
        additionalItems: false,
        minItems: params.filter(({required}) => required).length,
      };
}
