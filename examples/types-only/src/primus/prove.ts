import {PrimusZKTLS} from '@primuslabs/zktls-js-sdk';

export async function prove(template: string, user: string) {
  const primus = new PrimusZKTLS();
  await primus.init('YOUR_APP_ID');
  const request = primus.generateRequestParams(template, user);

  const response = await fetch('/api/sign-primus', {method: 'POST', body: request.toJsonString()});
  const proof = await primus.startAttestation(await response.text());
  if (!primus.verifyAttestation(proof)) throw new Error('Primus did not sign this proof');
  return proof;
}
