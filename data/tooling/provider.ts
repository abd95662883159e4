import type {NetworkKey} from '../networks';

/** `any`: the tool doesn't connect to a chain, so it needs no support for Linea. */
export const providerNetworks = ['mainnet', 'sepolia', 'any'] as const satisfies readonly (
  NetworkKey | 'any'
)[];

/** `unconfirmed`: no public source says since the date in `since` that it works on Linea. */
export const providerStatuses = ['active', 'unconfirmed', 'retired'] as const;

export const pricingModels = ['free', 'freemium', 'paid'] as const;

/** Whether a reader needs an account or a key of the provider. */
export const providerKeys = ['none', 'optional', 'required'] as const;

/** A provider on Linea, as the front matter of its page describes it. */
export interface Provider {
  readonly name: string;
  readonly url: string;
  readonly docs: string;
  /** What a reader gets, at most 80 characters. */
  readonly gives: string;
  /** Keys of tasks of the page's category. */
  readonly tasks: readonly string[];
  readonly networks: readonly (typeof providerNetworks)[number][];
  readonly pricing: (typeof pricingModels)[number];
  readonly key: (typeof providerKeys)[number];
  readonly status: (typeof providerStatuses)[number];
  /** Retired since, or last confirmed (so unconfirmed since): a year, a month or a day. */
  readonly since?: string;
}

/** A provider in a list, with its page. */
export interface ListedProvider extends Provider {
  /** Anchor of its row, unique on the site. */
  readonly id: string;
  /** Route of its page. */
  readonly to: string;
  /** Key of its category. */
  readonly category: string;
  /** Day of the last check, as `YYYY-MM-DD`. */
  readonly checked: string;
}
