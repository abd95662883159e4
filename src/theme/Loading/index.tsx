// Change: the site's design for the loading state and the error. A tab with an outdated build is reloaded
// first.
import {type ReactNode, useEffect, useState} from 'react';
import BlockPicture from '@site/src/components/brand/BlockPicture';
import {stopped} from '@site/src/components/brand/states';
import Button from '@site/src/components/ui/Button';
import Spinner from '@site/src/components/ui/Spinner';
import type {LoadingComponentProps} from 'react-loadable';
import {reload, reloadOnce} from './reload';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  const [isFinal, setIsFinal] = useState(false);
  useEffect(() => {
    if (error) {
      void reloadOnce().then((isReloading) => setIsFinal(!isReloading));
    }
  }, [error]);
  if (error && isFinal) {
    const tryAgain = async (): Promise<void> => {
      if (!(await reload())) {
        retry();
      }
    };
    return (
      <div className={styles.box}>
        <div role="alert" className={styles.failure}>
          <BlockPicture picture={stopped} />
          <p>A part of this page could not be loaded. Check your connection, then try again.</p>
          <p className={styles.reason}>{String(error)}</p>
          <Button onPress={() => void tryAgain()}>Retry</Button>
        </div>
      </div>
    );
  }
  return pastDelay || error ? (
    <div className={styles.page}>
      <p role="status" className={styles.wait}>
        <Spinner /> Loading the page
      </p>
    </div>
  ) : null;
}
