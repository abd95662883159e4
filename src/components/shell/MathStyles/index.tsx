import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The KaTeX fonts that nearly every formula uses. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

interface Props {
  /** If present, preloads the fonts from this site, so that formulas do not shift. */
  readonly preload?: string;
}

/**
 * Loads KaTeX's stylesheet. The build adds this component to pages with formulas. React manages the links,
 * because the head manager would remove and insert them during hydration.
 */
export default function MathStyles({preload}: Props): ReactNode {
  const folder = useBaseUrl('/katex');
  return (
    <>
      <link rel="stylesheet" href={`${folder}/katex.min.css`} precedence="math" />
      {preload !== undefined &&
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
