import {connectLayers} from '../src/layers';
import {findMessage} from '../src/message';
import {progressOf} from '../src/progress';
import {readHash} from './readHash';

const layers = connectLayers(process.env.L1_RPC_URL);
const message = await findMessage(layers, readHash());
const {steps} = await progressOf(layers, message);

console.log(`Message ${message.hash}`);
for (const {name, isDone, detail} of steps) {
  console.log(`[${isDone ? 'x' : ' '}] ${name}${detail === undefined ? '' : `, ${detail}`}`);
}
