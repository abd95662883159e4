import type {RpcMethod} from '../../../data/rpc/schema';
import type {RpcRequest} from '../request';

/**
 * Renders a request as a whole program in one language. The program runs as pasted, prints the result as
 * JSON and fails on an error.
 */
export interface Renderer {
  /** The value of the tab. All pages share these values, so a reader chooses a language once. */
  readonly value: 'curl' | 'python' | 'go' | 'nodejs' | 'viem' | 'ethers';
  readonly label: string;
  /** The language name for the highlighter. */
  readonly language: 'bash' | 'python' | 'go' | 'js';
  /** The file name. Absent for a shell command. */
  readonly file?: (method: string) => string;
  /** The program. Undefined if the library has no action for the method. */
  readonly render: (request: RpcRequest, method: RpcMethod) => string | undefined;
}
