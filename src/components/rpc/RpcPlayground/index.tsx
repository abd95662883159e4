import {type ReactNode, useCallback, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Button from '../../ui/Button';
import NeedsScripts from '../../shell/NeedsScripts';
import type {PlaygroundModule} from './validators';

interface Props {
  /** Loads the facts of the method and its validators. */
  readonly load: () => Promise<PlaygroundModule>;
}

const loadCode = (load: Props['load']) => Promise.all([import('./Playground'), load()]);

/** Loads the form. `link` is the URL fragment that opened it, or empty if the button opened it. */
async function loadForm(load: Props['load'], link: string): Promise<ReactNode> {
  const [{default: Playground}, {method, params}] = await loadCode(load);
  return <Playground key={link} method={method} validators={{params}} link={link} />;
}

/** A button that opens a form for requests. The code of the form loads on demand. */
export default function RpcPlayground({load}: Props): ReactNode {
  const {hash} = useLocation();
  const [form, setForm] = useState<ReactNode>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(
    (link: string) =>
      loadForm(load, link).then(setForm, () => {
        setFailed(true);
      }),
    [load],
  );

  // Preloads the code. `open` reports a failure.
  const prepare = () => void loadCode(load).catch(() => undefined);

  // A link with a request opens the form, and sends nothing.
  useEffect(() => {
    if (hash.startsWith('#try=')) {
      void open(hash);
    }
  }, [hash, open]);

  return (
    form ?? (
      <>
        <noscript>
          <p>The form needs JavaScript. The examples send the same request.</p>
        </noscript>
        <NeedsScripts>
          <Button kind="accent" onPress={() => void open('')} onApproach={prepare}>
            Edit and run
          </Button>
          <p role="status">{failed && 'The form could not be loaded. Try again.'}</p>
        </NeedsScripts>
      </>
    )
  );
}
