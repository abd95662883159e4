/** Longer addresses are refused by GitHub; the reader has the rest at hand. */
const LONGEST = 1500;

/** Adds the words of the reader to the address of a new issue, as what the page is about. */
export function withText(issue: string, text: string): string {
  const statement = text.trim().slice(0, LONGEST);
  return statement === '' ? issue : `${issue}&${new URLSearchParams({statement}).toString()}`;
}
