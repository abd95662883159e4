import type {SourceRef} from '../source';

/** Members of a contract as readers call or meet them. */
export interface ContractAbi {
  /** The file that declares the contract, at its revision. Inherited members may stand in its bases. */
  readonly source: SourceRef;
  /** Signatures in the human-readable form that viem and ethers parse. An enum is a `uint8`. */
  readonly items: readonly string[];
}
