import type {RpcMethod} from '@site/data/rpc/schema';

/** The compiled schemas of a method's parameters. Results need none: they are checked only after a request. */
export interface Validators {
  /** Whether a whole `params` array is valid. */
  readonly params: (value: unknown) => boolean;
}

/** A module of src/output/rpcValidators: the facts of a method and its validators. */
export interface PlaygroundModule extends Validators {
  readonly method: RpcMethod;
}
