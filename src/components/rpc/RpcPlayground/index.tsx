import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Button from '../../ui/Button';
import VisuallyHidden from '../../ui/VisuallyHidden';
import NeedsScripts from '../../shell/NeedsScripts';
import type {PlaygroundModule} from './validators';

interface Props {
  /** Loads the facts of the method and its validators. */
  readonly load: () => Promise<PlaygroundModule>;
}

const loadCode = (load: Props['load']) => Promise.all([import('./Playground'), load()]);

/** Loads the form. `link` is the URL fragment that it starts with, or empty if the button opened it. */
async function loadForm(load: Props['load'], link: string) {
  const [{default: Playground}, {method, params}] = await loadCode(load);
  return {Playground, link, method, validators: {params}};
}

/** A button that opens a form for requests. The code of the form loads on demand. */
export default function RpcPlayground({load}: Props): ReactNode {
  const {hash} = useLocation();
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  /** What opened the form last. Undefined while it is closed. */
  const [openedBy, setOpenedBy] = useState<'link' | 'button'>();
  const isOpen = openedBy !== undefined;
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(
    (link: string) =>
      loadForm(load, link).then(
        (loaded) => {
          setForm(loaded);
          setFailed(false);
          setOpenedBy(link === '' ? 'button' : 'link');
        },
        () => setFailed(true),
      ),
    [load],
  );

  const press = () => {
    if (form === undefined) {
      setFailed(false);
      void open('');
    } else {
      setOpenedBy('button');
    }
  };

  // Preloads the code. `open` reports a failure.
  const prepare = () => void loadCode(load).catch(() => undefined);

  // A link with a request opens the form, and sends nothing.
  useEffect(() => {
    if (hash.startsWith('#try=')) {
      void open(hash);
    }
  }, [hash, open]);

  // After closing, the keyboard continues at the button.
  const isClosed = form !== undefined && !isOpen;
  useEffect(() => {
    if (isClosed) {
      button.current?.focus();
    }
  }, [isClosed]);

  return (
    <>
      {!isOpen && (
        <>
          <noscript>
            <p>The form needs JavaScript. The examples send the same request.</p>
          </noscript>
          <NeedsScripts>
            <Button ref={button} kind="accent" onPress={press} onApproach={prepare}>
              Edit and run
            </Button>
            <p role="status">{failed && 'The form could not be loaded. Try again.'}</p>
          </NeedsScripts>
        </>
      )}
      {form !== undefined && (
        // A closed form keeps what the reader entered.
        <form.Playground
          key={form.link}
          method={form.method}
          validators={form.validators}
          link={form.link}
          isOpen={isOpen}
          isLinked={openedBy === 'link'}
          onClose={() => setOpenedBy(undefined)}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen && 'The form is open. Escape closes it.'}
        {isClosed && 'The form is closed.'}
      </VisuallyHidden>
    </>
  );
}
