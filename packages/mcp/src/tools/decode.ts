import * as z from 'zod';
import {decodeInput} from '@site/src/components/contracts/ContractDecoder/decode/decodeInput';
import {findingText, loadCatalog} from '../decoder';
import {tool} from '../tool';

/** The longest input, in characters: calldata of 100,000 bytes. */
const LONGEST_INPUT = 200_002;

/** The most logs or calls of one input. */
const MOST_ITEMS = 20;

export const decode = tool({
  name: 'decode',
  title: 'Decode calldata, logs and reverts',
  description:
    'Decodes calldata, a log (JSON with topics and data), revert data, a selector or a topic with the ABIs of Linea’s contracts and of common standards. Also finds a function, event or error by name. Returns the member, its values in units, and where it is described.',
  input: {
    data: z
      .string()
      .min(1)
      .max(LONGEST_INPUT)
      .describe('0x…, a log or receipt as JSON, or a name such as sendMessage'),
  },
  async answer(site, {data}) {
    const index = await loadCatalog(site);
    const decoded = decodeInput(index, data);
    switch (decoded.kind) {
      case 'nothing':
        throw new Error('There is nothing to decode. Pass 0x…, a log as JSON, or a name.');
      case 'problem':
        throw new Error(decoded.text);
      case 'findings': {
        const findings = decoded.first(MOST_ITEMS);
        return [
          ...findings.map((finding) => findingText(finding, index, site.home)),
          ...(decoded.note === undefined ? [] : [decoded.note]),
          ...(decoded.size > findings.length
            ? [`${decoded.size - findings.length} more items are left out.`]
            : []),
        ].join('\n\n');
      }
    }
  },
});
