import {formatUnits} from 'viem';
import {request} from './request';

interface Reply {
  data: {
    updated_at: string;
    items: {
      contract_ticker_symbol: string | null;
      contract_decimals: number | null;
      balance: string | null;
      quote: number | null;
    }[];
  };
}

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

const {data} = await request<Reply>(
  `https://api.covalenthq.com/v1/linea-mainnet/address/${account}/balances_v2/`,
  {headers: {authorization: `Bearer ${process.env.GOLDRUSH_API_KEY}`}},
);

console.log(`as of ${data.updated_at}`);
for (const item of data.items) {
  const amount = formatUnits(BigInt(item.balance ?? 0), item.contract_decimals ?? 0);
  const worth = item.quote === null ? 'no price' : `${item.quote.toFixed(2)} USD`;
  console.log(`${item.contract_ticker_symbol} ${amount} (${worth})`);
}
