import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a build step reads from the file of a drawing. */
export interface DrawnDiagram {
  readonly viewBox: string;
  /** What stands inside the `svg` element: text of this project's own files. */
  readonly drawing: string;
}

interface Props extends DrawnDiagram {
  readonly titleId: string;
  readonly descriptionId: string;
  /** Whether the same drawing stands on the page already, and this one needs ids of its own. */
  readonly isCopy?: boolean;
}

/** Width and height of a drawing at full size, in pixels. */
export function sizeOf(viewBox: string): readonly [width: number, height: number] {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [width, height];
}

/** A drawing as one image for readers who listen, with its name and what it shows. */
export default function Drawing({
  viewBox,
  drawing,
  titleId,
  descriptionId,
  isCopy = false,
}: Props): ReactNode {
  const [width, height] = sizeOf(viewBox);
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      width={width}
      height={height}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      dangerouslySetInnerHTML={{
        __html: isCopy ? drawing.replaceAll(/( id="|url\(#)/g, '$1large-') : drawing,
      }}
    />
  );
}
