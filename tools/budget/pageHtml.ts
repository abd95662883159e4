/** The files that a page's HTML loads, before any script runs. */
export interface PageHtml {
  /** Scripts and styles of the site, as paths below its root. */
  readonly files: readonly string[];
  /** Preloaded fonts. */
  readonly fonts: readonly string[];
  /** URLs on other hosts. */
  readonly foreign: readonly string[];
  readonly hasFormula: boolean;
  readonly loadsFormulaStyle: boolean;
  /** The number of links in its contents list. */
  readonly contents: number;
}

/** Values of `rel` that make browsers load a file. */
const LOADS = /^(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)$/;

const CONTENTS_LINK = /class="?[^">]*\btable-of-contents__link\b/g;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean) ?? '';

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
