import type {RedirectRule} from '../redirectRules';

/** The parts of a build that host files contain. */
export interface PublishedSite {
  /** The base path, with a slash on both ends. */
  readonly baseUrl: string;
  readonly policy: string;
  readonly rules: readonly RedirectRule[];
}
