/** The query parameter with the input. */
const LINK_NAME = 'data';

/** The maximum length of a link. Some programs and servers cut off longer URLs. */
export const LONGEST_LINK = 4_000;

/** The query string of a link to this input. Undefined if the link would be too long. */
export function linkOf(text: string): string | undefined {
  const data = text.trim();
  if (data.length > LONGEST_LINK) {
    return undefined;
  }
  const link = `?${new URLSearchParams({[LINK_NAME]: data}).toString()}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** The input in a query string. Empty without one. */
export const inputFromLink = (search: string) => new URLSearchParams(search).get(LINK_NAME) ?? '';
