import {getAddress} from 'viem';
import {request} from './request';

interface Reply {
  data?: {
    getTokenPrices: ({address: string; priceUsd: number; timestamp: number | null} | null)[] | null;
  };
  errors?: {message: string; extensions?: {code: string; retryAfterSeconds?: number}}[];
}

const inputs = [
  {networkId: 59144, address: '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04'}, // LINEA
  {networkId: 59144, address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff'}, // USDC
];

const {data, errors} = await request<Reply>('https://graph.codex.io/graphql', {
  method: 'POST',
  headers: {
    authorization: process.env.CODEX_API_KEY ?? '',
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query: `query Prices($inputs: [GetPriceInput]) {
      getTokenPrices(inputs: $inputs) { address priceUsd timestamp }
    }`,
    variables: {inputs},
  }),
});

// Most errors arrive with HTTP status 200.
if (errors?.[0]) {
  const {message, extensions} = errors[0];
  throw new Error(`${extensions?.code ?? 'error'}: ${message}`);
}
for (const price of data?.getTokenPrices ?? []) {
  if (price) {
    const time = new Date((price.timestamp ?? 0) * 1000).toISOString();
    console.log(`${getAddress(price.address)} ${price.priceUsd} USD at ${time}`);
  }
}
