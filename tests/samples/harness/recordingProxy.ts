import {postJson, startHttpStandIn} from './httpStandIn';
import {isObject, type Json} from './lineaCall';

/** A request with the node's response. */
export interface Recording {
  readonly request: Json;
  readonly answer: Json;
}

export interface RecordingProxy {
  /** The URL for a program. Its requests are recorded under the name. */
  readonly urlOf: (name: string) => string;
  readonly recordingsOf: (name: string) => readonly Recording[];
  readonly close: () => Promise<void>;
}

/** A value with the stand-ins in place of their texts. */
function replaced(value: Json, standIns: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') {
    return standIns.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.map((member) => replaced(member, standIns));
  }
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, replaced(member, standIns)]),
      )
    : value;
}

/**
 * Starts a proxy in front of a local node that records each request and its response, unchanged.
 * @param standIns local values that replace texts of Mainnet, such as the hash of a block.
 */
export async function startRecordingProxy(
  upstream: string,
  standIns: ReadonlyMap<string, string>,
): Promise<RecordingProxy> {
  const recordings = new Map<string, Recording[]>();
  const {url, close} = await startHttpStandIn(async ({path, body}) => {
    const request = JSON.parse(body) as Json;
    const asked = isObject(request)
      ? {...request, params: replaced(request.params, standIns)}
      : request;
    const reply = await postJson(upstream, JSON.stringify(asked));
    const name = path.slice(1);
    const known = recordings.get(name) ?? [];
    recordings.set(name, [...known, {request, answer: JSON.parse(reply.body) as Json}]);
    return reply;
  });
  return {
    urlOf: (name) => `${url}/${name}`,
    recordingsOf: (name) => recordings.get(name) ?? [],
    close,
  };
}
