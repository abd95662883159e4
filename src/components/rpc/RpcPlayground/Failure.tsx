import type {ReactNode} from 'react';
import type {RpcRequest} from '@site/src/rpc/request';
import {curl} from '@site/src/rpc/render/curl';
import type {RpcMethod} from '@site/data/rpc/schema';
import FactText from '../../facts/FactText';
import {takeFirst} from '../../ui/takeFirst';
import {ResponseFacts} from './Answer';
import {linesOf} from './answer/linesOf';
import type {Explanation} from './answer/explain';
import {revertReason} from './answer/revertReason';
import Lines from './Lines';
import styles from './form/playground.module.css';
import type {Outcome} from './run/outcome';
import {CopyTextButton} from './TextButton';

/** The maximum number of lines of error data. Only a malicious endpoint sends more. */
const MOST_LINES = 400;

interface Props {
  readonly outcome: Exclude<Outcome, {kind: 'result'}>;
  readonly explanation: Explanation;
  readonly request: RpcRequest;
  readonly method: RpcMethod;
}

/** A run without a result: the reason, and what to do. */
export default function Failure({outcome, explanation, request, method}: Props): ReactNode {
  const {title, text, excerpt, worksInTerminal = false} = explanation;
  const data = outcome.kind === 'rpcError' ? outcome.error.data : undefined;
  const reason = revertReason(data);
  return (
    <div className={styles.failure} data-quiet={outcome.kind === 'stopped' || undefined}>
      <p className={styles.failureTitle}>{title}</p>
      {'stats' in outcome && (
        <p className={styles.facts}>
          <ResponseFacts {...outcome.stats} />
        </p>
      )}
      {reason !== undefined && (
        <p>
          Revert reason: <code>{reason}</code>
        </p>
      )}
      <p>
        <FactText text={text} />
      </p>
      {excerpt !== undefined && excerpt !== '' && (
        <pre className={styles.excerpt}>
          <code>{excerpt}</code>
        </pre>
      )}
      {data !== undefined && (
        <Lines lines={takeFirst(linesOf(data, undefined), MOST_LINES).items} label="Error data" />
      )}
      {worksInTerminal && (
        <CopyTextButton text={curl.render(request, method) ?? ''} label="Copy as curl" />
      )}
    </div>
  );
}
