import type {Sourced} from '../../source';
import type {ErrorProducer, RpcError} from '../schema';

/**
 * An error that stands on no page of a method: of another client, of a gateway in front of the node,
 * of a method without a page. An error of a documented method stands in the file of the method,
 * one that all methods share in `commonErrors.ts`: each fact has one home, and a test compares them.
 */
export interface ListedError extends Omit<RpcError, 'code' | 'producer' | 'provoked'> {
  /** `null`: the answer carries none. */
  readonly code: number | null;
  /** The HTTP status, where it is not 200. */
  readonly status?: number;
  /** The methods that answer with it, documented or not. None: it can come from any. */
  readonly methods?: readonly string[];
}

/** The errors of one producer. */
export interface ErrorList extends Sourced {
  readonly producer: ErrorProducer;
  readonly errors: readonly ListedError[];
}
