import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {catalog} from '../../../data/abis/contracts';
import {standards} from '../../../data/abis/standards';
import {addresses} from '../../../data/addresses';
import {contracts} from '../../../data/contracts';
import {decoderData} from './decoderData';

const NAME = 'decoder-data';

/** For programs: packages/mcp decodes with it. */
const FILE = 'abi/decoder.json';

/**
 * Writes the data of the decoder, which loads on demand: `@generated/decoder-data/default/data.json`. Programs find it in
 * `/abi/decoder.json`.
 */
export function decoderDataFile(): Plugin {
  let text = '';
  return {
    name: NAME,
    async contentLoaded({actions}) {
      const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
      text = JSON.stringify(data);
      await actions.createData('data.json', text);
    },
    postBuild({outDir}) {
      const file = path.join(outDir, FILE);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    },
  };
}
