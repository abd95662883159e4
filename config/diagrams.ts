import type {ThemeConfig} from '@docusaurus/theme-mermaid';

const FONT_FAMILY = "'Geist Variable', 'Geist Fallback', sans-serif";

/** In pixels. */
const FONT_SIZE = 15;

/** Styles that Mermaid's theme cannot set: opaque labels, thin lifelines, one font. */
const STYLES = `
  .edgeLabel rect, .edgeLabel .label rect { fill: var(--ln-color-bg); opacity: 1; }
  .edgeLabel text { fill: var(--ln-color-text); }
  .node rect, .cluster rect { rx: 4px; }
  [fill='white'] { fill: var(--ln-color-bg); }
  .messageText { stroke: var(--ln-color-bg); stroke-width: 5px; paint-order: stroke; }
  .actor-line { stroke-width: 1px; }
  .sequenceNumber { font-family: ${FONT_FAMILY}; font-size: ${FONT_SIZE}px; }
`;

/**
 * Mermaid's options. `npm start` draws a new or changed diagram with them, in grays, until `npm run
 * diagrams` has drawn it.
 */
export const diagrams = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    themeCSS: STYLES,
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE,
    // SVG text: HTML inside an SVG does not print and scale everywhere.
    htmlLabels: false,
    sequence: {
      actorFontSize: FONT_SIZE,
      messageFontSize: FONT_SIZE,
      noteFontSize: FONT_SIZE,
      width: 120,
      height: 48,
      actorMargin: 28,
      labelBoxWidth: 64,
      diagramMarginX: 10,
      diagramMarginY: 10,
    },
  },
} satisfies Partial<ThemeConfig['mermaid']>;

/** The width of a drawing, in pixels, up to which a phone shows it whole with readable letters. */
export const PHONE_WIDTH = 450;

/** A way to draw a narrow diagram. */
export interface NarrowLook {
  /** Letters in a line of a flowchart's label. */
  readonly columns: number;
  /** Width of a sequence diagram's participants. */
  readonly actorWidth: number;
}

/** The ways to draw a narrow diagram, from the roomiest to the tightest. The first that fits is used. */
export const narrowLooks: readonly NarrowLook[] = [
  {columns: 24, actorWidth: 100},
  {columns: 18, actorWidth: 80},
  {columns: 15, actorWidth: 70},
  {columns: 13, actorWidth: 60},
  {columns: 10, actorWidth: 48},
];

/** Mermaid's options for a narrow drawing. */
export const narrowOptions = ({actorWidth}: NarrowLook) => ({
  flowchart: {
    nodeSpacing: 12,
    rankSpacing: 28,
    padding: 7,
    diagramPadding: 4,
    subGraphTitleMargin: {top: 4, bottom: 8},
  },
  sequence: {
    ...diagrams.options.sequence,
    width: actorWidth,
    height: 64,
    actorMargin: 8,
    labelBoxWidth: 40,
    wrapPadding: 4,
    boxMargin: 6,
    diagramMarginX: 4,
  },
});

const numbered = (name: string) => Array.from({length: 12}, (_, index) => `${name}${index}`);

/**
 * The tokens of `src/css/tokens.css` for drawings, each with its variables of Mermaid's base theme.
 * Mostly grays: only notes use the accent color.
 */
export const diagramColors: Readonly<Record<`--ln-${string}`, readonly string[]>> = {
  '--ln-color-bg': [
    ...['background', 'compositeBackground', 'altBackground', 'sequenceNumberColor'],
    ...['edgeLabelBackground', 'labelBackgroundColor'],
  ],
  '--ln-color-surface': [
    ...['clusterBkg', 'compositeTitleBackground', 'rectBkgColor', 'rowOdd', 'tertiaryColor'],
  ],
  '--ln-color-surface-strong': [
    ...['primaryColor', 'secondaryColor', 'mainBkg', 'stateBkg', 'actorBkg', 'rowEven'],
    ...['activationBkgColor', 'labelBoxBkgColor', ...numbered('cScale')],
  ],
  '--ln-color-border-strong': [
    ...['primaryBorderColor', 'secondaryBorderColor', 'tertiaryBorderColor', 'nodeBorder'],
    ...['clusterBorder', 'actorBorder', 'actorLineColor', 'activationBorderColor'],
    ...['labelBoxBorderColor', 'noteBorderColor'],
  ],
  '--ln-color-text-muted': [
    ...['lineColor', 'arrowheadColor', 'signalColor', 'transitionColor', 'specialStateColor'],
    ...numbered('cScaleInv'),
  ],
  '--ln-color-text': [
    ...['textColor', 'primaryTextColor', 'secondaryTextColor', 'tertiaryTextColor', 'titleColor'],
    ...['nodeTextColor', 'actorTextColor', 'signalTextColor', 'labelTextColor', 'loopTextColor'],
    ...['noteTextColor', 'stateLabelColor', 'transitionLabelColor', 'classText'],
    ...numbered('cScaleLabel'),
  ],
  '--ln-color-accent-soft': ['noteBkgColor'],
};
