import type {JsonSchema, RpcParam} from '../../data/rpc/schema';

/** The form of a whole `params` array: a tuple of draft-07, or an array that has to be empty. */
export type ParamsSchema =
  | {readonly type: 'array'; readonly maxItems: 0}
  | {
      readonly type: 'array';
      readonly items: readonly [JsonSchema, ...JsonSchema[]];
      readonly additionalItems: false;
      readonly minItems: number;
    };

/** The schema of `params`: by position, none more than there are, and none of the required ones missing. */
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
