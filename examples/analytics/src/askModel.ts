import {createPublicClient, formatEther, type Hex, http} from 'viem';
import {linea} from 'viem/chains';

const MODEL_URL = 'http://localhost:8000/v1/chat/completions';
const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

interface ToolCall {
  id: string;
  function: {name: string; arguments: string};
}
interface Message {
  role: string;
  content?: string | null;
  tool_calls?: ToolCall[];
  tool_call_id?: string;
}

const tools = [
  {
    type: 'function',
    function: {
      name: 'get_balance',
      description: 'ETH balance of an address on Linea Mainnet',
      parameters: {
        type: 'object',
        properties: {address: {type: 'string'}},
        required: ['address'],
      },
    },
  },
];
const messages: Message[] = [{role: 'user', content: process.argv[2] ?? ''}];

async function ask(): Promise<Message> {
  const response = await fetch(MODEL_URL, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({model: 'Qwen/Qwen2.5-7B-Instruct', messages, tools}),
  });
  if (!response.ok) {
    throw new Error(`model: ${response.status} ${await response.text()}`);
  }
  const {choices} = (await response.json()) as {choices: [{message: Message}]};
  return choices[0].message;
}

let reply = await ask();
for (let round = 0; reply.tool_calls?.length && round < 5; round += 1) {
  messages.push(reply);
  for (const {id, function: tool} of reply.tool_calls) {
    const {address} = JSON.parse(tool.arguments) as {address: Hex};
    const wei = await client.getBalance({address});
    messages.push({role: 'tool', tool_call_id: id, content: `${formatEther(wei)} ETH`});
  }
  reply = await ask();
}
console.log(reply.content);
