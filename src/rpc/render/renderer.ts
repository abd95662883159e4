import type {RpcMethod} from '../../../data/rpc/schema';
import type {RpcRequest} from '../request';

/** Writes a request in one language, as a whole program: it runs as it is pasted, prints the answer as JSON and fails on an error. */
export interface Renderer {
  /** The value of the tab. Other pages use the same ones, so that a reader chooses a language once. */
  readonly value: 'curl' | 'python' | 'go' | 'nodejs' | 'viem' | 'ethers';
  readonly label: string;
  /** What the highlighter calls the language. */
  readonly language: 'bash' | 'python' | 'go' | 'js';
  /** The name of the file; none for a line of a shell. */
  readonly file?: (method: string) => string;
  /** The program. Undefined when the library has no action for the method. */
  readonly render: (request: RpcRequest, method: RpcMethod) => string | undefined;
}
