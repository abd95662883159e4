import * as z from 'zod';
import {deployments} from '../../../data/abis/deployments';
import {contracts, type DeployedContract} from '../../../data/contracts';
import {chains, layerOf} from '../../../data/networks';
import {factDocument} from '../factDocument';
import {address, chainKey, day, fact, list, networkKey, sourceRef} from '../parts';

const code = z
  .strictObject({
    contract: z.string().describe('The name of the contract in the source'),
    version: z.string().nullable().describe('CONTRACT_VERSION(); null if the contract lacks it'),
    initialized: z.int().optional().describe('The number in the newest Initialized event'),
    implementation: address.optional().describe('The contract that the proxy calls'),
    tag: z.string().describe('The tag of the source'),
    commit: z.string().describe('The commit of the source: owner/repository@commit'),
    since: day.describe('The first day on which calls reach this code'),
    seen: day.describe('The last day on which a source read this code at the address'),
    sources: list(sourceRef),
    checked: day,
  })
  .describe('The code behind the address. Absent if its version is not published');

const contract = fact.extend({
  id: z.string().describe('chain/name, such as linea/L2MessageService'),
  name: z.string(),
  network: networkKey,
  chain: chainKey,
  chainId: z.int().positive(),
  layer: z.enum(['L1', 'L2']),
  group: z.enum([
    'rollup',
    'messaging',
    'tokenBridge',
    'token',
    'governance',
    'revenue',
    'yield',
    'names',
  ]),
  address,
  kind: z
    .enum(['proxy', 'contract', 'safe', 'account'])
    .describe('proxy: calls reach an implementation that can be replaced'),
  purpose: z.string(),
  code: code.optional(),
});

const idOf = ({chain, name}: DeployedContract) => `${chain}/${name}`;

/** The address of a contract by its id. @throws if data/contracts.ts lacks the contract. */
function addressOf(id: string): `0x${string}` {
  const found = contracts.find((each) => idOf(each) === id);
  if (found === undefined) {
    throw new Error(
      `data/abis/deployments.ts: data/contracts.ts has no contract "${id}". Correct the id, or add the contract`,
    );
  }
  return found.address;
}

function codeOf(id: string) {
  const deployment = deployments.find((each) => each.address === id);
  if (deployment?.code === undefined) {
    return undefined;
  }
  const {implementation, ...rest} = deployment.code;
  return {
    contract: deployment.contract,
    ...rest,
    ...(implementation !== undefined && {implementation: addressOf(implementation)}),
    sources: deployment.sources,
    checked: deployment.checked,
  };
}

/** The contracts of the network, with their addresses and deployed versions. */
export const contractsDocument = factDocument({
  name: 'contracts',
  title: 'Contracts',
  description:
    'The contracts of Linea on both layers: address, purpose and, where it is published, the deployed version',
  itemName: 'Contract',
  version: '1.0.0',
  item: contract,
  items: () =>
    contracts.map((each: DeployedContract) => {
      const deployed = codeOf(idOf(each));
      return {
        id: idOf(each),
        chainId: chains[each.chain].chainId,
        layer: layerOf(each.chain),
        ...each,
        ...(deployed !== undefined && {code: deployed}),
      };
    }),
});
