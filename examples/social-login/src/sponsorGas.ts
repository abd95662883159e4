// #region sponsor
import {env} from 'node:process';

async function post(path: string, body: unknown): Promise<{id: string}> {
  const response = await fetch(`https://api.openfort.io${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.OPENFORT_SECRET_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as {id: string};
}

const policy = await post('/v2/policies', {
  scope: 'project',
  description: 'Calls to our contract on Linea Mainnet',
  rules: [
    {
      action: 'accept',
      operation: 'sponsorEvmTransaction',
      criteria: [
        {type: 'evmNetwork', operator: 'in', chainIds: [59144]},
        {type: 'evmAddress', operator: 'in', addresses: [env.CONTRACT]},
      ],
    },
  ],
});
const sponsorship = await post('/v2/fee-sponsorship', {
  name: 'Linea Mainnet',
  strategy: {sponsorSchema: 'pay_for_user'},
  policyId: policy.id,
});

console.log(`policy      ${policy.id}`);
console.log(`sponsorship ${sponsorship.id}`);
// #endregion sponsor
