import type {Expression, ImportDeclaration, Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {located} from '../located';
import {attributes} from '../nodes';
import {componentFacts, importedFacts} from './facts/componentFacts';
import type {ImportedFact} from './facts/methodFact';
import {type MdxAttribute, type MdxElement, plainAttributes} from './plainAttributes';
import {type ComponentName, registry} from './registry';

function isRegistered(name: string): name is ComponentName {
  return Object.hasOwn(registry, name);
}

const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

/** An import statement as a node of an MDX tree. `text` is what it says. */
function importNode(
  text: string,
  source: string,
  specifier: ImportDeclaration['specifiers'][number],
): RootContent {
  const estree = program({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [specifier],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
  });
  return {type: 'mdxjsEsm', value: text, data: {estree}} as unknown as RootContent;
}

/** `import Name from 'source'`. */
function importOfComponent(name: ComponentName): RootContent {
  const source = registry[name];
  const local = {type: 'Identifier', name} as const;
  return importNode(`import ${name} from '${source}'`, source, {
    type: 'ImportDefaultSpecifier',
    local,
  });
}

/** `import {name} from 'source'`. */
function importOfFact({name, source}: ImportedFact): RootContent {
  const local = {type: 'Identifier', name} as const;
  return importNode(`import {${name}} from '${source}'`, source, {
    type: 'ImportSpecifier',
    imported: local,
    local,
  });
}

/** `property={…}`, as an attribute of an MDX element. `text` is what the expression says. */
function expressionAttribute(property: string, text: string, expression: Expression): MdxAttribute {
  const estree = program({type: 'ExpressionStatement', expression});
  return {
    type: 'mdxJsxAttribute',
    name: property,
    value: {type: 'mdxJsxAttributeValueExpression', value: text, data: {estree}},
  };
}

/** `property={name}`; for a fact that loads on demand, `property="name"` and `load={() => import('source')}`. */
function propertiesOf({property, name, later}: ImportedFact): MdxAttribute[] {
  if (later === undefined) {
    return [expressionAttribute(property, name, {type: 'Identifier', name})];
  }
  const {source} = later;
  const literal = {type: 'Literal', value: source, raw: JSON.stringify(source)} as const;
  const load = expressionAttribute(later.property, `() => import('${source}')`, {
    type: 'ArrowFunctionExpression',
    expression: true,
    async: false,
    params: [],
    body: {type: 'ImportExpression', source: literal},
  });
  return [{type: 'mdxJsxAttribute', name: property, value: name}, load];
}

/** Replaces what a page writes in an element by the facts that it names. @returns the fact that the page has to import. */
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
  return fact.later === undefined ? fact : undefined;
}

/**
 * A remark step: imports the components of the registry only into the pages that use them,
 * and gives some of them the facts that they name.
 * Fails the build, naming page, line and fix, on a component or a fact that is not there.
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
      ...[...used].map(importOfComponent),
      ...[...facts.values()].map(importOfFact),
    );
  };
};
