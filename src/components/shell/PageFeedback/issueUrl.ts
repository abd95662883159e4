/** The page that feedback is about. */
export interface FeedbackPage {
  readonly title: string;
  readonly path: string;
  /** The day on which its facts were held against their sources, as `YYYY-MM-DD`. */
  readonly checked: string | undefined;
}

/**
 * A new issue that names the page.
 *
 * @param form the address of the form, up to where the path of the page goes.
 */
export function issueUrl(form: string, {title, path, checked}: FeedbackPage): string {
  return `${form}${path}${checked ? `+(checked+on+${checked})` : ''}&title=${encodeURIComponent(title)}`;
}
