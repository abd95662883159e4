import type {ReactNode} from 'react';
import ThemedPicture from '../ThemedPicture';
import styles from './styles.module.css';

interface Props {
  /** The files are `static/img/drawings/<name>-light.svg` and `<name>-dark.svg`. */
  readonly name: string;
  readonly alt: string;
  /** The build adds the size of the files (src/markdown/remarkDrawing). */
  readonly width: string;
  readonly height: string;
}

/** A drawing of our own in the reader's color mode, such as the dialog of a wallet. */
export default function Drawing({name, ...image}: Props): ReactNode {
  return (
    <ThemedPicture
      path={`/img/drawings/${name}`}
      type="svg"
      className={styles.drawing}
      {...image}
    />
  );
}
