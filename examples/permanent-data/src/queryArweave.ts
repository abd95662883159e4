// #region query-arweave
import {argv} from 'node:process';

const [, , app, owner] = argv;
const query = `query ($app: String!, $owners: [String!]) {
  transactions(first: 10, owners: $owners, tags: [{name: "App-Name", values: [$app]}]) {
    edges { node { id owner { address } } }
  }
}`;

const response = await fetch('https://arweave.net/graphql', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  // Without an owner, the gateway lists the files of all accounts.
  body: JSON.stringify({query, variables: {app, owners: owner && [owner]}}),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
const {data, errors} = (await response.json()) as {
  data?: {transactions: {edges: {node: {id: string; owner: {address: string}}}[]}};
  errors?: unknown;
};
if (errors || !data) throw new Error(JSON.stringify(errors));

for (const {node} of data.transactions.edges) {
  console.log(`https://arweave.net/${node.id} owner ${node.owner.address}`);
}
// #endregion query-arweave
