import type {Entries} from './fields';

interface Preset {
  readonly label: string;
  readonly entries: Pick<Entries, 'calldataBytes' | 'compressedPercent' | 'gas'>;
}

/**
 * The transactions of the worked example (gas-fees, #example), with their measured sizes. The calculator starts with the
 * first.
 */
export const presets: readonly Preset[] = [
  {
    label: 'ETH transfer',
    entries: {calldataBytes: '0', compressedPercent: '100', gas: '21000'},
  },
  {
    // The largest share that gives the measured size of 96 bytes.
    label: 'ERC-20 transfer',
    entries: {calldataBytes: '68', compressedPercent: '22', gas: '60000'},
  },
  {
    label: '1,024 zero bytes',
    entries: {calldataBytes: '1024', compressedPercent: '1', gas: '31240'},
  },
  {
    label: '1,024 random bytes',
    entries: {calldataBytes: '1024', compressedPercent: '100', gas: '61960'},
  },
];
