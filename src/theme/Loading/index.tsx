// Change: the look of the site for the wait and for the box that says what failed.
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import Spinner from '@site/src/components/Spinner';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <main className={styles.page}>
        <div role="alert" className={styles.failure}>
          <p>This page could not be loaded. Check your connection, then try again.</p>
          <p className={styles.reason}>{String(error)}</p>
          <Button onPress={retry}>Retry</Button>
        </div>
      </main>
    );
  }
  return pastDelay ? (
    <main className={styles.page}>
      <p role="status" className={styles.wait}>
        <Spinner /> Loading the page
      </p>
    </main>
  ) : null;
}
