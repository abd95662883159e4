import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The fonts of letters and of italic letters, which nearly every formula uses. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

interface Props {
  /** When it is there, the fonts come from this site, and before the formulas are drawn: drawn anew they would move. */
  readonly early?: string;
}

/**
 * Loads the stylesheet of formulas; the build adds it to the pages that show one.
 * React itself keeps the links: the head manager would take them out and put them back while the page comes to life.
 */
export default function MathStyles({early}: Props): ReactNode {
  const folder = useBaseUrl('/katex');
  return (
    <>
      <link rel="stylesheet" href={`${folder}/katex.min.css`} precedence="math" />
      {early !== undefined &&
        FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`${folder}/fonts/${font}.woff2`}
            crossOrigin="anonymous"
          />
        ))}
    </>
  );
}
