import {type ReactNode, useCallback, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {RpcMethod} from '@site/data/rpc/schema';
import Button from '../../ui/Button';
import NeedsScripts from '../../shell/NeedsScripts';
import type {Validators} from './validators';

interface Props {
  readonly method: RpcMethod;
  /** Loads the compiled schemas of the method. */
  readonly load: () => Promise<Validators>;
}

const loadCode = (load: Props['load']) => Promise.all([import('./Playground'), load()]);

/** The form of a method, with its validators. */
async function loadForm({method, load}: Props, link: string): Promise<ReactNode> {
  const [{default: Playground}, validators] = await loadCode(load);
  return <Playground key={link} method={method} validators={validators} link={link} />;
}

/** Where readers send requests of their own. Its code is loaded when one of them wants it. */
export default function RpcPlayground({method, load}: Props): ReactNode {
  const {hash} = useLocation();
  const [form, setForm] = useState<ReactNode>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(
    (link: string) =>
      loadForm({method, load}, link).then(setForm, () => {
        setFailed(true);
      }),
    [method, load],
  );

  // The code is on its way before the press. What fails here is told after it.
  const prepare = () => void loadCode(load).catch(() => undefined);

  // A link to a request opens the form. It sends nothing.
  useEffect(() => {
    if (hash.startsWith('#try=')) {
      void open(hash);
    }
  }, [hash, open]);

  return (
    form ?? (
      <>
        <noscript>
          <p>The form needs scripts. The examples above send the same request.</p>
        </noscript>
        <NeedsScripts>
          <p>
            Put a request together, send it from this page, and read the answer with its numbers
            decoded.
          </p>
          <Button kind="accent" onPress={() => void open('')} onApproach={prepare}>
            Edit and run {method.name}
          </Button>
          <p role="status">{failed && 'The form could not be loaded. Try again.'}</p>
        </NeedsScripts>
      </>
    )
  );
}
