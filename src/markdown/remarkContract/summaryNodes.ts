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
import {sections} from '../../contracts/sections';
import {
  bullets,
  fact,
  heading,
  list,
  listItem,
  paragraph,
  phrasing,
  sourceText,
  strong,
  table,
  text,
  textElement,
} from '../nodes';
import {missingNodes} from './missingNodes';

/** A contract's name as code, linked if it has a page. */
function contractName(contract: ContractFacts): string {
  const route = routeOf(contract);
  return route === undefined ? `\`${contract.name}\`` : `[\`${contract.name}\`](${route})`;
}

/** A deployment with its address: `Linea Mainnet proxy 0x…`. */
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
    strong(`${chains[found.chain].name} ${what}:`),
    text(' '),
    textElement('Address', {contract: key}),
  ];
}

/** The summary: kind, source, inheritance, links to the groups of members, addresses and the ABI as a file. */
export function summaryNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const {bases, deployed = [], gone, kind} = contract;
  const names = (each: readonly ContractFacts[]) => each.map(contractName).join(', ');
  const derived = derivedContracts(catalog, contract);
  const direct = bases.map((name) => catalog.get(name)).filter((each) => each !== undefined);
  const placed = placedOn(catalog, contract);
  const groups = sections.flatMap(({id, title}) => {
    const count = placed.filter(({section}) => section === id).length;
    return count === 0 ? [] : [`[${title}](#${id}) (${count})`];
  });
  const facts: [name: string, value: string][] = [
    ['Kind', kind],
    ['Source', sourceText(contract.source)],
    ...(direct.length === 0 ? [] : [['Inherits', names(direct)] as [string, string]]),
    ...(derived.length === 0 ? [] : [['Inherited by', names(derived)] as [string, string]]),
    ...(groups.length < 2 ? [] : [['Members', groups.join(', ')] as [string, string]]),
    ['ABI', `[\`${contract.name}.json\`](pathname:///abi/${contract.name}.json)`],
  ];
  return [
    ...missingNodes(contract),
    ...(gone === undefined ? [] : [paragraph(...fact('Removed', ...phrasing(gone)))]),
    bullets([
      ...facts.map(([name, value]) => listItem(fact(`${name}:`, ...phrasing(value)))),
      ...deployed.map((key) => listItem(deploymentNodes(key, contract))),
    ]),
  ];
}

/** Roles with their functions and hashes. A base lists only its own. */
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
  return table(`Roles of ${contract.name}`, ['Role', 'Permission'], rows);
}

/** Pause types with the functions that they stop. A base lists only its own. */
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

/** Links to inherited members, by contract. */
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
        const note = member.gone === undefined ? '' : ' (earlier form)';
        return [`${to === undefined ? name : `[${name}](${to})`}${note}`];
      });
      return names.length === 0 ? [] : [`${contractName(base)}: ${names.join(', ')}`];
    });
  return items.length === 0 ? [] : [list(items)];
}

/** The contracts in the groups of the sidebar, with a summary and the ABI. */
export function listNodes(contracts: readonly ContractFacts[]): RootContent[] {
  return contractGroups.flatMap(({folder, label}) => {
    const rows = contracts
      .filter((contract) => folderOf(contract) === folder)
      .map((contract) => ({
        head: contractName(contract),
        note: `${contract.kind}${contract.gone === undefined ? '' : ', removed'}${contract.missingOn === undefined ? '' : ', not deployed'}, [ABI](pathname:///abi/${contract.name}.json)`,
        cells: [contract.summary],
      }));
    const id = label.toLowerCase().replace(/\W+/g, '-');
    return rows.length === 0
      ? []
      : [
          heading(3, id, text(label)),
          ...table(label, ['Contract', 'Purpose'], rows, {hidesCaption: true}),
        ];
  });
}
