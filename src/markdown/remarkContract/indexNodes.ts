import type {RootContent} from 'mdast';
import {type DeployedCode, type Deployment, deployments} from '../../../data/abis/deployments';
import {contracts as addresses, type DeployedContract} from '../../../data/contracts';
import {chains, type NetworkKey, networks} from '../../../data/networks';
import {computedValue, isCode, isRole} from '../../contracts/access';
import {type Catalog, nameOf, noContract, type Owned} from '../../contracts/catalog';
import {linker} from '../../contracts/linkText';
import {memberLink, routeOf} from '../../contracts/links';
import {type FactRow, table} from '../nodes';

const linked = (label: string, to: string | undefined) =>
  to === undefined ? `\`${label}\`` : `[\`${label}\`](${to})`;

const contractLink = (catalog: Catalog, name: string) => {
  const facts = catalog.get(name);
  return linked(name, facts && routeOf(facts));
};

/** Members of the newest source, without those of interfaces. */
function allMembers(catalog: Catalog): readonly Owned[] {
  return [...catalog.values()]
    .filter(({gone, kind}) => gone === undefined && kind !== 'interface')
    .flatMap((contract) => contract.members.map((member) => ({contract, member})))
    .filter(({member}) => member.gone === undefined);
}

const memberText = (catalog: Catalog, owned: Owned) =>
  linked(nameOf(owned.member), memberLink(catalog, noContract, owned));

/** Members with their contract, because names repeat between contracts. */
const memberTexts = (catalog: Catalog, members: readonly Owned[]) =>
  members.map((owned) => `${memberText(catalog, owned)} of \`${owned.contract.name}\``).join(', ');

/** The contract of data/contracts.ts for a deployment. */
function addressOf(key: string): DeployedContract {
  const found = addresses.find(({chain, name}) => `${chain}/${name}` === key);
  if (found === undefined) {
    throw new Error(
      `data/abis/deployments.ts: data/contracts.ts has no "${key}". Write chain/name as it stands there`,
    );
  }
  return found;
}

/** The cells about a contract's code: version, source, and date of first use. */
function codeCells({version, initialized, tag, commit, since, seen}: DeployedCode): string[] {
  const [repository = '', revision = ''] = commit.split('@');
  const counted = initialized === undefined ? '' : `, \`Initialized\` ${initialized}`;
  return [
    version === null ? 'No `CONTRACT_VERSION`' : `\`${version}\`${counted}`,
    `[${tag}](https://github.com/${repository}/tree/${revision}) at \`${revision}\``,
    `${since}, last seen ${seen}`,
  ];
}

function deploymentRow(catalog: Catalog, {contract, address, code}: Deployment): FactRow {
  const implementation = code?.implementation;
  const shown = addressOf(implementation ?? address);
  const what = implementation === undefined ? shown.kind : 'implementation';
  return {
    head: contractLink(catalog, contract),
    note: `${what} \`${shown.address}\``,
    copy: {value: shown.address, label: `Copy ${what} of ${contract}`},
    cells: code === undefined ? ['Not published'] : codeCells(code),
  };
}

/** The deployments on a network: a table for each layer. */
export function deploymentTables(catalog: Catalog, network: string): RootContent[] {
  if (!Object.hasOwn(networks, network)) {
    throw new Error(
      `Unknown network "${network}" in <ContractDeployments>: use one of ${Object.keys(networks).join(', ')}`,
    );
  }
  const {name} = networks[network as NetworkKey];
  const rows = deployments.map((deployment) => ({deployment, at: addressOf(deployment.address)}));
  const own = rows.filter(({at}) => at.network === network);
  return [...new Set(own.map(({at}) => at.chain))].flatMap((chain) => {
    const here = own.filter(({at}) => at.chain === chain).map(({deployment}) => deployment);
    const isKnown = here.some(({code}) => code !== undefined);
    return table(
      `${name}: contracts on ${chains[chain].name}`,
      isKnown
        ? ['Contract', 'Version', 'Source', 'In use since, last seen']
        : ['Contract', 'Version, source and date'],
      here.map((deployment) => deploymentRow(catalog, deployment)),
    );
  });
}

/** Sorts each `UNPAUSE_` role after its `PAUSE_` role. */
const roleOrder = (name: string) => `${name.replace(/^UNPAUSE_/, 'PAUSE_')} ${name}`;

/** Every role by name: its hash, what it may do, and which contracts declare it. */
export function roleIndex(catalog: Catalog): RootContent[] {
  const members = allMembers(catalog);
  const roles = members.filter(({member}) => isRole(member));
  const firsts = new Map([...roles].reverse().map((role) => [nameOf(role.member), role]));
  const rows = [...firsts]
    .sort(([a], [b]) => (roleOrder(a) < roleOrder(b) ? -1 : 1))
    .map(([name, role]) => {
      const {contract, member} = role;
      const hash = 'value' in member ? computedValue(member.value) : undefined;
      const opens = members.filter(
        (owned) =>
          isCode(owned.member) &&
          (owned.member.callers ?? []).some(
            (caller) => typeof caller === 'object' && 'role' in caller && caller.role === name,
          ),
      );
      const calls = opens.map((owned) => memberText(catalog, owned)).join(', ');
      return {
        head: memberText(catalog, role),
        ...(hash && {note: `\`${hash}\``, copy: {value: hash, label: `Copy ${name}`}}),
        cells: [
          `${linker(catalog, noContract, contract).text(member.meaning)}${calls === '' ? '' : ` May call ${calls}.`}`,
          roles
            .filter((other) => nameOf(other.member) === name)
            .map((other) => contractLink(catalog, other.contract.name))
            .join(', '),
        ],
      };
    });
  return table('Roles of all contracts', ['Role', 'Permission', 'Declared in'], rows);
}

/** Every pause type with its number and the functions that it stops. */
export function pauseIndex(catalog: Catalog): RootContent[] {
  const [types] = [...catalog.values()].flatMap((contract) =>
    contract.members
      .filter((member) => member.kind === 'enum' && nameOf(member) === 'PauseType')
      .map((member) => ({contract, member})),
  );
  if (types === undefined) {
    throw new Error('No contract declares the enum PauseType. Remove <ContractPauseIndex>');
  }
  const link = linker(catalog, noContract, types.contract);
  const paused = allMembers(catalog);
  const rows = Object.entries(types.member.params ?? {}).map(([name, meaning], number) => {
    const stops = paused.filter(({member}) => isCode(member) && member.pausedBy?.[0] === name);
    return {
      head: link.label(name, 'PauseType'),
      note: String(number),
      cells: [link.text(meaning), memberTexts(catalog, stops) || 'None'],
    };
  });
  return table(
    'Pause types of all contracts',
    ['Pause type', 'What it stops', 'Functions with this type'],
    rows,
  );
}
