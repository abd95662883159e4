import type {ReactNode} from 'react';
import type {Station} from './sections';
import styles from './SectionPicture.module.css';

/** Shapes by station, around the middle of 240 by 104 units. A wide picture shows more at its sides. */
const shapes: Readonly<Record<Station, ReactNode>> = {
  // Blocks, and the place of the next one.
  layer2: (
    <>
      <path d="M-400 52h1040" />
      {[-3, -2, -1, 0, 1].map((at) => (
        <rect key={at} className={styles.block} x={104 + at * 56} y="36" width="32" height="32" />
      ))}
      <rect className={styles.next} x="217" y="37" width="30" height="30" />
    </>
  ),
  // A batch between the leaves of the gate.
  proof: (
    <>
      <path d="M-400 52h1040" />
      <rect className={styles.batch} x="97" y="29" width="46" height="46" />
      <path className={styles.gate} d="M120 0v18M120 86v18" />
    </>
  ),
  // Blocks in a bracket.
  batch: (
    <>
      <path d="M-400 52H24M216 52h424" />
      <path className={styles.bracket} d="M42 14H24v76h18M198 14h18v76h-18" />
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} className={styles.block} x={43 + at * 41} y="36" width="32" height="32" />
      ))}
    </>
  ),
  // L1, with batches that are final.
  layer1: (
    <>
      <path d="M-400 52h1040" />
      {[-2, -1, 0, 1, 2].map((at) => (
        <g key={at}>
          <rect className={styles.layer1} x={96 + at * 84} y="28" width="48" height="48" />
          {at % 2 !== 0 && (
            <rect className={styles.batch} x={108 + at * 84} y="40" width="24" height="24" />
          )}
        </g>
      ))}
    </>
  ),
};

/** A part of the drawing of the home page, enlarged: the station that a section is about. */
export default function SectionPicture({station}: {readonly station: Station}): ReactNode {
  return (
    <svg viewBox="0 0 240 104" className={styles.picture} data-station={station} aria-hidden="true">
      {shapes[station]}
    </svg>
  );
}
