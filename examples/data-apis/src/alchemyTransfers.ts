import {getAddress} from 'viem';
import {request} from './request';

interface Transfer {
  blockNum: string;
  from: string;
  to: string | null;
  value: number | null;
  asset: string | null;
}

interface Reply {
  result?: {transfers: Transfer[]; pageKey?: string};
  error?: {code: number; message: string};
}

const {result, error} = await request<Reply>('https://linea-mainnet.g.alchemy.com/v2', {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.ALCHEMY_API_KEY}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'alchemy_getAssetTransfers',
    params: [
      {
        fromAddress: '0xe45c00b52109385F6E0e69120F5b0c3e20BEcAC5',
        category: ['external', 'erc20'],
        fromBlock: '0x1af8194',
        toBlock: '0x1af8194',
      },
    ],
  }),
});

if (!result) {
  throw new Error(`${error?.code}: ${error?.message}`);
}
for (const {blockNum, value, asset, to} of result.transfers) {
  const recipient = to === null ? 'a new contract' : getAddress(to);
  console.log(`block ${Number(blockNum)}: ${value} ${asset} to ${recipient}`);
}
