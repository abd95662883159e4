import {clientCall} from './clientCall';
import {hasMembers} from './hasMembers';
import {javascript} from './javascript';
import {Source} from './layout';
import type {Renderer} from './renderer';

/** Renders a request with viem, if viem has an action for the method. */
export const viem: Renderer = {
  value: 'viem',
  label: 'viem',
  language: 'js',
  file: (method) => `${method}.mjs`,
  render: (request, method) => {
    const call = method.viem;
    if (call === undefined) {
      return undefined;
    }
    const isBundler = call.from === 'viem/account-abstraction';
    const create = isBundler ? 'createBundlerClient' : 'createPublicClient';
    const isOwn = call.from === 'viem/linea';
    const before = `const answer = await ${isOwn ? '' : 'client.'}`;
    const first = isOwn ? [new Source('client')] : [];
    return [
      ...(isBundler
        ? ["import {http} from 'viem';", `import {${create}} from '${call.from}';`]
        : [`import {${create}, http} from 'viem';`]),
      "import {linea} from 'viem/chains';",
      ...(isOwn ? [`import {${call.action}} from '${call.from}';`] : []),
      '',
      `const client = ${create}({`,
      '  chain: linea,',
      `  transport: http(${javascript.text(request.url)}),`,
      '});',
      `${clientCall(request, call, {before, first})};`,
      hasMembers(method) ? 'console.dir(answer, {depth: null});' : 'console.log(answer);',
    ].join('\n');
  },
};
