import type {ComponentProps, ReactNode} from 'react';
import Scroller from '../Scroller';

/** A table in a box that scrolls sideways if the table is too wide. */
export default function Table({
  label = 'Table, scrolls sideways',
  ...props
}: ComponentProps<'table'> & {readonly label?: string}): ReactNode {
  return (
    <Scroller label={label}>
      <table {...props} />
    </Scroller>
  );
}
