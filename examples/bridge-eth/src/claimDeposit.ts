import {zeroAddress} from 'viem';
import {l2MessageService} from './contracts';
import {messageIn, readHash} from './message';
import {l1, l2} from './networks';

const receipt = await l1.getTransactionReceipt({hash: readHash()});
const {_from, _to, _fee, _value, _nonce, _calldata} = messageIn(receipt);

// Any account can claim. With the zero address, the account that claims gets the fee.
const {request} = await l2MessageService.simulate.claimMessage([
  _from,
  _to,
  _fee,
  _value,
  zeroAddress,
  _calldata,
  _nonce,
]);
const hash = await l2.writeContract(request);
const {status} = await l2.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
