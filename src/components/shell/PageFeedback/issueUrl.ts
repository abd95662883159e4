export interface FeedbackPage {
  readonly title: string;
  readonly path: string;
  /** The day of the last comparison with the sources, as `YYYY-MM-DD`. */
  readonly checked: string | undefined;
}

/**
 * The URL of a new issue that names the page.
 *
 * @param form the URL of the issue form, up to the parameter for the page's path.
 */
export function issueUrl(form: string, {title, path, checked}: FeedbackPage): string {
  return `${form}${path}${checked ? `+(checked+on+${checked})` : ''}&title=${encodeURIComponent(title)}`;
}
