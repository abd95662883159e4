import type {ReactNode} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import type {RpcRequest} from '@site/src/rpc/request';
import Answer from './Answer';
import type {Explanation} from './answer/explain';
import Failure from './Failure';
import type {NetworkChoice} from './form/link';
import styles from './form/playground.module.css';
import RequestPreview from './RequestPreview';
import type {Run} from './run/useRun';

interface Props {
  readonly method: RpcMethod;
  readonly run: Run;
  /** The reason for a run without a result. */
  readonly failure: Explanation | undefined;
  /** The request that the next run sends. */
  readonly request: RpcRequest;
  readonly network: NetworkChoice;
}

/** Scrolls to the response. In a narrow window, it can be below the window. */
function reveal(answer: HTMLElement | null): void {
  answer?.scrollIntoView({block: 'nearest'});
}

/** The response after a run, and a preview of the request. */
export default function Output({method, run, failure, request, network}: Props): ReactNode {
  return (
    <div className={styles.output}>
      {run.step === 'done' && (run.outcome.kind === 'result' || failure) && (
        <div ref={reveal} className={styles.section}>
          {run.outcome.kind === 'result' ? (
            <Answer key={run.outcome.text} method={method} outcome={run.outcome} />
          ) : (
            failure && (
              <Failure
                outcome={run.outcome}
                explanation={failure}
                request={run.request}
                method={method}
              />
            )
          )}
        </div>
      )}
      <RequestPreview request={request} method={method} network={network} />
    </div>
  );
}
