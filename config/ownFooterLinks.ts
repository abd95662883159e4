import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ownLink} from './ownLink';

type Footer = NonNullable<ThemeConfig['footer']>;

/** A column of links, or one link if the footer has a single row. */
interface Part extends Readonly<Record<string, unknown>> {
  readonly items?: readonly Readonly<Record<string, unknown>>[];
}

/** Makes links to the site's own address internal, in both forms of the footer. */
export function ownFooterLinks(footer: Footer): Footer {
  const parts = (footer.links ?? []) as readonly Part[];
  const links = parts.map((part) =>
    part.items ? {...part, items: part.items.map(ownLink)} : ownLink(part),
  );
  return {...footer, links};
}
