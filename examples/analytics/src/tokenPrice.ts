const WETH = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';

const url = new URL('https://api.mobula.io/api/2/token/price');
url.searchParams.set('chainId', 'evm:59144');
url.searchParams.set('address', process.argv[2] ?? WETH);

const response = await fetch(url, {headers: {Authorization: process.env.MOBULA_API_KEY ?? ''}});
if (!response.ok) {
  throw new Error(`Mobula: ${response.status} ${await response.text()}`);
}
const {data} = (await response.json()) as {
  data: {symbol: string | null; priceUSD: number | null; liquidityUSD: number | null};
};

if (data.priceUSD === null) {
  throw new Error('Mobula has no price for this token on Linea');
}
console.log(`${data.symbol ?? 'token'}  $${Number(data.priceUSD.toPrecision(6))}`);
console.log(
  `liquidity  ${data.liquidityUSD === null ? 'unknown' : `$${Math.round(data.liquidityUSD)}`}`,
);
