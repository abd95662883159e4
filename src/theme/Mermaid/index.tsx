// Change: keeps the place of the diagram free until it is drawn, so that the text below does not move.
import type {ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {diagramSize} from './diagramSize';
import styles from './styles.module.css';

export default function SizedMermaid(props: Props): ReactNode {
  const {width, height} = diagramSize(props.value);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.place}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <div className={styles.drawing}>
        <Mermaid {...props} />
      </div>
    </div>
  );
}
