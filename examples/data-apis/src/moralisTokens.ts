import {request} from './request';

interface Reply {
  block_number: number;
  cursor: string | null;
  result: {
    symbol: string;
    balance_formatted: string;
    usd_value: number | null;
  }[];
}

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const query = new URLSearchParams({chain: '0xe708', exclude_spam: 'true', limit: '25'});

const {block_number, cursor, result} = await request<Reply>(
  `https://deep-index.moralis.io/api/v2.2/wallets/${account}/tokens?${query}`,
  {headers: {'X-API-Key': process.env.MORALIS_API_KEY ?? ''}},
);

console.log(`block ${block_number}`);
for (const {symbol, balance_formatted, usd_value} of result) {
  const worth = usd_value === null ? 'no price' : `${usd_value.toFixed(2)} USD`;
  console.log(`${symbol} ${balance_formatted} (${worth})`);
}
if (cursor) {
  console.log(`next page: cursor=${cursor}`);
}
