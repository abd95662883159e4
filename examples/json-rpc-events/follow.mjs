// Prints each new transfer of a token once, even if the connection breaks.

// #region follow
import {WebSocket} from 'ws';

const URL = process.env.WS_URL; // wss://linea-mainnet.infura.io/ws/v3/<key>, or your own node
const TOKEN = '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const BLOCKS_AT_ONCE = 5_000;
const PING_EVERY_MS = 30_000;

let next; // the first unread block

const quantity = (number) => `0x${number.toString(16)}`;

/** Reads from `next` up to a block. */
async function readUpTo(head, call) {
  next ??= head;
  while (next <= head) {
    const last = Math.min(next + BLOCKS_AT_ONCE - 1, head);
    const range = {fromBlock: quantity(next), toBlock: quantity(last)};
    const events = await call('eth_getLogs', {address: TOKEN, topics: [TRANSFER], ...range});
    for (const {blockNumber, logIndex, data} of events) {
      console.log(Number(blockNumber), Number(logIndex), BigInt(data));
    }
    next = last + 1;
  }
}

function connect() {
  const socket = new WebSocket(URL);
  const waiting = new Map();
  let id = 0;
  let alive = true;
  let reading = Promise.resolve();

  const call = (method, ...params) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, {resolve, reject});
      socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
    });
  // One range at a time. A failure closes the connection, and the next connection continues.
  const onHead = (number) => {
    reading = reading.then(() => readUpTo(Number(number), call));
    reading.catch((error) => {
      console.error(error.message);
      socket.terminate();
    });
  };

  socket.on('open', () => {
    call('eth_subscribe', 'newHeads').catch((error) => {
      console.error(error.message);
      // The node rejected the subscription, so a new connection wouldn't help.
      if (socket.readyState === WebSocket.OPEN) {
        process.exit(1);
      }
    });
    call('eth_blockNumber').then(onHead, () => socket.terminate());
  });
  socket.on('message', (text) => {
    const {id: answered, result, error, params} = JSON.parse(text);
    if (params !== undefined) {
      onHead(params.result.number);
    } else if (error === undefined) {
      waiting.get(answered)?.resolve(result);
    } else {
      waiting.get(answered)?.reject(new Error(`${error.code}: ${error.message}`));
    }
    waiting.delete(answered);
  });
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('error', (error) => console.error(error.message));

  const ping = setInterval(() => {
    if (!alive) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
  }, PING_EVERY_MS);
  socket.on('close', () => {
    clearInterval(ping);
    for (const {reject} of waiting.values()) {
      reject(new Error('the connection broke'));
    }
    setTimeout(connect, 1_000);
  });
}

connect();
// #endregion
