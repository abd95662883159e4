import {type ReactNode, useId, useRef, useState} from 'react';
import {enlargeIcon} from '../Icon/icons';
import IconButton from '../IconButton';
import Scroller from '../Scroller';
import DiagramDialog from './DiagramDialog';
import Drawing, {type DrawnDiagram, sizeOf} from './Drawing';
import styles from './styles.module.css';

interface Props extends DrawnDiagram {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The minimum scale at which labels are readable. */
const READABLE = 0.8;

/** A diagram with a caption. It shrinks to 80 %, then scrolls. A button enlarges it. */
export default function Diagram({title, description, ...drawn}: Props): ReactNode {
  const ownId = useId();
  const [titleId, descriptionId] = [`${ownId}title`, `${ownId}description`];
  const figure = useRef<HTMLElement>(null);
  /** The SVG in the open dialog. */
  const [enlarged, setEnlarged] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const [width] = sizeOf(drawn.viewBox);
  return (
    <figure ref={figure} className={styles.figure}>
      <Scroller label={`${title}, scrolls sideways`}>
        <div className={styles.stage}>
          <svg className={styles.least} width={width * READABLE} height={0} aria-hidden="true" />
          <Drawing {...drawn} titleId={titleId} descriptionId={descriptionId} />
        </div>
      </Scroller>
      <figcaption className={styles.caption}>
        <span id={titleId}>{title}</span>
        <IconButton
          ref={button}
          shape={enlargeIcon}
          label={`Enlarge the diagram: ${title}`}
          onPress={() => setEnlarged(figure.current?.querySelector('[data-part]')?.innerHTML)}
        />
      </figcaption>
      <p id={descriptionId} hidden>
        {description}
      </p>
      {enlarged !== undefined && (
        <DiagramDialog
          viewBox={drawn.viewBox}
          drawing={enlarged}
          title={title}
          descriptionId={descriptionId}
          onClose={() => {
            setEnlarged(undefined);
            button.current?.focus();
          }}
        />
      )}
    </figure>
  );
}
