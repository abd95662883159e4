import type {ReactNode} from 'react';
import Button from '../../../ui/Button';
import {useCopy} from '../../../ui/CopyButton/useCopy';
import {linkOf, LONGEST_LINK} from '../link';
import styles from './result.module.css';

const words = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser blocked copying. The address bar is unchanged.',
} as const;

/** Copies a link to the input. Absent if the URL would be too long. */
export default function LinkButton({input}: {readonly input: string}): ReactNode {
  const link = linkOf(input);
  const {origin, pathname} = window.location;
  const [state, copy] = useCopy(`${origin}${pathname}${link ?? ''}`);
  return (
    <>
      <Button busy={link === undefined} onPress={copy}>
        Copy link
      </Button>
      <span role="status" className={styles.status}>
        {link === undefined
          ? `Too long for a link (at most ${LONGEST_LINK.toLocaleString('en-US')} characters): send the data itself.`
          : words[state]}
      </span>
    </>
  );
}
