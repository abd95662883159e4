import type {Plugin} from '@docusaurus/types';
import {catalog} from '../../../data/abis/contracts';
import {standards} from '../../../data/abis/standards';
import {addresses} from '../../../data/addresses';
import {contracts} from '../../../data/contracts';
import {decoderData} from './decoderData';

const NAME = 'decoder-data';

/** Writes the data of the decoder, which loads on demand: `@generated/decoder-data/default/data.json`. */
export function decoderDataFile(): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
      await actions.createData('data.json', JSON.stringify(data));
    },
  };
}
