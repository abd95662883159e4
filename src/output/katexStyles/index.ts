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

const KATEX_PATH = 'katex';

/** Shows the MathML of formulas until the stylesheet of the CDN has loaded. */
const UNTIL_LOADED = 'html:not([data-katex]) .katex-html{display:none}\n';

const stylesheet = require.resolve('katex/dist/katex.min.css');
const katexDist = path.dirname(stylesheet);

/** The settings for pages: `@generated/katex-styles/default/cdn.json`. */
export interface KatexCdn {
  readonly href: string;
  readonly integrity: string;
}

/** The stylesheet on the CDN. The CDN serves the files of the npm package unchanged, so their hash is known. */
export function katexOnCdn(folder: string): KatexCdn {
  const hash = createHash('sha384').update(readFileSync(stylesheet)).digest('base64');
  return {href: `${folder}${path.basename(stylesheet)}`, integrity: `sha384-${hash}`};
}

/** The parts of all formulas of a build. */
function formulaParts(outDir: string): FormulaParts {
  const parts: FormulaParts = {glyphs: new Set(), names: new Set()};
  for (const file of globSync('**/*.html', {cwd: outDir, absolute: true})) {
    collectFormulaParts(readFileSync(file, 'utf8'), parts);
  }
  return parts;
}

/** The rules of KaTeX's stylesheet that formulas use. */
async function usedStyles({names}: FormulaParts): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [stylesheet],
    content: [{raw: [...names].join(' '), extension: 'txt'}],
  });
  // All supported browsers load WOFF2.
  const css = (result?.css ?? '').replaceAll(
    /,url\([^)]*\.(?:woff|ttf)\) ?format\("(?:woff|truetype)"\)/g,
    '',
  );
  return withUsedFaces(css);
}

/**
 * Serves the stylesheet and fonts of formulas from this site. A build keeps only the rules and
 * characters that its formulas use; `npm start` serves everything. With KATEX_STYLES=cdn, pages
 * with formulas load the stylesheet from the CDN, and the site's own file shows MathML until then.
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
