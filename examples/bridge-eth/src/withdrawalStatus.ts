import {lineaRollup} from './contracts';
import {messageIn, readHash} from './message';
import {l2} from './networks';

const receipt = await l2.getTransactionReceipt({hash: readHash()});
const {_nonce} = messageIn(receipt);
const proven = await lineaRollup.read.currentL2BlockNumber();

if (await lineaRollup.read.isMessageClaimed([_nonce])) {
  console.log('L1      claimed');
} else if (receipt.blockNumber <= proven) {
  console.log('L1      ready to claim');
} else {
  console.log(`L1      waiting for the proof, ${receipt.blockNumber - proven} blocks behind`);
}
