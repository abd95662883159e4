import {createPublicClient, webSocket} from 'viem';
import {linea} from 'viem/chains';

const key = process.env.INFURA_API_KEY;
if (key === undefined) {
  throw new Error('INFURA_API_KEY is not set');
}

const client = createPublicClient({
  chain: linea,
  transport: webSocket(`wss://linea-mainnet.infura.io/ws/v3/${key}`, {
    keepAlive: {interval: 20_000},
    reconnect: {attempts: 10, delay: 1000},
  }),
});

client.watchBlockNumber({
  onBlockNumber: (number, previous) => {
    const missed = previous === undefined ? 0n : number - previous - 1n;
    console.log(`block ${number}`, missed > 0n ? `after ${missed} missed` : '');
  },
  onError: (error) => {
    console.error(error.message);
  },
});
