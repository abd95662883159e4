import {useCallback, useEffect, useRef, useState} from 'react';
import type {ListedError} from '@site/data/rpc/errors/errorList';
import type {RpcRequest} from '@site/src/rpc/request';
import type {Outcome} from './outcome';
import {sendRequest} from './sendRequest';

export type Run =
  | {readonly step: 'idle'}
  | {
      readonly step: 'running';
      readonly request: RpcRequest;
      /** Bytes of the response received so far. */
      readonly received: number;
    }
  | {
      readonly step: 'done';
      readonly request: RpcRequest;
      readonly outcome: Outcome;
      /** The errors of the reference, if the outcome is an error to look up. */
      readonly listed: readonly ListedError[];
    };

/** Loads the errors of the reference. Empty if loading fails, because the run has its outcome anyway. */
function loadListed(): Promise<readonly ListedError[]> {
  return import('../answer/listedErrors').then(
    ({listedErrors}) => listedErrors,
    () => [],
  );
}

/** The interval between progress updates, in milliseconds. */
const PROGRESS_MS = 250;

/** Sends a request on demand. Leaving the page aborts it. */
export function useRun(): {
  readonly run: Run;
  readonly start: (request: RpcRequest) => Promise<void>;
  readonly stop: () => void;
} {
  const [run, setRun] = useState<Run>({step: 'idle'});
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async (request: RpcRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRun({step: 'running', request, received: 0});
    let shown = 0;
    const outcome = await sendRequest(request, controller.signal, (received) => {
      const now = performance.now();
      if (running.current === controller && now - shown > PROGRESS_MS) {
        shown = now;
        setRun({step: 'running', request, received});
      }
    });
    const listed = outcome.kind === 'rpcError' ? await loadListed() : [];
    if (running.current === controller) {
      setRun({step: 'done', request, outcome, listed});
    }
  }, []);

  const stop = useCallback(() => running.current?.abort(), []);

  return {run, start, stop};
}
