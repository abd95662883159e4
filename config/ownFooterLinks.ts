import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ownLink} from './ownLink';

type Footer = NonNullable<ThemeConfig['footer']>;

/** A column of links, or a link of a footer that has one row. */
interface Part extends Readonly<Record<string, unknown>> {
  readonly items?: readonly Readonly<Record<string, unknown>>[];
}

/** The footer, with columns of links or one row, in which a link to the site's own address does not leave the site. */
export function ownFooterLinks(footer: Footer): Footer {
  const parts = (footer.links ?? []) as readonly Part[];
  const links = parts.map((part) =>
    part.items ? {...part, items: part.items.map(ownLink)} : ownLink(part),
  );
  return {...footer, links};
}
