import type {ReactNode} from 'react';
import {useServedPart} from '../StaticPart/useServedPart';
import styles from './styles.module.css';

/** A drawing from diagrams/. */
export interface DrawnDiagram {
  readonly viewBox: string;
  /** The content of the `svg` element. Absent in the browser (src/patches/staticParts). */
  readonly drawing?: string;
}

interface Props extends DrawnDiagram {
  /** Unique on its page. */
  readonly id: string;
  readonly titleId: string;
  readonly descriptionId: string;
}

/** Width and height of a drawing at full size, in pixels. */
export function sizeOf(viewBox: string): readonly [width: number, height: number] {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [width, height];
}

/** An image for screen readers, with name and description. */
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
