import type {ReactNode} from 'react';
import type {Piece} from '@site/src/search/hit';

/** A text with its highlighted pieces in `mark` elements. */
export default function MarkedText({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, place) =>
    // Pieces never change their order, so the index is a stable key.
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}
