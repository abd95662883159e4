// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {render} from '@testing-library/react';
import LongName from '@site/src/components/ui/LongName';
import {nameParts} from '@site/src/components/ui/LongName/nameParts';

describe('nameParts', () => {
  it.each([
    ['eth_getBlockByHash', ['eth_', 'get', 'Block', 'By', 'Hash']],
    ['L2MessageServiceV1', ['L2', 'Message', 'ServiceV1']],
    [
      'linea_getTransactionExclusionStatusV1',
      ['linea_', 'get', 'Transaction', 'Exclusion', 'StatusV1'],
    ],
    ['send(address,bytes)', ['send(address,', 'bytes)']],
    ['Run a LineaNode', ['Run a LineaNode']],
  ])('splits %s between its words', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});

describe('LongName', () => {
  it('lets a line end between the words, and says the same', () => {
    const {container} = render(<LongName text="eth_getCode" />);
    expect(container.innerHTML).toBe('eth_<wbr>get<wbr>Code');
    expect(container.textContent).toBe('eth_getCode');
  });
});
