import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import subsetFont from 'subset-font';
import {globSync} from 'tinyglobby';
import type {ThirdParty} from '../../../config/thirdParty';
import {collectFormulaParts, type FormulaParts} from './formulaParts';
import {withUsedFaces} from './withUsedFaces';

/** The folder of the built site that holds the stylesheet and fonts of formulas. */
const KATEX_PATH = 'katex';

/** Until the stylesheet of the CDN is there, and without it, browsers draw formulas from their MathML. */
const UNTIL_LOADED = 'html:not([data-katex]) .katex-html{display:none}\n';

const stylesheet = require.resolve('katex/dist/katex.min.css');
const katexDist = path.dirname(stylesheet);

/** What pages know of the CDN: `@generated/katex-styles/default/cdn.json`. */
export interface KatexCdn {
  readonly href: string;
  readonly integrity: string;
}

/** The stylesheet on the CDN. It serves the files of the package as they are, so that their hash is known here. */
export function katexOnCdn(folder: string): KatexCdn {
  const hash = createHash('sha384').update(readFileSync(stylesheet)).digest('base64');
  return {href: `${folder}${path.basename(stylesheet)}`, integrity: `sha384-${hash}`};
}

/** What all formulas of a build are made of. */
function formulaParts(outDir: string): FormulaParts {
  const parts: FormulaParts = {glyphs: new Set(), names: new Set()};
  for (const file of globSync('**/*.html', {cwd: outDir, absolute: true})) {
    collectFormulaParts(readFileSync(file, 'utf8'), parts);
  }
  return parts;
}

/** The part of KaTeX's stylesheet that formulas use. */
async function usedStyles({names}: FormulaParts): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [stylesheet],
    content: [{raw: [...names].join(' '), extension: 'txt'}],
  });
  // Browsers take the compressed form of each font.
  const css = (result?.css ?? '').replaceAll(
    /,url\([^)]*\.(?:woff|ttf)\) ?format\("(?:woff|truetype)"\)/g,
    '',
  );
  return withUsedFaces(css);
}

/**
 * Serves the stylesheet of formulas and its fonts from this site: in a build just what its formulas use,
 * down to the characters of each font, on the writers' server all of it.
 *
 * With a folder on the CDN, pages with formulas load it from there, and the file of this site
 * only makes them readable until then.
 */
export function katexStyles({katexFolder}: Pick<ThirdParty, 'katexFolder'>) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => ({
    name: 'katex-styles',
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: katexDist, publicPath: baseUrl + KATEX_PATH}]},
      }) as object,
    async contentLoaded({actions}) {
      if (katexFolder !== undefined) {
        await actions.createData('cdn.json', katexOnCdn(katexFolder));
      }
    },
    getClientModules: () =>
      katexFolder === undefined
        ? []
        : [path.join(siteDir, 'src/components/shell/MathStyles/loadFromCdn')],
    async postBuild({outDir}) {
      const target = path.join(outDir, KATEX_PATH);
      const parts = formulaParts(outDir);
      const css = katexFolder === undefined ? await usedStyles(parts) : UNTIL_LOADED;
      mkdirSync(target, {recursive: true});
      writeFileSync(path.join(target, 'katex.min.css'), css);
      const fonts = [...css.matchAll(/url\((fonts\/[^)]+)\)/g)].map(([, font = '']) => font);
      const glyphs = [...parts.glyphs].sort().join('');
      mkdirSync(path.join(target, 'fonts'), {recursive: true});
      for (const font of fonts) {
        const whole = readFileSync(path.join(katexDist, font));
        const lean = await subsetFont(whole, glyphs, {targetFormat: 'woff2', noHinting: true});
        writeFileSync(path.join(target, font), lean);
      }
    },
  });
}
