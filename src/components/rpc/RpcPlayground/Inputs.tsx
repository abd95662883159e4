import {type ReactNode, useId} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import EndpointPicker from './EndpointPicker';
import {endpointNote} from './form/endpointNote';
import {endpointOf} from './form/endpointProblem';
import ParamFields from './form/ParamFields';
import styles from './form/playground.module.css';
import JsonEditor from './JsonEditor';
import ProblemList from './ProblemList';
import TextButton from './TextButton';
import type {usePlayground} from './usePlayground';
import type {useShownProblems} from './useShownProblems';

interface Props {
  readonly method: RpcMethod;
  /** The reader's request, and what changes it. */
  readonly playground: ReturnType<typeof usePlayground>;
  readonly shown: ReturnType<typeof useShownProblems>;
}

/** What the reader enters: the endpoint and the parameters, in fields or as JSON. */
export default function Inputs({method, playground, shown}: Props): ReactNode {
  const titles = useId();
  const {state, change, request, problems, isBadLink, fill, showJson} = playground;
  const isJson = state.json !== undefined;
  return (
    <div className={styles.inputs}>
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
                  shown.showAll(true);
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
        Your browser sends the request directly to {endpointOf(request.url)?.host ?? 'the endpoint'}
        , only when you run it. If the browser blocks the response, the page sends one empty request
        to find the cause.
      </p>
    </div>
  );
}
