/** The parameter with the input, in the fragment of the URL: browsers send no fragment to a server. */
const LINK_NAME = 'data';

/** The maximum length of a link. Some programs and servers cut off longer URLs. */
export const LONGEST_LINK = 4_000;

/** The fragment of a link to this input. Undefined if the link would be too long. */
export function linkOf(text: string): string | undefined {
  const data = text.trim();
  if (data.length > LONGEST_LINK) {
    return undefined;
  }
  const link = `#${new URLSearchParams({[LINK_NAME]: data}).toString()}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** The input in a fragment. Undefined if the fragment is an anchor. */
export const inputFromLink = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(LINK_NAME) ?? undefined;
