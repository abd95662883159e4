import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {linkedIn} from './link';
import {loadDecoder} from './loadDecoder';
import type {Decoder} from './result/decoder';

/** What the reader typed or a link carries, and what the decoder says to it, once somebody wanted the decoder. */
export function useDecoder() {
  const {search} = useLocation();
  // The first view in the browser must be the one that was built.
  const linked = useIsBrowser() ? linkedIn(search) : '';
  const [typed, setTyped] = useState<{readonly text: string; readonly linked: string}>();
  // What was typed counts until a link with other data is opened.
  const text = typed?.linked === linked ? typed.text : linked;
  const [decoder, setDecoder] = useState<Decoder>();
  const [isFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  const open = useCallback(() => {
    if (!isAsked.current) {
      isAsked.current = true;
      void loadDecoder().then(setDecoder, () => {
        isAsked.current = false;
        setFailed(true);
      });
    }
  }, []);

  useEffect(() => {
    if (text !== '') {
      open();
    }
  }, [text, open]);

  const change = (next: string) => {
    setTyped({text: next, linked});
    setFailed(false);
  };

  // Data can be large: the field stays quick while it is decoded.
  const settled = useDeferredValue(text);
  const decoding = useMemo(() => decoder?.decode(settled), [decoder, settled]);
  return {text, change, open, isFailed, decoder, decoding};
}
