// #region query-irys
import {argv} from 'node:process';

const query = `query ($owner: String!) {
  transactions(owners: [$owner], limit: 10, order: DESC) {
    edges { node { id token timestamp tags { name value } } }
  }
}`;

const response = await fetch('https://uploader.irys.xyz/graphql', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({query, variables: {owner: argv[2]}}),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
const {data, errors} = (await response.json()) as {
  data?: {transactions: {edges: {node: {id: string; token: string; timestamp: number}}[]}};
  errors?: unknown;
};
if (errors || !data) throw new Error(JSON.stringify(errors));

for (const {node} of data.transactions.edges) {
  const day = new Date(node.timestamp).toISOString().slice(0, 10);
  console.log(`${day} ${node.token} https://gateway.irys.xyz/${node.id}`);
}
// #endregion query-irys
