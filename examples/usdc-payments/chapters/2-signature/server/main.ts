import {createServer, type IncomingMessage} from 'node:http';
import {formatEther} from 'viem';
import {explain} from '../src/explain';
import {findPayment, invoice} from './invoice';
import {pay} from './pay';
import {relayer} from './relayer';

const PORT = Number(process.env.PORT ?? 8787);

const {address} = relayer.account;
console.log(`Relayer ${address}, ${formatEther(await relayer.getBalance({address}))} ETH`);

// #region routes
const routes: Record<string, (body: object) => Promise<object>> = {
  'GET /api/invoice': async () => {
    const {number, amount, seller, reference} = invoice;
    return {number, amount: String(amount), seller, reference, paidIn: await findPayment()};
  },
  'POST /api/pay': pay,
};
// #endregion routes

async function readBody(request: IncomingMessage): Promise<object> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 100_000) {
      throw new Error('The request is too long.');
    }
  }
  return text === '' ? {} : JSON.parse(text);
}

createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  try {
    const route = routes[`${request.method} ${request.url}`];
    if (route === undefined) {
      throw new Error('The server has no such path.');
    }
    response.end(JSON.stringify(await route(await readBody(request))));
  } catch (error) {
    response.statusCode = 400;
    response.end(JSON.stringify({error: explain(error as Error)}));
  }
}).listen(PORT, 'localhost', () => console.log(`Server on http://localhost:${PORT}/`));
