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

/** The smallest share of its size at which the letters of a drawing are read with ease. */
const READABLE = 0.8;

/** A diagram and its name. On a narrow page it shrinks a little, then scrolls; a button shows it large. */
export default function Diagram({title, description, ...drawn}: Props): ReactNode {
  const ownId = useId();
  const [titleId, descriptionId] = [`${ownId}title`, `${ownId}description`];
  const figure = useRef<HTMLElement>(null);
  /** The drawing as it stands on the page, while it is shown large. */
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
