import {l1, subdomain} from './layers';

// viem follows the resolver to the gateway and hands the proof back to L1.
console.log(await l1.getEnsAddress({name: subdomain}));
console.log(await l1.getEnsText({name: subdomain, key: 'url'}));
