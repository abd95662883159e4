import {describe, expect, it, vi} from 'vitest';
import {sendBundle} from '../../samples/harness/answers/sendBundle';
import type {Json} from '../../samples/harness/lineaCall';

// A transfer of Linea Mainnet: the hash of a bundle of one transaction is that of the transaction.
const TRANSFER =
  '0x02f87782e7088274e7850237a9ccf38502a932292382627094124fb955862709e30740028cb86c477221842b1487470de4df82000780c001a05258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1daa06c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2';

describe('a bundle', () => {
  const ask = vi.fn(() => Promise.resolve('0x10'));
  const send = (bundle: Json) => sendBundle([bundle], ask);

  it('is called by the hash of its transactions', async () => {
    await expect(send({txs: [TRANSFER], blockNumber: '0x11'})).resolves.toEqual({
      bundleHash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
    });
  });

  it.each([
    ['latest', 'Malformed linea_sendBundle json param'],
    [{txs: [TRANSFER]}, 'Malformed linea_sendBundle json param'],
    [{txs: TRANSFER, blockNumber: '0x11'}, 'Malformed linea_sendBundle json param'],
    [{txs: [], blockNumber: '0x11'}, 'Malformed bundle, no bundle transactions present'],
    [
      {txs: [TRANSFER], blockNumber: '10'},
      'Bundle block number 16 is not greater than current chain head block number 16',
    ],
    [
      {txs: [TRANSFER], blockNumber: '0x11', maxTimestamp: 1_000},
      'Bundle max timestamp 1000 is in the past, current timestamp is ',
    ],
    [{txs: ['0x'], blockNumber: '0x11'}, 'Invalid raw transaction hex'],
    [{txs: ['0x123'], blockNumber: '0x11'}, 'Invalid odd-length hex binary representation'],
    [
      {txs: ['0x12zz'], blockNumber: '0x11'},
      "Illegal character 'z' found at index 2 in hex binary representation",
    ],
    [{txs: ['0x1234'], blockNumber: '0x11'}, 'Invalid RLP in raw transaction hex'],
  ] as readonly [Json, string][])('%j is refused', async (bundle, message) => {
    const refused = send(bundle);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({code: -32602});
  });
});
