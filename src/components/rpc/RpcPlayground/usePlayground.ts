import {useMemo, useState} from 'react';
import {publicEndpoints} from '@site/data/publicEndpoints';
import type {JsonValue, RpcMethod} from '@site/data/rpc/schema';
import {OWN_NODE_URL} from '@site/src/rpc/ownNodeUrl';
import type {RpcRequest} from '@site/src/rpc/request';
import {type Draft, draftOf} from './form/draft';
import {endpointProblem} from './form/endpointProblem';
import {type LinkState, type NetworkChoice, readLink} from './form/link';
import {isList} from './form/matches';
import {paramPlace, paramsProblems, paramsValue} from './form/params';
import {jsonProblem} from './form/problemsOf';
import type {Problem} from './form/valueProblems';
import {parseJson} from './form/valueOf';
import type {Validators} from './validators';

/** The places of the endpoint URL and of the JSON parameters. */
export const URL_PLACE = {id: 'try.url', label: 'Endpoint URL'} as const;
export const JSON_PLACE = {id: 'try.json', label: 'params'} as const;

/** The reader's request. The URL of an own endpoint is stored only here. */
export interface PlaygroundState {
  readonly network: NetworkChoice;
  readonly ownUrl: string;
  /** One for each parameter that is sent. */
  readonly drafts: readonly Draft[];
  /** The parameters as JSON text. Undefined while the reader edits them in the form. */
  readonly json: string | undefined;
}

const asText = (params: readonly JsonValue[]) => JSON.stringify(params, null, 2);

function stateOf(
  {params: known, samplesAt}: RpcMethod,
  {network, params}: LinkState,
): PlaygroundState {
  const drafts = params.map((value, index) => {
    const schema = known[index]?.schema;
    return schema === undefined ? undefined : draftOf(schema, value);
  });
  const isForm = params.length >= known.filter(({required}) => required).length;
  return {
    network,
    // The form starts with a public endpoint, and has the samples' URL ready.
    ownUrl: samplesAt === 'own node' ? OWN_NODE_URL : '',
    drafts: drafts.filter((draft) => draft !== undefined),
    json: isForm ? undefined : asText(params),
  };
}

const urlOf = ({network, ownUrl}: PlaygroundState) =>
  network === 'own' ? ownUrl : publicEndpoints[network];

function problemsIn(
  method: RpcMethod,
  state: PlaygroundState,
  params: JsonValue | undefined,
): readonly Problem[] {
  const wrongUrl = state.network === 'own' ? endpointProblem(state.ownUrl) : undefined;
  const url = wrongUrl === undefined ? [] : [{...URL_PLACE, text: wrongUrl}];
  if (state.json === undefined) {
    return [...url, ...paramsProblems(method.params, state.drafts)];
  }
  const wrongJson = jsonProblem(state.json, JSON_PLACE);
  if (wrongJson !== undefined) {
    return [...url, wrongJson];
  }
  const drafts = isList(params)
    ? params.map((value): Draft => ({kind: 'json', text: JSON.stringify(value)}))
    : undefined;
  const wrong =
    drafts === undefined
      ? [{...JSON_PLACE, text: 'The parameters are an array: start with [ and end with ].'}]
      : paramsProblems(method.params, drafts);
  return [...url, ...wrong.map((problem) => ({...problem, id: JSON_PLACE.id}))];
}

/** The state of the playground, its problems, and the request that would be sent. */
export function usePlayground(method: RpcMethod, validators: Validators, link: string) {
  const fromLink = useMemo(() => readLink(link, method.params.length), [link, method]);
  const [state, setState] = useState(() =>
    stateOf(method, fromLink ?? {network: 'mainnet', params: method.examples[0].params}),
  );
  const change = (part: Partial<PlaygroundState>) => setState((old) => ({...old, ...part}));

  const params = useMemo(
    () =>
      state.json === undefined ? paramsValue(method.params, state.drafts) : parseJson(state.json),
    [method, state.json, state.drafts],
  );
  const words = problemsIn(method, state, params);
  // Our own validation words the problems. The compiled validator decides.
  const problems =
    words.length === 0 && !validators.params(params)
      ? [{...paramPlace(method.params, 0), text: 'This value doesn’t have the documented format.'}]
      : words;
  const request: RpcRequest = {
    method: method.name,
    params: isList(params) ? params : [],
    url: urlOf(state),
  };

  return {
    state,
    change,
    request,
    problems,
    isBadLink: link !== '' && fromLink === undefined,
    fill: (example: readonly JsonValue[]) => {
      const {drafts} = stateOf(method, {network: state.network, params: example});
      change({drafts, json: undefined});
    },
    /**
     * Switches between form and JSON.
     *
     * @returns whether it switched. The form accepts only valid parameters.
     */
    showJson: (asJson: boolean): boolean => {
      if (asJson) {
        change({json: asText(request.params)});
        return true;
      }
      const fits = isList(params) && !problems.some(({id}) => id === JSON_PLACE.id);
      if (fits) {
        const {drafts} = stateOf(method, {network: state.network, params});
        change({drafts, json: undefined});
      }
      return fits;
    },
  };
}
