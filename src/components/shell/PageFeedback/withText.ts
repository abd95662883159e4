/** The maximum length of the text. GitHub rejects longer URLs; the reader still has the whole text. */
const LONGEST = 1500;

/** Adds the reader's text to the URL of a new issue, as the form's `statement`. */
export function withText(issue: string, text: string): string {
  const statement = text.trim().slice(0, LONGEST);
  return statement === '' ? issue : `${issue}&${new URLSearchParams({statement}).toString()}`;
}
