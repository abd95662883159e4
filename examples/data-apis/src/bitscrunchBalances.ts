import {request} from './request';

const api = 'https://api.unleashnfts.com/api/v2';
const init = {
  headers: {accept: 'application/json', 'x-api-key': process.env.UNLEASHNFTS_API_KEY ?? ''},
};

const chains = await request<{data: {chain_id: number; name: string}[]}>(
  `${api}/blockchains?offset=0&limit=30`,
  init,
);
const linea = chains.data.find(({chain_id}) => chain_id === 59144);
if (!linea) {
  throw new Error('UnleashNFTs no longer lists Linea.');
}

const query = new URLSearchParams({
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  blockchain: linea.name.toLowerCase(),
  time_range: 'all',
  offset: '0',
  limit: '30',
});
const balances = await request<{data: {token_symbol: string; quantity: number}[]}>(
  `${api}/wallet/balance/token?${query}`,
  init,
);
for (const {token_symbol, quantity} of balances.data) {
  console.log(`${token_symbol} ${quantity}`);
}
