import {writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';

const key = generatePrivateKey();

// `wx` fails when the file exists, so no key is ever overwritten.
writeFileSync('.env', `AGENT_KEY=${key}\n`, {flag: 'wx', mode: 0o600});
console.log(`Agent: ${privateKeyToAccount(key).address}`);
