// #region query-arweave
import {argv} from 'node:process';

const query = `query ($app: String!) {
  transactions(first: 10, tags: [{name: "App-Name", values: [$app]}]) {
    edges { node { id tags { name value } } }
  }
}`;

const response = await fetch('https://arweave.net/graphql', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({query, variables: {app: argv[2]}}),
});
const {data} = (await response.json()) as {
  data: {transactions: {edges: {node: {id: string}}[]}};
};
for (const {node} of data.transactions.edges) {
  console.log(`https://arweave.net/${node.id}`);
}
// #endregion query-arweave
