import type {NetworkKey} from '@site/data/networks';
import {connectionFacts} from '@site/src/markdown/remarkComponents/facts/connectionFacts';

const connection = (network: NetworkKey): string =>
  connectionFacts('AddNetworkButton', {network}).connection ?? '';

/** The facts that the build passes to components that connect to a network. */
export const connections = {mainnet: connection('mainnet'), sepolia: connection('sepolia')};
