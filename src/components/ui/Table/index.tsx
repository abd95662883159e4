import type {ComponentProps, ReactNode} from 'react';
import Scroller from '../Scroller';

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
