import {request} from './request';

const [, , hash = ''] = process.argv;
const init = {headers: {apiKey: process.env.NOVES_API_KEY ?? ''}};
const api = 'https://translate.noves.fi/evm';

const chains = await request<{name: string; evmChainId: number}[]>(`${api}/chains`, init);
const linea = chains.find(({evmChainId}) => evmChainId === 59144);
if (!linea) {
  throw new Error('Noves no longer lists Linea.');
}

const {type, description} = await request<{type: string; description: string}>(
  `${api}/${linea.name}/describeTx/${hash}`,
  init,
);
console.log(`${type}: ${description}`);
