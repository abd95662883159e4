import {parseEther} from 'viem';
import {openSafe, write} from './transactionFile';

const {safe} = await openSafe();
write({
  to: '0x1111111111111111111111111111111111111111',
  value: parseEther('0.0001').toString(),
  data: '0x',
  nonce: await safe.getNonce(),
  signatures: {},
});
