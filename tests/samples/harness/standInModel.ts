import {Ajv2020} from 'ajv/dist/2020';
import {startHttpStandIn, type StandInReply, type StandInRequest} from './httpStandIn';

/** A tool call of the model, with its input as JSON text. */
export interface ScriptedCall {
  readonly name: string;
  readonly input: string;
}

/** One turn of the scripted model, from the results of the tools so far, oldest first. */
export type Turn = (results: readonly string[]) => string | readonly ScriptedCall[];

/** A chat completions endpoint with a scripted model. */
export interface StandInModel {
  /** The base URL, to which clients append `/chat/completions`. */
  readonly url: string;
  readonly model: string;
  readonly key: string;
  /** Sets the turns of the next conversation. */
  readonly play: (...turns: readonly Turn[]) => void;
  /** The system and user messages of the newest conversation. */
  readonly prompts: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface Call {
  readonly id: string;
  readonly type: 'function';
  readonly function: {readonly name: string; readonly arguments: string};
}

interface Message {
  readonly role: string;
  readonly content?: string | null;
  readonly tool_calls?: readonly Call[];
  readonly tool_call_id?: string;
}

interface Question {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly tools: readonly {
    readonly type: string;
    readonly function: {
      readonly name: string;
      readonly description: string;
      readonly parameters: object;
    };
  }[];
}

/**
 * The reason why endpoints reject a conversation: tools without a valid schema, or a call that is
 * not followed by its result.
 */
function problemOf({messages, tools}: Question): string | undefined {
  const ajv = new Ajv2020({strict: true});
  for (const tool of tools) {
    if (tool.type !== 'function' || !/^[\w-]{1,64}$/.test(tool.function.name)) {
      return `tools: ${JSON.stringify(tool)} is not a function`;
    }
    ajv.compile(tool.function.parameters);
  }
  const open = new Set<string>();
  for (const {role, tool_calls: calls = [], tool_call_id: id = '', content} of messages) {
    if (role === 'tool') {
      if (!open.delete(id) || typeof content !== 'string') {
        return `messages: the result ${id} belongs to no call`;
      }
    } else if (open.size > 0) {
      return `messages: no result for ${[...open].join(', ')}`;
    }
    for (const call of calls) {
      open.add(call.id);
    }
  }
  return open.size > 0 ? `messages: no result for ${[...open].join(', ')}` : undefined;
}

/**
 * Starts the endpoint on a free port. It checks key, model and conversation, and responds with the
 * next turn.
 */
export async function startStandInModel(): Promise<StandInModel> {
  const model = 'scripted';
  const key = 'test-key';
  let turns: Turn[] = [];
  let conversation: readonly Message[] = [];

  const answer = (question: Question): Message => {
    conversation = question.messages;
    const results = conversation.filter(({role}) => role === 'tool');
    const turn = turns.shift();
    if (turn === undefined) {
      throw new Error('The script has no turn left');
    }
    const said = turn(results.map(({content}) => content ?? ''));
    if (typeof said === 'string') {
      return {role: 'assistant', content: said};
    }
    return {
      role: 'assistant',
      content: null,
      tool_calls: said.map(({name, input}, i) => ({
        id: `call_${conversation.length}_${i}`,
        type: 'function',
        function: {name, arguments: input},
      })),
    };
  };

  const failure = (status: number, message: string): StandInReply => ({
    status,
    body: {error: {message}},
  });
  const reply = ({method, path, headers, body}: StandInRequest): StandInReply => {
    if (path !== '/v1/chat/completions' || method !== 'POST') {
      return failure(404, `Unknown request ${method} ${path}`);
    }
    if (headers.authorization !== `Bearer ${key}`) {
      return failure(401, 'Incorrect API key provided');
    }
    const question = JSON.parse(body) as Question;
    if (question.model !== model) {
      return failure(404, `The model ${question.model} does not exist`);
    }
    const problem = problemOf(question);
    if (problem !== undefined) {
      return failure(400, problem);
    }
    const message = answer(question);
    const reason = message.tool_calls === undefined ? 'stop' : 'tool_calls';
    const choices = [{index: 0, message, finish_reason: reason}];
    return {body: {id: 'completion-1', object: 'chat.completion', created: 0, model, choices}};
  };

  const {url, close} = await startHttpStandIn((request) => {
    try {
      return reply(request);
    } catch (error) {
      return failure(500, String(error));
    }
  });
  return {
    url: `${url}/v1`,
    model,
    key,
    play: (...next) => {
      turns = [...next];
    },
    prompts: () =>
      conversation
        .filter(({role}) => role === 'system' || role === 'user')
        .map(({content}) => content ?? ''),
    close,
  };
}
