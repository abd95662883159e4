import {type ReactNode, useId, useRef} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import {explain} from './answer/explain';
import Answer from './Answer';
import EndpointPicker from './EndpointPicker';
import JsonEditor from './JsonEditor';
import Failure from './Failure';
import {endpointNote} from './form/endpointNote';
import {endpointOf, isLoopback} from './form/endpointProblem';
import ParamFields from './form/ParamFields';
import {FormContext} from './form/tools';
import styles from './form/playground.module.css';
import ProblemList from './ProblemList';
import RequestPreview from './RequestPreview';
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
}

/** Scrolls to the response. The Run button is at the bottom of the window, so the response is out of sight. */
function reveal(answer: HTMLElement | null): void {
  answer?.scrollIntoView({block: 'nearest'});
}

/** The form for one request: endpoint, parameters, a preview of the request, the run and its response. */
export default function Playground({method, validators, link}: Props): ReactNode {
  const titles = useId();
  const form = useRef<HTMLFormElement>(null);
  const {state, change, request, problems, isBadLink, fill, showJson} = usePlayground(
    method,
    validators,
    link,
  );
  const {run, start, stop} = useRun();
  const focusOn = useFormFocus(form, link !== '');
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
  useKeys(form, {run: submit, stop});

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
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isBadLink && (
          <p className={styles.notice}>
            The request in this link isn’t valid for this method. The form shows the page’s example
            instead.
          </p>
        )}
        <EndpointPicker
          network={state.network}
          ownUrl={state.ownUrl}
          about={endpointNote(method, state.network)}
          onNetwork={(network) => change({network})}
          onUrl={(ownUrl) => change({ownUrl})}
        />
        <div className={styles.columns}>
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
          <RequestPreview request={request} method={method} network={state.network} />
        </div>
        <RunBar
          host={endpointOf(request.url)?.host}
          isRunning={run.step === 'running'}
          onStop={stop}
        />
        <p role="status" className={styles.status}>
          {status ?? <VisuallyHidden>{spokenOutcome(run, asked.host, failure)}</VisuallyHidden>}
        </p>
        {run.step === 'done' && (
          <div ref={reveal} className={styles.section}>
            {run.outcome.kind === 'result' ? (
              <Answer key={run.outcome.text} method={method} outcome={run.outcome} />
            ) : (
              failure && (
                <Failure
                  outcome={run.outcome}
                  explanation={failure}
                  request={run.request}
                  method={method}
                />
              )
            )}
          </div>
        )}
      </form>
    </FormContext>
  );
}
