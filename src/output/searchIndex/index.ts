import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import searchLocal, * as searchModule from '@easyops-cn/docusaurus-search-local';
import {globSync} from 'tinyglobby';
import type {Answer} from '../../search/answer';
import {HitType} from '../../search/document';
import type {ServedPart} from '../../search/served';
import {type AnswersByUse, placeAnswers} from './answers/placeAnswers';
import {buildIndex, type IndexedPage} from './buildIndex';
import {hashPages} from './hashPages';
import {readPages} from './readPages';

type SearchPlugin = (context: LoadContext, options: unknown) => Plugin;

/** What the index says beyond the pages. */
export interface SearchFacts {
  readonly answers: AnswersByUse;
  /** Routes of the pages of deployed contracts. */
  readonly deployed: readonly string[];
}

const noFacts: SearchFacts = {answers: {ready: [], onDemand: []}, deployed: []};

/** The URLs of pages about providers that no longer support Linea. */
function retiredUrls(content: LoadedContent | undefined): ReadonlySet<string> {
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return new Set(
    docs
      .filter(({frontMatter}) => {
        const {provider} = frontMatter as {readonly provider?: {readonly status?: string}};
        return provider?.status === 'retired';
      })
      .map(({permalink}) => permalink),
  );
}

/** Writes the files of an index instead of the one that the plugin wrote, and returns their names. */
function writeFiles(
  outDir: string,
  name: string,
  pages: readonly IndexedPage[],
  answers: {readonly ready: readonly Answer[]; readonly onDemand: readonly Answer[]},
): readonly string[] {
  const {first, answers: onDemand, texts} = buildIndex(pages, answers);
  const files: (readonly [name: string, parts: readonly ServedPart[]])[] = [
    [name, first],
    ...(onDemand ? [[name.replace(/json$/, 'answers.json'), onDemand] as const] : []),
    ...texts.map(
      (parts, place) => [name.replace(/json$/, `text-${place + 1}.json`), parts] as const,
    ),
  ];
  for (const [file, parts] of files) {
    writeFileSync(path.join(outDir, file), JSON.stringify(parts));
  }
  return files.map(([file]) => file);
}

/**
 * The search plugin. It decides which pages each index has, one for each version of the docs and each
 * context. After the build, this writes the indexes anew: by section, with prose, tables and code apart, in
 * files that load when a query needs them, and with answers. Then it writes their hash into every page.
 */
export function searchIndex(facts: SearchFacts = noFacts) {
  function searchPlugin(context: LoadContext, options: unknown): Plugin {
    const plugin = (searchLocal as unknown as SearchPlugin)(context, options);
    let retired: ReadonlySet<string> = new Set();
    return {
      ...plugin,
      allContentLoaded({allContent}) {
        retired = retiredUrls(
          allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined,
        );
        return Promise.resolve();
      },
      async postBuild(props) {
        await plugin.postBuild?.(props);
        const {outDir, baseUrl} = props;
        const deployed = new Set(facts.deployed.map((route) => baseUrl + route.slice(1)));
        const names = globSync('**/search-index*.json', {cwd: outDir});
        const files = names.flatMap((name) => {
          const parts = JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as ServedPart[];
          const pages = readPages(parts, {outDir, baseUrl}, (url) => [
            ...(deployed.has(url) ? (['deployed'] as const) : []),
            ...(retired.has(url) ? (['retired'] as const) : []),
          ]);
          const urls = new Set(parts[HitType.Title]?.documents.map(({u}) => u));
          return writeFiles(outDir, name, pages, placeAnswers(facts.answers, urls, baseUrl));
        });
        hashPages(outDir, files);
      },
    };
  }
  searchPlugin.validateOptions = (
    searchModule as unknown as Required<PluginModule>
  ).validateOptions;
  return searchPlugin;
}
