import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {located} from '../located';
import {attributes, defaultImport, expressionAttribute, namedImport} from '../nodes';
import {componentFacts, importedFacts} from './facts/componentFacts';
import type {ImportedFact} from './facts/methodFact';
import {type MdxAttribute, type MdxElement, plainAttributes} from './plainAttributes';
import {type ComponentName, registry} from './registry';

function isRegistered(name: string): name is ComponentName {
  return Object.hasOwn(registry, name);
}

/** `property={name}`. For a lazy fact: `load={() => import('source')}`. */
function propertiesOf({property, name, lazy}: ImportedFact): MdxAttribute[] {
  if (lazy === undefined) {
    return [expressionAttribute(property, name, {type: 'Identifier', name})];
  }
  const {source} = lazy;
  const literal = {type: 'Literal', value: source, raw: JSON.stringify(source)} as const;
  return [
    expressionAttribute(lazy.property, `() => import('${source}')`, {
      type: 'ArrowFunctionExpression',
      expression: true,
      async: false,
      params: [],
      body: {type: 'ImportExpression', source: literal},
    }),
  ];
}

/**
 * Replaces an element's attributes with the facts that they name. @returns the fact that the page
 * has to import.
 */
function giveFacts(element: MdxElement, name: ComponentName): ImportedFact | undefined {
  const factsOf = componentFacts[name];
  const importedFactOf = importedFacts[name];
  if (factsOf !== undefined) {
    element.attributes = attributes(factsOf(plainAttributes(name, element)));
  }
  if (importedFactOf === undefined) {
    return undefined;
  }
  const fact = importedFactOf(name, plainAttributes(name, element));
  element.attributes = propertiesOf(fact);
  return fact.lazy === undefined ? fact : undefined;
}

/**
 * A remark step: imports each registered component only into the pages that use it, and gives some
 * of them the facts that they name. Fails the build on an unknown component or fact.
 */
export const remarkComponents: Plugin<[], Root> = () => {
  return (tree, page) => {
    const used = new Set<ComponentName>();
    const facts = new Map<string, ImportedFact>();
    visit(tree, (node) => {
      const element = node as MdxElement;
      const {type, name} = element;
      if (!/^mdxJsx(?:Flow|Text)Element$/.test(type) || !name || !/^[A-Z]/.test(name)) {
        return;
      }
      located(page, node, () => {
        if (!isRegistered(name)) {
          throw new Error(
            `there is no component <${name}>. ` +
              `Use one of ${Object.keys(registry).join(', ')}, or register it in src/markdown/remarkComponents/registry.ts`,
          );
        }
        const fact = giveFacts(element, name);
        if (fact !== undefined) {
          facts.set(fact.source, fact);
        }
        used.add(name);
      });
    });
    tree.children.unshift(
      ...[...used].map((name) => defaultImport(name, registry[name])),
      ...[...facts.values()].map(({name, source}) => namedImport(name, source)),
    );
  };
};
