import type {PhrasingContent, RootContent} from 'mdast';
import {contractGroups, folderOf} from '../../../data/abis/groups';
import type {ContractFacts} from '../../../data/abis/schema';
import {contracts as deployments} from '../../../data/contracts';
import {chains} from '../../../data/networks';
import {pausesOf, rolesOf, computedValue} from '../../contracts/access';
import {type Catalog, fileOf, derivedContracts, lineage, nameOf} from '../../contracts/catalog';
import {identity} from '../../contracts/abi';
import {linker} from '../../contracts/linkText';
import {memberLink, placedOn, routeOf} from '../../contracts/links';
import {heading, list, paragraph, phrasing, strong, table, text, textElement} from '../nodes';
import {missingNodes} from './missingNodes';

/** A contract in code, with a link to its page when it has one. */
function contractName(contract: ContractFacts): string {
  const route = routeOf(contract);
  return route === undefined ? `\`${contract.name}\`` : `[\`${contract.name}\`](${route})`;
}

/** The file on GitHub, at its revision. */
function sourceText({source}: ContractFacts): string {
  const [, repository = '', commit = '', path = ''] = /^([^@]+)@([^:]+):(.+)$/.exec(source) ?? [];
  const url = `https://github.com/${repository}/blob/${commit}/${path}`;
  return `[\`${path.split('/').at(-1) ?? path}\`](${url}) at \`${commit.slice(0, 8)}\``;
}

/** Where a contract is deployed, with its address: `Linea Mainnet proxy 0x…`. */
function deploymentNodes(key: string, contract: ContractFacts): PhrasingContent[] {
  const found = deployments.find(({chain, name}) => `${chain}/${name}` === key);
  if (found === undefined) {
    throw new Error(
      `${fileOf(contract)}: data/contracts.ts has no "${key}". Write chain/name as it stands there`,
    );
  }
  const what =
    found.name === contract.name ? found.kind : found.name.replace(`${contract.name} `, '');
  return [
    strong(chains[found.chain].name),
    text(` ${what} `),
    textElement('Address', {contract: key}),
  ];
}

/** What a reader looks up first: kind, source, inheritance, addresses and the ABI as a file. */
export function summaryNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const {bases, deployed = [], gone, kind} = contract;
  const names = (each: readonly ContractFacts[]) => each.map(contractName).join(', ');
  const derived = derivedContracts(catalog, contract);
  const direct = bases.map((name) => catalog.get(name)).filter((each) => each !== undefined);
  const facts: [name: string, value: string][] = [
    ['Kind', kind],
    ['Source', sourceText(contract)],
    ...(direct.length === 0 ? [] : [['Inherits', names(direct)] as [string, string]]),
    ...(derived.length === 0 ? [] : [['Inherited by', names(derived)] as [string, string]]),
    ['ABI', `[\`${contract.name}.json\`](pathname:///abi/${contract.name}.json)`],
  ];
  const line = (nodes: readonly PhrasingContent[]) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(...nodes)],
  });
  return [
    ...missingNodes(contract),
    ...(gone === undefined ? [] : [paragraph(strong('Gone'), text(' '), ...phrasing(gone))]),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: [
        ...facts.map(([name, value]) => line([strong(name), text(' '), ...phrasing(value)])),
        ...deployed.map((key) => line(deploymentNodes(key, contract))),
      ],
    },
  ];
}

/** The roles of a contract, of a base only those of its own members: what each opens, and its hash. */
export function roleNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const rows = rolesOf(catalog, contract).map(({role, opens}) => {
    const {member} = role;
    const link = linker(catalog, contract, role.contract);
    const hash = 'value' in member ? computedValue(member.value) : undefined;
    const functions = opens.map((owned) => {
      const to = memberLink(catalog, contract, owned);
      return to === undefined
        ? `\`${nameOf(owned.member)}\``
        : `[\`${nameOf(owned.member)}\`](${to})`;
    });
    return {
      head: link.name(nameOf(member)),
      ...(hash && {note: `\`${hash}\``, copy: {value: hash, label: `Copy ${nameOf(member)}`}}),
      cells: [
        `${link.text(member.meaning)}${functions.length === 0 ? '' : ` May call ${functions.join(', ')}.`}`,
      ],
    };
  });
  if (rows.length === 0) {
    throw new Error(
      `There is no role to show for ${contract.name}: a base shows those of its own members. Remove <ContractRoles>`,
    );
  }
  return table(`Roles of ${contract.name}`, ['Role', 'What it may do'], rows);
}

/** The pause types that stop functions of a contract, of a base only its own, and which functions. */
export function pauseNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const rows = pausesOf(catalog, contract).map(({type, stops}) => {
    const link = linker(catalog, contract, contract);
    const functions = stops.map((owned) => {
      const to = memberLink(catalog, contract, owned);
      return to === undefined
        ? `\`${nameOf(owned.member)}\``
        : `[\`${nameOf(owned.member)}\`](${to})`;
    });
    return {head: link.label(type, 'PauseType'), cells: [functions.join(', ')]};
  });
  if (rows.length === 0) {
    throw new Error(
      `No function to show for ${contract.name} says pausedBy: a base shows its own. Remove <ContractPauses>, or add it to the members`,
    );
  }
  return table(
    `Pause types that stop functions of ${contract.name}`,
    ['Pause type', 'Stops'],
    rows,
  );
}

/** What a contract inherits and its page does not show in full, by contract, as links. */
export function inheritedNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const placed = placedOn(catalog, contract);
  const seen = new Set(placed.map(({member}) => identity(member)));
  const items = lineage(catalog, contract)
    .slice(1)
    .flatMap((base) => {
      const names = base.members.flatMap((member) => {
        const key = identity(member);
        if (seen.has(key) || member.kind === 'constructor') {
          return [];
        }
        seen.add(key);
        const to = memberLink(catalog, contract, {contract: base, member});
        const name = `\`${nameOf(member)}\``;
        return [to === undefined ? name : `[${name}](${to})`];
      });
      return names.length === 0 ? [] : [`${contractName(base)}: ${names.join(', ')}`];
    });
  return items.length === 0 ? [] : [list(items)];
}

/** The contracts of the reference in the groups of the sidebar, with what each does and its ABI. */
export function listNodes(contracts: readonly ContractFacts[]): RootContent[] {
  return contractGroups.flatMap(({folder, label}) => {
    const rows = contracts
      .filter((contract) => folderOf(contract) === folder)
      .map((contract) => ({
        head: contractName(contract),
        note: `${contract.kind}${contract.gone === undefined ? '' : ', gone'}${contract.missingOn === undefined ? '' : ', not deployed'}, [ABI](pathname:///abi/${contract.name}.json)`,
        cells: [contract.summary],
      }));
    const id = label.toLowerCase().replace(/\W+/g, '-');
    return rows.length === 0
      ? []
      : [
          heading(3, id, text(label)),
          ...table(label, ['Contract', 'What it does'], rows, {isBare: true}),
        ];
  });
}
