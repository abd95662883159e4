import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import searchLocal, * as searchModule from '@easyops-cn/docusaurus-search-local';
import {globSync} from 'tinyglobby';
import {compact, type SearchIndexPart} from './compact';
import {hashPages} from './hashPages';

type SearchPlugin = (context: LoadContext, options: unknown) => Plugin;

/** The search plugin. After the build it makes the indexes smaller and writes their hash into every page. */
export function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = (searchLocal as unknown as SearchPlugin)(context, options);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      // One index for each version of the docs.
      const indexes = globSync('**/search-index*.json', {cwd: props.outDir});
      for (const name of indexes) {
        const file = path.join(props.outDir, name);
        const parts = JSON.parse(readFileSync(file, 'utf8')) as SearchIndexPart[];
        compact(parts);
        writeFileSync(file, JSON.stringify(parts));
      }
      hashPages(props.outDir, indexes);
    },
  };
}

searchIndex.validateOptions = (searchModule as unknown as Required<PluginModule>).validateOptions;
