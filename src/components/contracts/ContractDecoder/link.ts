/** The name under which an address carries what is to be decoded. */
const LINK_NAME = 'data';

/** Longer addresses get cut off by programs and servers on the way. */
export const LONGEST_LINK = 4_000;

/** What follows the path in a link to this input; undefined when it would be too long for an address. */
export function linkOf(text: string): string | undefined {
  const data = text.trim();
  if (data.length > LONGEST_LINK) {
    return undefined;
  }
  const link = `?${new URLSearchParams({[LINK_NAME]: data}).toString()}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** What a link carries; empty when it carries nothing. */
export const linkedIn = (search: string) => new URLSearchParams(search).get(LINK_NAME) ?? '';
