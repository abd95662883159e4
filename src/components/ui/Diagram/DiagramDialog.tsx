import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Button from '../Button';
import styles from './styles.module.css';

interface Props {
  /** The SVG on the page. */
  readonly drawing: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The enlarged diagram in a dialog. */
export default function DiagramDialog({drawing, title, onClose}: Props): ReactNode {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.bar}>
        <p id={titleId} className={styles.name}>
          {title}
        </p>
        <div role="group" aria-label="Size" className={styles.sizes}>
          <Button pressed={fits} onPress={() => setFits(true)}>
            Fit
          </Button>
          <Button pressed={!fits} onPress={() => setFits(false)}>
            100 %
          </Button>
        </div>
        <Button onPress={() => dialog.current?.close()}>Close</Button>
      </div>
      <div
        className={styles.view}
        data-fits={fits}
        {...(!fits && {tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls`})}
        // Prefixes ids, which must differ from the drawing on the page.
        dangerouslySetInnerHTML={{__html: drawing.replaceAll(/( id="|url\(#)/g, '$1large-')}}
      />
    </dialog>
  );
}
