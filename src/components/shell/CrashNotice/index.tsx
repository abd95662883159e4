import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import BlockPicture from '../../brand/BlockPicture';
import {stopped} from '../../brand/states';
import Button from '../../ui/Button';
import CopyButton from '../../ui/CopyButton';
import {errorChain} from './errorChain';
import styles from './styles.module.css';

interface Props {
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Whether only a part of the layout crashed, such as the navigation or the footer. */
  readonly isPart?: boolean;
}

// Docusaurus links need the context of the app.
/* eslint-disable @docusaurus/no-html-links */

/**
 * The notice for a crashed page: what to do, and the error. It uses no context and no router, because these
 * can be what crashed.
 */
export default function CrashNotice({error, tryAgain, isPart = false}: Props): ReactNode {
  const details = errorChain(error);
  const [Frame, Title] = isPart ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Frame
      className={clsx(styles.notice, isPart && styles.part)}
      aria-label={isPart ? 'Crash' : undefined}
    >
      <BlockPicture picture={stopped} />
      <Title>This page crashed.</Title>
      <p>
        {isPart
          ? 'Part of it failed in your browser. The rest works.'
          : 'Something failed in your browser. Nothing is lost: this site keeps none of your data.'}{' '}
        If trying again doesn’t help, <a href={siteConfig.baseUrl}>go to the home page</a>, or{' '}
        <a href={`${siteConfig.baseUrl}support`}>tell us</a> and include the details below.
      </p>
      <div className={styles.actions}>
        <Button kind="accent" onPress={tryAgain}>
          Try again
        </Button>
        <Button onPress={() => location.reload()}>Reload the page</Button>
      </div>
      <section className={styles.details} aria-label="Error details">
        <pre className={styles.chain}>{details}</pre>
        <CopyButton value={details} label="Copy the details" />
      </section>
    </Frame>
  );
}
