import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

const client = new Client({name: 'check', version: '1.0.0'});
await client.connect(
  new StdioClientTransport({command: 'npx', args: ['tsx', 'src/lineaServer.ts']}),
);

const {tools} = await client.listTools();
console.log(tools.map(({name}) => name).join(', '));

const result = await client.callTool({
  name: 'get_balance',
  arguments: {address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'},
});
console.log(JSON.stringify(result.content));
await client.close();
