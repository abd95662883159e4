import {type ReactNode, useEffect, useRef, useState} from 'react';
import {enlargeIcon} from '../Icon/icons';
import IconButton from '../IconButton';
import Scroller from '../Scroller';
import {useServedPart} from '../StaticPart/useServedPart';
import DiagramDialog from './DiagramDialog';
import {scrollToStart, visibleDrawing} from './visibleDrawing';
import styles from './styles.module.css';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The HTML of its drawings. Absent in the browser (src/patches/staticParts). */
  readonly drawing?: string;
}

/**
 * A diagram with a caption. It shrinks until its letters are just readable, then scrolls from its
 * first node. A button enlarges it.
 */
export default function Diagram({id, title, description, drawing}: Props): ReactNode {
  const {ref, html, isFilled} = useServedPart<HTMLDivElement>(
    drawing === undefined ? id : undefined,
  );
  /** The SVG in the open dialog. */
  const [enlarged, setEnlarged] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  useEffect(() => {
    scrollToStart(ref.current);
  }, [ref, isFilled]);
  return (
    <figure className={styles.figure}>
      <Scroller label={`${title}, scrolls sideways`}>
        <div
          ref={ref}
          data-part={id}
          className={styles.drawings}
          suppressHydrationWarning
          dangerouslySetInnerHTML={drawing === undefined ? html : {__html: drawing}}
        />
      </Scroller>
      <figcaption className={styles.caption}>
        <span id={titleId}>{title}</span>
        <IconButton
          ref={button}
          shape={enlargeIcon}
          label={`Enlarge the diagram: ${title}`}
          onPress={() => setEnlarged(visibleDrawing(ref.current)?.outerHTML)}
        />
      </figcaption>
      <p id={descriptionId} hidden>
        {description}
      </p>
      {enlarged !== undefined && (
        <DiagramDialog
          drawing={enlarged}
          title={title}
          onClose={() => {
            setEnlarged(undefined);
            button.current?.focus();
          }}
        />
      )}
    </figure>
  );
}
