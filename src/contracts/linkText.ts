import type {ContractFacts} from '../../data/abis/schema';
import type {Catalog, Owned} from './catalog';
import {parseDeclaration} from './declaration';
import {linkOf, placedOn, routeOf} from './links';

const CODE_OR_LINK = /`([^`]+)`|\[(?:[^\]]+)\]\([^)\s]+\)/g;
const NAME = /^(?:[A-Z]\w*\.)?[\w$]+(?:\(\))?$/;

/** What texts of one contract on one page can link. */
export interface Linker {
  /** A name in code, with a link when it is a member or a contract that is described. */
  readonly name: (name: string, of?: (owned: Owned) => boolean) => string;
  /** Some code, with the link of a member: a value of an enum. */
  readonly label: (label: string, name: string) => string;
  /** A text in which each such name is a link, apart from those that it links already. */
  readonly text: (value: string) => string;
  /** A type, with a link when it is a struct. */
  readonly type: (type: string) => string;
}

/**
 * Links the names in texts of a contract for the page of a contract.
 *
 * @param self the member that the texts are about: it and its parameters are not linked.
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
