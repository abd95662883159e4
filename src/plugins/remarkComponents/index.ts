import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {Attributes} from './facts/attributes';
import {componentFacts} from './facts/componentFacts';
import {type ComponentName, registry} from './registry';

/** An attribute of an MDX element: its value is an object when it is written in braces, null when there is none. */
interface MdxAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** The part of an MDX element that this step reads. */
interface MdxElement {
  readonly type: string;
  readonly name?: string | null;
  attributes?: readonly MdxAttribute[];
  readonly position?: {readonly start: {readonly line: number}};
}

function isRegistered(name: string): name is ComponentName {
  return Object.hasOwn(registry, name);
}

/** `import Name from 'source'`, as a node of an MDX tree. */
function importOf(name: ComponentName): RootContent {
  const source = registry[name];
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
      },
    ],
  };
  const value = `import ${name} from '${source}'`;
  return {type: 'mdxjsEsm', value, data: {estree}} as unknown as RootContent;
}

/** The attributes of an element, all of which have to be plain text. */
function plainAttributes(component: string, {attributes = []}: MdxElement): Attributes {
  return Object.fromEntries(
    attributes.map(({name, value}) => {
      if (name === undefined || typeof value !== 'string') {
        throw new Error(
          `<${component}> takes plain text: write ${name ?? 'each attribute'}="…", without braces`,
        );
      }
      return [name, value];
    }),
  );
}

/** Replaces what a page writes in an element by the facts that it names. */
function giveFacts(element: MdxElement, name: ComponentName, where: string): void {
  const factsOf = componentFacts[name];
  if (factsOf === undefined) {
    return;
  }
  try {
    const facts = Object.entries(factsOf(plainAttributes(name, element)));
    element.attributes = facts.map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    }));
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}

/**
 * A remark step: imports the components of the registry into the pages that use them, and nowhere else,
 * and gives some of them the facts that they name.
 * Fails the build, naming page, line and fix, on a component or a fact that is not there.
 */
export function remarkComponents() {
  return (tree: Root, page: VFile): void => {
    const used = new Set<ComponentName>();
    visit(tree, (node) => {
      const element = node as MdxElement;
      const {type, name, position} = element;
      if (!/^mdxJsx(?:Flow|Text)Element$/.test(type) || !name || !/^[A-Z]/.test(name)) {
        return;
      }
      const where = `${page.path}:${position?.start.line ?? 1}`;
      if (!isRegistered(name)) {
        throw new Error(
          `${where}: there is no component <${name}>. ` +
            `Use one of ${Object.keys(registry).join(', ')}, or register it in src/plugins/remarkComponents/registry.ts`,
        );
      }
      giveFacts(element, name, where);
      used.add(name);
    });
    tree.children.unshift(...[...used].map(importOf));
  };
}
