import type {ReactNode} from 'react';
import Button from '../../../ui/Button';

/** Shows more of what is laid out in parts. It stays when all is shown, so that the keyboard does not lose its place. */
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
          {isDone ? 'All is shown' : `Show ${what}`}
        </Button>
      </p>
    )
  );
}
