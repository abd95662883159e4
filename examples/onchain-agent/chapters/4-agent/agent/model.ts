import {z} from 'zod';
import {tools} from './tools';

const {MODEL_URL: url, MODEL: model, MODEL_KEY: key} = process.env;

const toolCall = z.looseObject({
  id: z.string(),
  function: z.looseObject({name: z.string(), arguments: z.string()}),
});

const answer = z.looseObject({
  role: z.literal('assistant'),
  content: z.string().nullish(),
  tool_calls: z.array(toolCall).nullish(),
});

const completion = z.object({choices: z.tuple([z.object({message: answer})], z.unknown())});

/** One entry of a conversation, in the format of the chat completions API. */
export type Message =
  | z.infer<typeof answer>
  | {readonly role: 'system' | 'user'; readonly content: string}
  | {readonly role: 'tool'; readonly tool_call_id: string; readonly content: string};

/** Sends the conversation and the tools to the model, and returns its answer. */
export async function ask(messages: readonly Message[]): Promise<z.infer<typeof answer>> {
  if (!url || !model) {
    throw new Error('Set MODEL_URL and MODEL in .env');
  }
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && {authorization: `Bearer ${key}`}),
    },
    body: JSON.stringify({
      model,
      messages,
      tools: tools.map(({name, description, parameters}) => ({
        type: 'function',
        function: {name, description, parameters},
      })),
    }),
    signal: AbortSignal.timeout(300_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`The model's endpoint returned ${response.status}: ${text.slice(0, 300)}`);
  }
  const [{message}] = completion.parse(JSON.parse(text)).choices;
  return message;
}
