import {useCallback, useEffect, useRef, useState} from 'react';
import type {CheckResult, checkEndpoint} from './checkEndpoint';

export type CheckResults = Readonly<Record<string, CheckResult>>;

export interface LiveStatusState {
  readonly step: 'idle' | 'checking' | 'done';
  readonly results: CheckResults;
}

/** Loads the check on demand. If loading fails, every endpoint counts as unreachable. */
async function loadCheck(): Promise<typeof checkEndpoint> {
  try {
    return (await import('./checkEndpoint')).checkEndpoint;
  } catch {
    return () => Promise.resolve({kind: 'unreachable'});
  }
}

interface Target {
  readonly url: string;
  /** The chain ID that the endpoint should serve. */
  readonly chainId: number;
}

/** Checks endpoints in parallel, on demand. Each result is shown when it arrives. */
export function useLiveStatus(targets: readonly Target[]): {
  readonly state: LiveStatusState;
  readonly check: () => Promise<void>;
} {
  const [state, setState] = useState<LiveStatusState>({step: 'idle', results: {}});
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const check = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const {signal} = controller;
    setState({step: 'checking', results: {}});
    const checkOne = await loadCheck();
    await Promise.all(
      targets.map(async ({url, chainId}) => {
        const result = await checkOne(url, chainId, signal);
        if (!signal.aborted) {
          setState(({step, results}) => ({step, results: {...results, [url]: result}}));
        }
      }),
    );
    if (!signal.aborted) {
      setState(({results}) => ({step: 'done', results}));
    }
  }, [targets]);

  return {state, check};
}
