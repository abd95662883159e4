import {type ReactNode, useId, useRef, useState} from 'react';
import {enlargeIcon} from '../Icon/icons';
import IconButton from '../IconButton';
import Scroller from '../Scroller';
import DiagramDialog from './DiagramDialog';
import Drawing, {type DrawnDiagram, sizeOf} from './Drawing';
import styles from './styles.module.css';

interface Props extends DrawnDiagram {
  readonly title: string;
  readonly description: string;
}

/** The smallest share of its size at which the letters of a drawing are read with ease. */
const READABLE = 0.8;

/** A diagram and its name. On a narrow page it shrinks a little, then scrolls; a button shows it large. */
export default function Diagram({title, description, ...drawn}: Props): ReactNode {
  const id = useId();
  const [titleId, descriptionId] = [`${id}title`, `${id}description`];
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [width] = sizeOf(drawn.viewBox);
  return (
    <figure className={styles.figure}>
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
          onPress={() => setIsOpen(true)}
        />
      </figcaption>
      <p id={descriptionId} hidden>
        {description}
      </p>
      {isOpen && (
        <DiagramDialog
          {...drawn}
          title={title}
          descriptionId={descriptionId}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </figure>
  );
}
