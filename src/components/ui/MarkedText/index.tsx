import type {ReactNode} from 'react';
import type {Piece} from '@site/src/search/hit';

/** A text in which what was looked for is marked. */
export default function MarkedText({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, place) =>
    // The pieces of a text never change places.
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}
