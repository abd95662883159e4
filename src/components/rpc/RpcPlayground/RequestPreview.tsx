import {type ReactNode, useId} from 'react';
import type {JsonValue, RpcMethod} from '@site/data/rpc/schema';
import {curl} from '@site/src/rpc/render/curl';
import {json, layout} from '@site/src/rpc/render/layout';
import {bodyOf, type RpcRequest} from '@site/src/rpc/request';
import {takeFirst} from '../../ui/takeFirst';
import {linesOf} from './answer/linesOf';
import {linkOf, type NetworkChoice} from './form/link';
import Lines from './Lines';
import styles from './form/playground.module.css';
import TextButton, {CopyTextButton} from './TextButton';

interface Props {
  readonly request: RpcRequest;
  readonly method: RpcMethod;
  readonly network: NetworkChoice;
}

/** The number of lines in the preview. The request is sent in full. */
const MOST_LINES = 200;

/** A preview of the request, with buttons to copy it. */
export default function RequestPreview({request, method, network}: Props): ReactNode {
  const title = useId();
  const body = {...bodyOf(request)} as Readonly<Record<string, JsonValue>>;
  const {items: lines, more} = takeFirst(linesOf(body, undefined), MOST_LINES);
  const link = linkOf({network, params: request.params});
  const {origin, pathname} = window.location;
  return (
    <div role="group" aria-labelledby={title} className={styles.section}>
      <div className={styles.bar}>
        <p id={title} className={styles.title}>
          Request
        </p>
        <div className={styles.tools}>
          <CopyTextButton text={layout(body, json)} label="Copy" />
          <CopyTextButton text={curl.render(request, method) ?? ''} label="Copy as curl" />
          {link === undefined ? (
            <TextButton hint="The request is too long for a link: copy the request instead.">
              Too long for a link
            </TextButton>
          ) : (
            <CopyTextButton
              text={origin + pathname + link}
              label="Copy link"
              onCopy={() => window.history.replaceState(window.history.state, '', link)}
            />
          )}
        </div>
      </div>
      <Lines lines={lines} label="Request as it will be sent" />
      {more && <p className={styles.quiet}>Only the first {MOST_LINES} lines are shown.</p>}
    </div>
  );
}
