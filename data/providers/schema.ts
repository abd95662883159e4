import type {ChainKey} from '../networks';
import type {IsoDate, SourceRef} from '../source';

/** A contract of a provider, on a chain that this site documents. */
export interface ProviderContract {
  /** As the provider's source code or documentation names it. */
  readonly name: string;
  readonly chain: ChainKey;
  /** EIP-55 checksummed. */
  readonly address: `0x${string}`;
  /** What the contract is for, in a few words, if its name doesn't say it. */
  readonly purpose?: string;
  /** Two independent places: the provider's documentation, its repository, a registry, an explorer. */
  readonly sources: readonly [SourceRef, SourceRef, ...SourceRef[]];
}

/** A URL of a provider that code on its pages calls. */
export interface ProviderEndpoint {
  /** What answers there. */
  readonly name: string;
  readonly url: `https://${string}` | `wss://${string}`;
  /** Whether a call needs a key of the reader. */
  readonly access: 'public' | 'key';
  readonly source: SourceRef;
}

/** An identifier of Linea at a provider, such as `linea-mainnet` or an endpoint ID. */
export interface ProviderIdentifier {
  readonly name: string;
  readonly chain: ChainKey;
  readonly value: string;
  readonly source: SourceRef;
}

/** What a provider's pages show of its service, beside prose. */
export interface ProviderFacts {
  readonly contracts?: readonly ProviderContract[];
  readonly endpoints?: readonly ProviderEndpoint[];
  readonly identifiers?: readonly ProviderIdentifier[];
  readonly checked: IsoDate;
}
