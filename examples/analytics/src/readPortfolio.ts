const LINEA = 'evm:59144';
const wallet = process.argv[2] ?? '';

interface Holding {
  asset: {symbol: string};
  price: number;
  contracts_balances: {chainId: string; address: string; balance: number}[];
}

const url = new URL('https://api.mobula.io/api/1/wallet/portfolio');
url.searchParams.set('wallet', wallet);
url.searchParams.set('blockchains', LINEA);

const response = await fetch(url, {headers: {Authorization: process.env.MOBULA_API_KEY ?? ''}});
if (!response.ok) {
  throw new Error(`Mobula: ${response.status} ${await response.text()}`);
}
const {data} = (await response.json()) as {data: {assets: Holding[]}};

for (const {asset, price, contracts_balances} of data.assets) {
  for (const {chainId, address, balance} of contracts_balances) {
    if (chainId === LINEA && balance > 0) {
      console.log(`${asset.symbol}  ${balance}  $${(balance * price).toFixed(2)}  ${address}`);
    }
  }
}
