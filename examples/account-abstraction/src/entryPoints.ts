import {createPublicClient, http} from 'viem';
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

const entryPoints = [
  ['0.6', entryPoint06Address],
  ['0.7', entryPoint07Address],
  ['0.8', entryPoint08Address],
  ['0.9', entryPoint09Address],
] as const;

for (const [version, address] of entryPoints) {
  const code = await client.getCode({address});
  console.log(`${version}  ${address}  ${code ? 'deployed' : 'no code'}`);
}
