import {expect, it} from 'vitest';
import {footer} from '../../config/footer';
import sidebars from '../../sidebars';
import {tasks} from '../../src/components/shell/TaskList/tasks';
import {type Section, sections} from '../../src/pages/_components/SectionList/sections';
import {readPages} from '../../tools/content/readPages';
import {categoryLabels} from './checks/sidebars';

/** Labels that differ from the page's name, each for a reason. */
const EXCEPTIONS = [
  // A task. The list of sections leads to the same page under its own name.
  'Call the API',
  // Short, because it's beside other short links.
  'Glossary',
  // Beside "Support", which is Linea's own site.
  'Get help',
];

const links: readonly {readonly label: string; readonly to: string}[] = [
  ...(sections as readonly Section[]).flatMap(({pages}) => pages),
  ...tasks.map(({title, to}) => ({label: title, to})),
  ...(footer.links as readonly {items: readonly {label?: string; to?: string}[]}[])
    .flatMap(({items}) => items)
    .flatMap(({label, to}) => (label !== undefined && to !== undefined ? [{label, to}] : [])),
];

it.each(links.filter(({label}) => !EXCEPTIONS.includes(label)))(
  'the link $label has the name of its page $to',
  ({label, to}) => {
    const page = readPages().find(({route}) => route === to);
    const id = page?.file.replace(/^docs\//, '').replace(/\.mdx?$/, '') ?? '';
    const names = [
      page?.frontMatter.title,
      page?.frontMatter.sidebar_label,
      ...categoryLabels(sidebars, id),
    ];
    expect(names).toContain(label);
  },
);

it('each exception is a link', () => {
  expect(links.map(({label}) => label)).toEqual(expect.arrayContaining(EXCEPTIONS));
});
