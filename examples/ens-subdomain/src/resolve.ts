import {l1, subdomain} from './layers';

// viem gets the proof from the resolver's gateway, and sends it to the resolver on L1.
console.log(await l1.getEnsAddress({name: subdomain}));
console.log(await l1.getEnsText({name: subdomain, key: 'url'}));
