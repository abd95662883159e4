import {encodeFunctionData} from 'viem';
import {claimOf} from '../src/claim';
import {connectLayers} from '../src/layers';
import {findMessage} from '../src/message';
import {readHash} from './readHash';

const layers = connectLayers(process.env.L1_RPC_URL);
const message = await findMessage(layers, readHash());
console.log(encodeFunctionData(claimOf(message)));
