const {SUBGRAPH_URL = '', API_KEY} = process.env;

const query = /* GraphQL */ `
  {
    _meta {
      block {
        number
      }
    }
    messages(first: 5, orderBy: block, orderDirection: desc) {
      id
      from
      value
      block
    }
  }
`;

const response = await fetch(SUBGRAPH_URL, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(API_KEY && {authorization: `Bearer ${API_KEY}`}),
  },
  body: JSON.stringify({query}),
});
const {data, errors} = (await response.json()) as {
  data?: {
    _meta: {block: {number: number}};
    messages: {id: string; from: string; value: string; block: string}[];
  };
  errors?: {message: string}[];
};
if (!data) {
  throw new Error(errors?.map(({message}) => message).join('\n') ?? `HTTP ${response.status}`);
}

console.log(`indexed up to block ${data._meta.block.number}`);
for (const {block, from, value} of data.messages) {
  console.log(`${block}  ${from}  ${value} wei`);
}
