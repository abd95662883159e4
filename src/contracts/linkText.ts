import type {ContractFacts} from '../../data/abis/schema';
import type {Catalog, Owned} from './catalog';
import {parseDeclaration} from './declaration';
import {linkOf, placedOn, routeOf} from './links';

const CODE_OR_LINK = /`([^`]+)`|\[(?:[^\]]+)\]\([^)\s]+\)/g;
const NAME = /^(?:[A-Z]\w*\.)?[\w$]+(?:\(\))?$/;

/** Adds links to texts about one contract on one page. */
export interface Linker {
  /** A name as code, linked if a page describes the member or contract. */
  readonly name: (name: string, of?: (owned: Owned) => boolean) => string;
  /** Code with a member's link, for example an enum value. */
  readonly label: (label: string, name: string) => string;
  /** A text with links on its names in code. Existing links stay as they are. */
  readonly text: (value: string) => string;
  /** A type, linked if it is a struct or an enum. */
  readonly type: (type: string) => string;
}

/**
 * Creates a linker for texts about a contract on the page of a contract.
 *
 * @param self the member that the texts describe. It and its parameters are not linked.
 */
export function linker(
  catalog: Catalog,
  page: ContractFacts,
  contract: ContractFacts,
  self?: Owned['member'],
): Linker {
  const own = self && placedOn(catalog, page).find(({member}) => member === self)?.anchor;
  const declared = self && parseDeclaration(self.signature);
  const local = new Set(
    [...(declared?.params ?? []), ...(declared?.returns ?? [])].map((slot) => slot.name),
  );
  const target = (name: string, of?: (owned: Owned) => boolean) => {
    const other = catalog.get(name);
    const link =
      linkOf(catalog, page, contract, name.replace(/\(\)$/, ''), of) ??
      (other && other !== page ? routeOf(other) : undefined);
    return link === `#${own}` ? undefined : link;
  };
  const code = (label: string, link: string | undefined) =>
    link === undefined ? `\`${label}\`` : `[\`${label}\`](${link})`;
  const named: Linker['name'] = (name, of) => code(name, target(name, of));
  return {
    name: named,
    label: (label, name) => code(label, target(name)),
    text: (value) =>
      value.replace(CODE_OR_LINK, (all, name: string | undefined) =>
        name === undefined || !NAME.test(name) || local.has(name) ? all : named(name),
      ),
    type: (type) => {
      const [, name = '', brackets = ''] = /^([\w.]+)((?:\[\w*\])*)$/.exec(type) ?? [];
      const link = /^[A-Z]/.test(name)
        ? target(name, ({member}) => member.kind === 'struct' || member.kind === 'enum')
        : undefined;
      return link === undefined ? type : `[${name}](${link})${brackets}`;
    },
  };
}
