import type {ReactNode} from 'react';
import {useServedPart} from '../StaticPart/useServedPart';
import styles from './styles.module.css';

/** What a build step reads from the file of a drawing. */
export interface DrawnDiagram {
  readonly viewBox: string;
  /** What stands inside the `svg` element: text of this project's own files. Not there in the browser: src/patches/staticParts takes it out of the scripts. */
  readonly drawing?: string;
}

interface Props extends DrawnDiagram {
  /** Names the drawing; no other part of its page has the same. */
  readonly id: string;
  readonly titleId: string;
  readonly descriptionId: string;
}

/** Width and height of a drawing at full size, in pixels. */
export function sizeOf(viewBox: string): readonly [width: number, height: number] {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [width, height];
}

/** A drawing as one image for readers who listen, with its name and what it shows. */
export default function Drawing({id, viewBox, drawing, titleId, descriptionId}: Props): ReactNode {
  const [width, height] = sizeOf(viewBox);
  const {ref, html} = useServedPart<SVGSVGElement>(drawing === undefined ? id : undefined);
  return (
    <svg
      ref={ref}
      data-part={id}
      className={styles.drawing}
      viewBox={viewBox}
      width={width}
      height={height}
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={drawing === undefined ? html : {__html: drawing}}
    />
  );
}
