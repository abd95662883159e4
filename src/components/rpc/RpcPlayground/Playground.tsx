import {type ReactNode, useRef} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import {explain} from './answer/explain';
import {endpointOf, isLoopback} from './form/endpointProblem';
import {FormContext} from './form/tools';
import styles from './form/playground.module.css';
import Inputs from './Inputs';
import Output from './Output';
import RunBar from './RunBar';
import {useRun} from './run/useRun';
import {spokenOutcome, statusText} from './statusText';
import VisuallyHidden from '../../ui/VisuallyHidden';
import TextButton from './TextButton';
import {useFormFocus} from './useFormFocus';
import {useKeys} from './useKeys';
import {usePlayground} from './usePlayground';
import {useShownProblems} from './useShownProblems';
import type {Validators} from './validators';

interface Props {
  readonly method: RpcMethod;
  readonly validators: Validators;
  /** The URL fragment that the form started with. Empty if it started without one. */
  readonly link: string;
  /** A closed form is hidden, and keeps its state. */
  readonly isOpen: boolean;
  /** Whether the last opening came from the link. A closed form with a link can open again with the button. */
  readonly isLinked: boolean;
  readonly onClose: () => void;
}

/** The form for one request: endpoint, parameters, the run, its response, and a preview of the request. */
export default function Playground({
  method,
  validators,
  link,
  isOpen,
  isLinked,
  onClose,
}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const playground = usePlayground(method, validators, link);
  const {state, request, problems} = playground;
  const {run, start, stop} = useRun();
  const focusOn = useFormFocus(form, isOpen, isLinked);
  const shown = useShownProblems(problems);

  const submit = () => {
    const [first] = problems;
    shown.showAll(first !== undefined);
    if (first !== undefined) {
      focusOn(first.id);
    } else if (run.step !== 'running') {
      void start(request);
    }
  };
  const close = () => {
    stop();
    onClose();
  };
  useKeys(form, {run: submit, leave: run.step === 'running' ? stop : close});

  const url = endpointOf(run.step === 'idle' ? request.url : run.request.url);
  const asked = {
    host: url?.host ?? '',
    isLocal: url !== undefined && isLoopback(url),
    method,
    listed: run.step === 'done' ? run.listed : [],
  };
  const isBlocked = shown.showsAll && problems.length > 0;
  // A failure of another endpoint, or of an earlier run, would pass for that of this request.
  const isOver = run.step === 'done' && (isBlocked || run.request.url !== request.url);
  const failure =
    run.step === 'done' && run.outcome.kind !== 'result' && !isOver
      ? explain(run.outcome, asked)
      : undefined;
  const status = statusText(run, asked.host, isBlocked ? problems.length : 0);

  return (
    <FormContext value={{...shown.tools, focusOn}}>
      <form
        ref={form}
        className={styles.playground}
        aria-label={`Request to ${method.name}`}
        noValidate
        hidden={!isOpen}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.top}>
          <p className={styles.title}>Edit and run</p>
          <TextButton onPress={close}>Close</TextButton>
        </div>
        <div className={styles.layout}>
          <Inputs method={method} playground={playground} shown={shown} />
          <div className={styles.send}>
            <RunBar isRunning={run.step === 'running'} onStop={stop} />
            <p role="status" className={styles.status}>
              {status ?? <VisuallyHidden>{spokenOutcome(run, asked.host, failure)}</VisuallyHidden>}
            </p>
          </div>
          <Output
            method={method}
            run={run}
            failure={failure}
            request={request}
            network={state.network}
          />
        </div>
      </form>
    </FormContext>
  );
}
