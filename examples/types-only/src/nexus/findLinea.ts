import {getSupportedChains} from '@avail-project/nexus-core/utils';

const chains = await getSupportedChains('mainnet');
console.log(chains.some(({id}) => id === 59144) ? 'Linea is supported' : 'Linea is missing');
