import {useCallback, useEffect, useRef, useState} from 'react';
import {copyText} from './copyText';

/** The outcome of the last press, while it is shown. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownMs = {copied: 2000, failed: 6000} as const;

/** Copies a text on demand and shows the outcome for a few seconds. */
export function useCopy(value: string): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  const copy = useCallback(() => {
    void copyText(value).then((ok) => {
      if (!mounted.current) {
        return;
      }
      const outcome = ok ? 'copied' : 'failed';
      window.clearTimeout(timer.current);
      setState(outcome);
      timer.current = window.setTimeout(() => setState('idle'), shownMs[outcome]);
    });
  }, [value]);

  return [state, copy];
}
