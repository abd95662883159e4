import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {diagrams} from '../../config/diagrams';
import {ensureChromium} from '../chromium/ensureChromium';
import {chromiumSwitches} from '../chromium/findChromium';
import {type DrawnNode, STYLE_PROPERTIES} from './drawnNode';
import {themeVariables, tokenVariables} from './sentinels';

/** The used part of Mermaid's API, a global of the page. */
interface Mermaid {
  readonly initialize: (options: object) => void;
  readonly render: (id: string, source: string) => Promise<{readonly svg: string}>;
}

/** A browser with Mermaid and the font of the site. */
export interface Painter {
  /**
   * Draws a diagram.
   * @param options change the options of config/diagrams.ts.
   * @throws with the message of Mermaid if it is invalid.
   */
  readonly draw: (source: string, options?: object) => Promise<DrawnNode[]>;
  readonly close: () => Promise<void>;
}

const MERMAID = require.resolve('mermaid/dist/mermaid.min.js');
const FONT = require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');

/** An empty page with the site's font and tokens, so that labels have the right size. */
function emptyPage(): string {
  const font = readFileSync(FONT).toString('base64');
  return `<!doctype html><style>@font-face { font-family: 'Geist Variable'; font-weight: 100 900;
    src: url('data:font/woff2;base64,${font}') } :root { ${tokenVariables()} }</style><body></body>`;
}

/** Draws a diagram and reads the result. It runs in the browser, so it must be self-contained. */
async function drawInPage({
  source,
  options,
  properties,
}: {
  readonly source: string;
  readonly options: object;
  readonly properties: readonly string[];
}): Promise<DrawnNode[]> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(options);
  await document.fonts.load("16px 'Geist Variable'");
  document.body.innerHTML = (await mermaid.render('drawing', source)).svg;
  const svg = document.querySelector('svg');
  if (svg === null) {
    throw new Error('Mermaid drew nothing');
  }
  // The first node of a diagram that runs down. Other diagrams start at the left.
  const [first] = [...svg.querySelectorAll('.node')]
    .map((node) => node.getBoundingClientRect())
    .sort((a, b) => Math.round(a.top - b.top) || a.left - b.left);
  if (first !== undefined && !/^\s*flowchart\s+(?:LR|RL)/.test(source)) {
    const {left, width} = svg.getBoundingClientRect();
    const start = (first.left + first.width / 2 - left) / width;
    svg.setAttribute('data-start', start.toFixed(2));
  }
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const places = new Map<Node | null, number>();
  const nodes: DrawnNode[] = [];
  for (let node: Node | null = svg; node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : null;
    const style = element && getComputedStyle(element);
    places.set(node, nodes.length);
    nodes.push({
      name: node.nodeName,
      parent: node === svg ? -1 : (places.get(node.parentNode) ?? -1),
      text: element ? '' : (node.nodeValue ?? ''),
      attributes: Object.fromEntries(
        [...(element?.attributes ?? [])].map(({name, value}) => [name, value]),
      ),
      style: Object.fromEntries(
        style ? properties.map((property) => [property, style.getPropertyValue(property)]) : [],
      ),
    });
  }
  return nodes;
}

export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumSwitches],
  });
  const page = await browser.newPage();
  await page.setContent(emptyPage());
  await page.addScriptTag({path: MERMAID});
  const options = {
    ...diagrams.options,
    startOnLoad: false,
    theme: 'base',
    themeVariables: {...themeVariables(), fontSize: `${diagrams.options.fontSize}px`},
  };
  return {
    draw: (source, changes = {}) =>
      page
        .evaluate(drawInPage, {
          source,
          options: {...options, ...changes},
          properties: STYLE_PROPERTIES,
        })
        .catch((error: unknown) => {
          const [said = ''] = (error as Error).message
            .replace(/^page\.evaluate: (?:Error: )?/, '')
            .split('\n    at ');
          throw new Error(`Mermaid cannot draw this diagram: ${said}`);
        }),
    close: () => browser.close(),
  };
}
