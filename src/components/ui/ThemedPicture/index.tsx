import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

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

/** A picture with one file for each color mode. Browsers load only the one that shows. Paper gets the light one. */
export default function ThemedPicture({path, type, alt, className, ...size}: Props): ReactNode {
  const light = useBaseUrl(`${path}-light.${type}`);
  const dark = useBaseUrl(`${path}-dark.${type}`);
  const image = {...size, loading: 'lazy'} as const;
  return (
    <p>
      <img {...image} alt={alt} src={light} className={clsx(styles.light, className)} />
      <img {...image} alt={alt} src={dark} className={clsx(styles.dark, className)} />
    </p>
  );
}
