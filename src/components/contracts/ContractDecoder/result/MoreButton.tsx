import type {ReactNode} from 'react';
import Button from '../../../ui/Button';

/** A "show more" button. It keeps its place and focus when everything is shown. */
export default function MoreButton({
  isNeeded,
  isDone,
  what,
  onPress,
}: {
  readonly isNeeded: boolean;
  readonly isDone: boolean;
  readonly what: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    isNeeded && (
      <p>
        <Button busy={isDone} onPress={onPress}>
          {isDone ? 'All shown' : `Show ${what}`}
        </Button>
      </p>
    )
  );
}
