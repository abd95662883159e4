const dataset = 'https://portal.sqd.dev/datasets/linea-mainnet';

interface Block {
  header: {number: number};
  logs?: {transactionHash: string; topics: string[]}[];
}

const head = (await (await fetch(`${dataset}/head`)).json()) as {number: number};
const query = {
  type: 'evm',
  fromBlock: head.number - 9_999,
  toBlock: head.number,
  fields: {block: {number: true}, log: {transactionHash: true, topics: true}},
  logs: [
    {
      // L2MessageService and its event MessageSent. The Portal expects lower case.
      address: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec'.toLowerCase()],
      topic0: ['0xe856c2b8bd4eb0027ce32eeaf595c21b0b6b4644b326e5b7bd80a1cf8db72e6c'],
    },
  ],
};

let found = 0;
while (query.fromBlock <= query.toBlock) {
  const response = await fetch(`${dataset}/stream`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(query),
  });
  if (response.status === 204) {
    break;
  }
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  }
  const lines = (await response.text()).trim().split('\n');
  const blocks = lines.map((line) => JSON.parse(line) as Block);
  for (const {header, logs = []} of blocks) {
    for (const {transactionHash} of logs) {
      console.log(`${header.number}  ${transactionHash}`);
      found += 1;
    }
  }
  // A response can end early. Start the next request after its last block.
  query.fromBlock = (blocks.at(-1)?.header.number ?? query.toBlock) + 1;
}
console.log(`${found} messages in blocks up to ${query.toBlock}`);
