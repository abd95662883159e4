import type {ReactNode} from 'react';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** The path below `static/`, without `-light.png` or `-dark.png`. */
  readonly path: string;
  readonly type: 'png' | 'svg';
  readonly alt: string;
  /** The size keeps the text below from moving when the picture arrives. */
  readonly width: number | string;
  readonly height: number | string;
  readonly className?: string | undefined;
}

/** A picture with one file for each color mode. */
export default function ThemedPicture({path, type, ...image}: Props): ReactNode {
  const light = useBaseUrl(`${path}-light.${type}`);
  const dark = useBaseUrl(`${path}-dark.${type}`);
  return (
    <p>
      <ThemedImage {...image} sources={{light, dark}} loading="lazy" />
    </p>
  );
}
