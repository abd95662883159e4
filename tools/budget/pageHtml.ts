/** What the HTML of a page asks the browser for, before a script runs. */
export interface PageHtml {
  /** Scripts and styles of the site, as paths below its root. */
  readonly files: readonly string[];
  /** Fonts that are preloaded. */
  readonly fonts: readonly string[];
  /** Addresses on other hosts that are loaded. */
  readonly foreign: readonly string[];
  readonly hasFormula: boolean;
  readonly loadsFormulaStyle: boolean;
  /** How many links its contents list has. */
  readonly contents: number;
}

/** The relations of a link that make a browser load something. */
const LOADS = /^(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)$/;

/** A link of the contents list beside a page, as Docusaurus writes it. */
const CONTENTS_LINK = /class="?[^">]*\btable-of-contents__link\b/g;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean) ?? '';

/** Reads what a page loads by itself. */
export function readPageHtml(html: string): PageHtml {
  const tags = html.match(/<(?:link|script|img|iframe|source|video|audio|embed)\b[^>]*>/g) ?? [];
  const loaded = tags.flatMap((tag) => {
    const isLink = tag.startsWith('<link');
    const kind = isLink ? attribute(tag, 'rel') : 'src';
    const address = attribute(tag, isLink ? 'href' : 'src');
    return address === '' || (isLink && !LOADS.test(kind))
      ? []
      : [{kind, address, as: attribute(tag, 'as'), isScript: tag.startsWith('<script')}];
  });
  const fileOf = ({address}: {readonly address: string}) => address.replace(/^\//, '');
  return {
    files: loaded
      .filter(
        ({kind, as, isScript}) =>
          isScript ||
          as === 'script' ||
          as === 'style' ||
          kind === 'stylesheet' ||
          kind === 'modulepreload',
      )
      .map(fileOf),
    fonts: loaded.filter(({kind, as}) => kind === 'preload' && as === 'font').map(fileOf),
    foreign: loaded
      .map(({address}) => address)
      .filter((address) => /^(?:https?:)?\/\//.test(address)),
    hasFormula: /\sclass="?katex[\s">]/.test(html),
    loadsFormulaStyle: loaded.some(({address}) => address.endsWith('katex.min.css')),
    contents: html.match(CONTENTS_LINK)?.length ?? 0,
  };
}
