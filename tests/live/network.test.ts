import {mainnet, sepolia} from 'viem/chains';
import {describe, it} from 'vitest';
import {contracts} from '../../data/contracts';
import {type ChainKey, chains, type Endpoint, networks} from '../../data/networks';
import {checkChainId, checkCode, checkWebSocketChainId} from './liveChecks';

/** The endpoint for each chain. For L1, the default of viem. */
const endpoints: Readonly<Record<ChainKey, string>> = {
  linea: networks.mainnet.rpc.http[0].url,
  lineaSepolia: networks.sepolia.rpc.http[0].url,
  ethereum: mainnet.rpcUrls.default.http[0],
  ethereumSepolia: sepolia.rpcUrls.default.http[0],
};

describe.each(Object.values(networks))('$name', ({chain, rpc}) => {
  const {chainId} = chains[chain];
  const isPublic = ({access}: Endpoint) => access === 'public';

  it.each(rpc.http.filter(isPublic))('$url serves its chain', ({url}) =>
    checkChainId(url, chainId),
  );

  it.each(rpc.ws.filter(isPublic))('$url serves its chain', ({url}) =>
    checkWebSocketChainId(url, chainId),
  );
});

describe('deployed contracts', () => {
  it.each(contracts.filter(({kind}) => kind !== 'account'))(
    '$name at $address on $chain has code',
    ({chain, address}) => checkCode(endpoints[chain], address),
  );
});
