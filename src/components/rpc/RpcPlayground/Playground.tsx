import {type ReactNode, useId, useRef} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import {explain} from './answer/explain';
import EndpointPicker from './EndpointPicker';
import JsonEditor from './JsonEditor';
import {endpointNote} from './form/endpointNote';
import {endpointOf, isLoopback} from './form/endpointProblem';
import ParamFields from './form/ParamFields';
import {FormContext} from './form/tools';
import styles from './form/playground.module.css';
import Output from './Output';
import ProblemList from './ProblemList';
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
  /** The URL fragment that opened the form. Empty if the button opened it. */
  readonly link: string;
  /** A closed form is hidden, and keeps its state. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form for one request: endpoint, parameters, the run, its response, and a preview of the request. */
export default function Playground({method, validators, link, isOpen, onClose}: Props): ReactNode {
  const titles = useId();
  const form = useRef<HTMLFormElement>(null);
  const {state, change, request, problems, isBadLink, fill, showJson} = usePlayground(
    method,
    validators,
    link,
  );
  const {run, start, stop} = useRun();
  const focusOn = useFormFocus(form, isOpen, link !== '');
  const shown = useShownProblems(problems);

  const submit = () => {
    const [first] = problems;
    shown.showAll();
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
  const failure =
    run.step === 'done' && run.outcome.kind !== 'result' ? explain(run.outcome, asked) : undefined;
  const status = statusText(run, asked.host, shown.showsAll ? problems.length : 0);
  const isJson = state.json !== undefined;

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
          <div className={styles.inputs}>
            {isBadLink && (
              <p className={styles.notice}>
                The request in this link isn’t valid for this method. The form shows the page’s
                example instead.
              </p>
            )}
            <EndpointPicker
              network={state.network}
              ownUrl={state.ownUrl}
              about={endpointNote(method, state.network)}
              onNetwork={(network) => change({network})}
              onUrl={(ownUrl) => change({ownUrl})}
            />
            <div role="group" aria-labelledby={`${titles}params`} className={styles.section}>
              <div className={styles.bar}>
                <p id={`${titles}params`} className={styles.title}>
                  Parameters
                </p>
                <div className={styles.tools}>
                  {method.examples.map(({title, params}, index) => (
                    <TextButton key={title} onPress={() => fill(params)} hint={title}>
                      {method.examples.length === 1 ? 'Example' : `Example ${index + 1}`}
                    </TextButton>
                  ))}
                  <TextButton
                    pressed={isJson}
                    onPress={() => {
                      if (!showJson(!isJson)) {
                        shown.showAll();
                      }
                    }}
                  >
                    JSON
                  </TextButton>
                </div>
              </div>
              {shown.showsAll && problems.length > 0 && <ProblemList problems={problems} />}
              {state.json === undefined ? (
                <ParamFields
                  params={method.params}
                  drafts={state.drafts}
                  onChange={(drafts) => change({drafts})}
                />
              ) : (
                <JsonEditor text={state.json} onChange={(json) => change({json})} />
              )}
            </div>
            <p className={styles.note}>
              Your browser sends the request directly to{' '}
              {endpointOf(request.url)?.host ?? 'the endpoint'}, only when you run it. If the
              browser blocks the response, the page sends one empty request to find the cause.
            </p>
          </div>
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
