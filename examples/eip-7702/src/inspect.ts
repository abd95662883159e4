import {getAddress, isAddress, slice} from 'viem';
import {sponsor} from './clients';

const [address = ''] = process.argv.slice(2);
if (!isAddress(address)) {
  throw new Error('Pass an address');
}

const code = (await sponsor.getCode({address})) ?? '0x';
if (code === '0x') {
  console.log('no code: an account without delegation, or unused');
} else if (code.length === 2 + 2 * 23 && code.startsWith('0xef0100')) {
  // A 3-byte marker, then the 20-byte address.
  console.log(`delegates to ${getAddress(slice(code, 3))}`);
} else {
  console.log(`a contract of ${(code.length - 2) / 2} bytes`);
}
