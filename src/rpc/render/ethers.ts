import {chains, networks} from '../../../data/networks';
import {clientCall} from './clientCall';
import {hasMembers} from './hasMembers';
import {javascript} from './javascript';
import type {Renderer} from './renderer';

const {chainId} = chains[networks.mainnet.chain];

/**
 * Renders a request with ethers, if ethers has an action for the method. The static network prevents a
 * request for the chain ID, which ethers repeats without end if no node answers.
 */
export const ethers: Renderer = {
  value: 'ethers',
  label: 'ethers',
  language: 'js',
  file: (method) => `${method}.mjs`,
  render: (request, method) => {
    const call = method.ethers;
    if (call === undefined) {
      return undefined;
    }
    return [
      "import {JsonRpcProvider} from 'ethers';",
      '',
      `const provider = new JsonRpcProvider(${javascript.text(request.url)}, ${chainId}, {`,
      '  staticNetwork: true,',
      '});',
      `${clientCall(request, call, {before: 'const answer = await provider.'})};`,
      hasMembers(method) ? 'console.log(JSON.stringify(answer, null, 2));' : 'console.log(answer);',
      'provider.destroy();',
    ].join('\n');
  },
};
