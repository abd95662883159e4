import {request} from './request';

const [, , hash = '', account = ''] = process.argv;
const query = new URLSearchParams({viewAsAccountAddress: account});

const {type, description} = await request<{type: string; description: string}>(
  `https://translate.noves.fi/evm/linea/describeTx/${hash}?${query}`,
  {headers: {apiKey: process.env.NOVES_API_KEY ?? ''}},
);
console.log(`${type}: ${description}`);
