import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {inputFromLink} from './link';
import {loadDecoder} from './loadDecoder';
import type {Decoder} from './result/decoder';

/** The input (typed or from a link), and its decoding after the decoder has loaded. */
export function useDecoder() {
  const {hash} = useLocation();
  // The first render must match the server's HTML.
  const opened = useIsBrowser() ? inputFromLink(hash) : undefined;
  const [linked, setLinked] = useState('');
  // An anchor leaves what the last link said.
  if (opened !== undefined && opened !== linked) {
    setLinked(opened);
  }
  const [typed, setTyped] = useState<{readonly text: string; readonly linked: string}>();
  // Typed text counts until a link with other data is opened.
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

  // Input can be large. A deferred value keeps the field responsive during decoding.
  const deferredText = useDeferredValue(text);
  const decoding = useMemo(() => decoder?.decode(deferredText), [decoder, deferredText]);
  return {text, change, open, isFailed, decoder, decoding};
}
