import {type Abi, type AbiParameter, parseAbiItem, toEventSelector, toFunctionSelector} from 'viem';
import type {KnownAddress} from '../../../data/addresses';
import type {ContractFacts} from '../../../data/abis/schema';
import type {Standard} from '../../../data/abis/standards';
import type {DeployedContract} from '../../../data/contracts';
import {chains, networks} from '../../../data/networks';
import {abiItem, memberHash} from '../../contracts/abi';
import {computedValue, isRole} from '../../contracts/access';
import {type Catalog, lineage, membersNamed, nameOf, type Owned} from '../../contracts/catalog';
import {parseDeclaration} from '../../contracts/declaration';
import type {
  DecoderAddress,
  DecoderContract,
  DecoderData,
  DecoderMember,
  DecoderPlace,
  DecoderSlot,
  ValueKind,
} from '../../contracts/decoderData';
import {memberLink, placedOn, routeOf} from '../../contracts/links';
import {isListed, type Placed} from '../../contracts/sections';
import {paramKey, paramTexts} from '../../contracts/texts';
import {valueKind} from './valueKind';

/** The facts of the decoder's data. */
export interface DecoderFacts {
  readonly catalog: Catalog;
  readonly standards: readonly Standard[];
  readonly deployed: readonly DeployedContract[];
  readonly known: readonly KnownAddress[];
}

type AbiItem = Abi[number];
type Bare = Omit<DecoderMember, 'places'>;
type Texts = Readonly<Record<string, string>>;

function enumsOf(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const enums = [...catalog.values()].flatMap(({members}) =>
    members.filter(({kind}) => kind === 'enum').map(({signature}) => parseDeclaration(signature)),
  );
  return new Map(enums.map(({name, params}) => [name, params.map((value) => value.name)]));
}

/** The fields of a struct parameter, with their descriptions. */
function fieldsOf(
  catalog: Catalog,
  {contract, type}: {readonly contract: ContractFacts; readonly type: string},
): {readonly struct?: Owned; readonly texts: Texts} {
  const name = type.replace(/[[(].*$/, '');
  const struct = /^[A-Z]/.test(name)
    ? membersNamed(catalog, contract, name).find(({member}) => member.kind === 'struct')
    : undefined;
  return struct === undefined ? {texts: {}} : {struct, texts: paramTexts(catalog, struct)};
}

interface SlotSource {
  readonly contract: ContractFacts;
  /** The type as declared, with the names of structs. */
  readonly types: readonly string[];
  readonly texts: Texts;
}

function slotsOf(
  facts: DecoderFacts,
  enums: ReadonlyMap<string, readonly string[]>,
  inputs: readonly AbiParameter[],
  {contract, types, texts}: SlotSource,
): readonly DecoderSlot[] {
  return inputs.map((input, index) => {
    const {name = '', type} = input;
    const text = texts[paramKey({name, type, indexed: false}, index)];
    const as = valueKind({name, type}, text ?? '', enums.keys());
    const declared = types[index] ?? '';
    const fields = fieldsOf(facts.catalog, {contract, type: declared});
    return {
      name,
      type,
      ...('indexed' in input && input.indexed === true && {indexed: true}),
      ...('components' in input && {
        components: slotsOf(facts, enums, input.components, {
          contract: fields.struct?.contract ?? contract,
          types:
            fields.struct === undefined
              ? []
              : parseDeclaration(fields.struct.member.signature).params.map((slot) => slot.type),
          texts: fields.texts,
        }),
      }),
      ...(text !== undefined && {text}),
      ...(as !== undefined && {as}),
    };
  });
}

const inputsOf = (item: AbiItem | undefined): readonly AbiParameter[] =>
  item !== undefined && 'inputs' in item ? item.inputs : [];

const typeText = ({type, components}: DecoderSlot): string =>
  components === undefined
    ? type
    : `(${components.map(typeText).join()})${type.slice('tuple'.length)}`;

/** The namespace of a hash. Getters are called like functions, so they share one. */
const groupOf = ({kind, hash}: Bare) =>
  hash === undefined || kind === 'event' || kind === 'error' ? kind : 'function';

/** A parameter of a log. An indexed value longer than 32 bytes is only there as its hash. */
const inLog = (slot: DecoderSlot): DecoderSlot =>
  slot.indexed === true &&
  (slot.components !== undefined || /^(?:string|bytes)$|\]$/.test(slot.type))
    ? {
        name: slot.name,
        type: 'bytes32',
        indexed: true,
        text: `The log contains only the hash of the ${slot.type.replace(/^tuple/, 'struct')}. ${slot.text ?? ''}`.trim(),
      }
    : slot;

/** Members with the same key share one entry: the same kind, and the same way to read values. */
const keyOf = (member: Bare) => {
  const {signature, hash, inputs, gone, missingOn} = member;
  return JSON.stringify([groupOf(member), signature, hash, inputs, gone, missingOn]);
};

/** The parts of a member that decide how its values are read. */
const shapeOf = (member: Bare) =>
  JSON.stringify([
    groupOf(member),
    member.signature,
    member.inputs.map(({indexed}) => indexed === true),
  ]);

function bareMember(
  facts: DecoderFacts,
  enums: ReadonlyMap<string, readonly string[]>,
  owned: Owned,
): Bare {
  const {contract, member} = owned;
  const item = abiItem(facts.catalog, contract, member);
  const hash = memberHash(facts.catalog, contract, member)?.value;
  const name = nameOf(member);
  const missingOn = member.missingOn ?? contract.missingOn;
  const inputs =
    hash === undefined
      ? []
      : slotsOf(facts, enums, inputsOf(item), {
          contract,
          types: parseDeclaration(member.signature).params.map(({type}) => type),
          texts: paramTexts(facts.catalog, owned),
        });
  return {
    kind: member.kind,
    name,
    signature: hash === undefined ? member.signature : `${name}(${inputs.map(typeText).join()})`,
    ...(hash !== undefined && {hash}),
    inputs: member.kind === 'event' ? inputs.map(inLog) : inputs,
    // Members without a selector are found by name only.
    meaning: hash === undefined ? '' : member.meaning,
    ...(member.gone !== undefined && {gone: member.gone}),
    ...(missingOn !== undefined && {
      missingOn: missingOn.map((network) => networks[network].name),
    }),
  };
}

const standardKinds: Readonly<Record<string, ValueKind>> = {
  'Error(string)': 'reason',
  'Panic(uint256)': 'panic',
};

function standardMember({signature, meaning}: Standard['members'][number]): Bare {
  const item = parseAbiItem(signature as never) as Extract<AbiItem, {readonly name: string}>;
  const inputs = inputsOf(item).map(function slot(input): DecoderSlot {
    const {name = '', type} = input;
    const as = valueKind({name, type}, name === 'deadline' ? 'in Unix seconds' : '', []);
    return {
      name,
      type,
      ...('indexed' in input && input.indexed === true && {indexed: true}),
      ...('components' in input && {components: input.components.map(slot)}),
      ...(as !== undefined && {as}),
    };
  });
  const types = `${item.name}(${inputs.map(typeText).join()})`;
  const as = standardKinds[types];
  return {
    kind: item.type,
    name: item.name,
    signature: types,
    hash: item.type === 'event' ? toEventSelector(types) : toFunctionSelector(types),
    inputs: as === undefined ? inputs : inputs.map((input) => ({...input, as})),
    meaning,
  };
}

/**
 * Rank of a contract: deployed itself, deployed as a part, shown as an interface, other code,
 * interface, removed.
 */
function rankOf({name, deployed = [], showsInterface, kind, gone}: ContractFacts): number {
  if (deployed.length > 0) {
    return kind === 'contract' || deployed.some((id) => id.endsWith(`/${name}`)) ? 0 : 1;
  }
  const ranks = ['contract', 'abstract contract', 'library', 'interface'];
  return gone !== undefined
    ? 3 + ranks.length
    : showsInterface === true
      ? 2
      : 3 + ranks.indexOf(kind);
}

const roleNames = (catalog: Catalog): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...catalog.values()].flatMap(({members}) =>
      members.filter(isRole).flatMap((member) => {
        const value =
          member.kind === 'constant' && member.value !== undefined
            ? computedValue(member.value)
            : undefined;
        return value === undefined ? [] : [[value, nameOf(member)] as const];
      }),
    ),
  );

/** Selectors and topics that a contract inherits. */
function inheritedHashes(catalog: Catalog, contract: ContractFacts): readonly string[] {
  const bases = lineage(catalog, contract).slice(1);
  const hashes = bases.flatMap((base) =>
    base.members.flatMap((member) => memberHash(catalog, base, member)?.value ?? []),
  );
  return [...new Set(hashes)];
}

function addressBook(
  {deployed, known}: DecoderFacts,
  contracts: readonly ContractFacts[],
): Readonly<Record<string, readonly DecoderAddress[]>> {
  const book = new Map<string, DecoderAddress[]>();
  const add = (address: string, entry: DecoderAddress) => {
    const key = address.toLowerCase();
    book.set(key, [...(book.get(key) ?? []), entry]);
  };
  for (const {address, chain, name} of deployed) {
    // A proxy runs one implementation: its base contracts are deployed at that address, too. A beacon only names the code.
    const named = contracts.findIndex((contract) => contract.name === name);
    const at =
      named >= 0 || name.endsWith(' beacon')
        ? named
        : contracts.findIndex((contract) => contract.deployed?.includes(`${chain}/${name}`));
    add(address, {
      label: `${name} on ${chains[chain].name}`,
      ...(at >= 0 && {contract: at}),
    });
  }
  for (const {address, what} of known) {
    add(address, {label: /^0x0+$/.test(address) ? 'the zero address' : what});
  }
  return Object.fromEntries(book);
}

/** Where a member is described: the anchor, and the page if it is the page of another contract. */
function sectionOn(
  catalog: Catalog,
  contracts: readonly ContractFacts[],
  page: ContractFacts,
  placed: Placed,
): Omit<DecoderPlace, 'contract'> {
  return isListed(page, placed)
    ? {
        page: contracts.indexOf(placed.contract),
        anchor: memberLink(catalog, page, placed)?.replace(/^.*#/, '') ?? placed.anchor,
      }
    : {anchor: placed.anchor};
}

/** Builds the data of the decoder: members by selector and topic, contracts, enums and roles. */
export function decoderData(facts: DecoderFacts): DecoderData {
  const {catalog, standards} = facts;
  const enums = enumsOf(catalog);
  const contracts = [...catalog.values()]
    .filter((contract) => routeOf(contract) !== undefined)
    .sort((one, other) => rankOf(one) - rankOf(other));
  const members = new Map<string, {readonly bare: Bare; readonly places: DecoderPlace[]}>();
  const add = (key: string, bare: Bare, place: DecoderPlace) => {
    const known = members.get(key) ?? {bare, places: []};
    known.places.push(place);
    members.set(key, known);
  };
  for (const [index, contract] of contracts.entries()) {
    for (const placed of placedOn(catalog, contract)) {
      const bare = bareMember(facts, enums, placed);
      add(keyOf(bare), bare, {contract: index, ...sectionOn(catalog, contracts, contract, placed)});
    }
  }
  const own = new Map([...members].map(([key, {bare}]) => [shapeOf(bare), key]));
  for (const [index, standard] of standards.entries()) {
    for (const each of standard.members) {
      const bare = standardMember(each);
      // Members that Linea's contracts define use their own descriptions.
      const key = own.get(shapeOf(bare)) ?? keyOf(bare);
      add(key, bare, {contract: contracts.length + index});
    }
  }
  const all = [...members.values()].map(({bare, places}): DecoderMember => {
    const [first, ...more] = places;
    if (first === undefined) {
      throw new Error(`The decoder knows ${bare.name} of no contract`);
    }
    return {...bare, places: [first, ...more]};
  });
  const addresses = addressBook(facts, contracts);
  const atAddress = new Set(
    Object.values(addresses).flatMap((known) => known.map((each) => each.contract)),
  );
  return {
    contracts: [
      ...contracts.map((contract, index): DecoderContract => {
        const page = routeOf(contract);
        return {
          name: contract.name,
          own: true,
          ...(page !== undefined && {page}),
          ...(contract.gone !== undefined && {isGone: true}),
          ...(contract.showsInterface !== true &&
            atAddress.has(index) && {inherited: inheritedHashes(catalog, contract)}),
        };
      }),
      ...standards.map(({name, source}) => ({name, page: source})),
    ],
    members: all,
    addresses,
    roles: roleNames(catalog),
    enums: Object.fromEntries(enums),
    chains: Object.fromEntries(
      Object.values(chains).map(({chainId, name}) => [String(chainId), name]),
    ),
  };
}
