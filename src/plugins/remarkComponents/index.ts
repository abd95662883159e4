import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {type ComponentName, registry} from './registry';

/** The part of an MDX element that this step reads. */
interface MdxElement {
  readonly type: string;
  readonly name?: string | null;
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

/**
 * A remark step: imports the components of the registry into the pages that use them, and nowhere else.
 * Fails the build, naming page, line and fix, on a component that the registry does not know.
 */
export function remarkComponents() {
  return (tree: Root, page: VFile): void => {
    const used = new Set<ComponentName>();
    visit(tree, (node) => {
      const {type, name, position} = node as MdxElement;
      if (!/^mdxJsx(?:Flow|Text)Element$/.test(type) || !name || !/^[A-Z]/.test(name)) {
        return;
      }
      if (!isRegistered(name)) {
        throw new Error(
          `${page.path}:${position?.start.line ?? 1}: there is no component <${name}>. ` +
            `Use one of ${Object.keys(registry).join(', ')}, or register it in src/plugins/remarkComponents/registry.ts`,
        );
      }
      used.add(name);
    });
    tree.children.unshift(...[...used].map(importOf));
  };
}
