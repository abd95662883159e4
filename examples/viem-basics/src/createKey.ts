import {writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';

const key = generatePrivateKey();

// `wx` fails when the file exists, so that no key is ever overwritten.
writeFileSync('.env', `PRIVATE_KEY=${key}\n`, {flag: 'wx', mode: 0o600});
console.log(`address ${privateKeyToAccount(key).address}`);
