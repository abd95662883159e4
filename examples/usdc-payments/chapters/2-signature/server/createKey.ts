import {generatePrivateKey} from 'viem/accounts';

console.log(`RELAYER_KEY=${generatePrivateKey()}`);
