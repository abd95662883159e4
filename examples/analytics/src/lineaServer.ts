import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createPublicClient, formatEther, type Hex, http, isAddress, isHash} from 'viem';
import {linea} from 'viem/chains';
import {z} from 'zod';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const server = new McpServer({name: 'linea', version: '1.0.0'});
const text = (value: string) => ({content: [{type: 'text' as const, text: value}]});

server.registerTool(
  'get_balance',
  {
    description: 'ETH balance of an address on Linea Mainnet',
    inputSchema: {address: z.string().refine((value) => isAddress(value), 'not an address')},
  },
  async ({address}) => {
    const wei = await client.getBalance({address: address as Hex});
    return text(`${formatEther(wei)} ETH`);
  },
);

server.registerTool(
  'get_transaction_status',
  {
    description: 'Whether a transaction on Linea Mainnet was successful, and what it cost',
    inputSchema: {hash: z.string().refine((value) => isHash(value), 'not a hash')},
  },
  async ({hash}) => {
    const receipt = await client.getTransactionReceipt({hash: hash as Hex});
    const fee = formatEther(receipt.gasUsed * receipt.effectiveGasPrice);
    return text(`${receipt.status} in block ${receipt.blockNumber}, fee ${fee} ETH`);
  },
);

await server.connect(new StdioServerTransport());
