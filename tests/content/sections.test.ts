import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {socialImages} from '../../config/socialImages';
import {methods} from '../../data/rpc/methods';
import {pageOf} from '../../data/rpc/pageOf';
import {sectionLooks} from '../../src/components/brand/sections';
import {tools} from '../../src/components/shell/ToolCards/tools';
import {readPages, root} from '../../tools/content/readPages';

const pages = readPages();

describe('the sections of the documentation', () => {
  const sections = readdirSync(path.join(root, 'docs'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();

  it('each have a social image and a look', () => {
    expect(Object.keys(socialImages).sort(), 'Add it to config/socialImages.ts').toEqual(sections);
    expect(Object.keys(sectionLooks).sort(), 'Add it to src/components/brand/sections.ts').toEqual(
      sections,
    );
  });

  it.each(sections)('%s has one page with its head', (section) => {
    const heads = pages.filter(({text}) => text.includes(`<SectionHead section="${section}" />`));
    expect(
      heads.map(({route}) => route.split('/')[1]),
      `of docs/${section}`,
    ).toEqual([section]);
  });
});

describe('the cards of tools', () => {
  const playgrounds = Object.values(methods)
    .filter(({playground}) => playground === true)
    .map(({name}) => `/${pageOf(name)}`);

  it.each(tools.map(({title, to}) => [title, to]))('%s leads to a page with a tool', (_, to) => {
    const [route = ''] = to.split('#');
    const text = pages.find((page) => page.route === route)?.text ?? '';
    expect(
      /<(?:ContractDecoder|FeeCalculator|LiveStatus)\b/.test(text) || playgrounds.includes(route),
      `${to} of src/components/shell/ToolCards/tools.ts has no tool. Correct the address`,
    ).toBe(true);
  });
});
