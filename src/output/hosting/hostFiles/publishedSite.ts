import type {RedirectRule} from '../redirectRules';

/** What hosts have to know of a build. */
export interface PublishedSite {
  /** The path below the origin, with a slash on both ends. */
  readonly baseUrl: string;
  /** The content security policy of the pages. */
  readonly policy: string;
  readonly rules: readonly RedirectRule[];
}
