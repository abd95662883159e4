import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import searchLocal, * as searchModule from '@easyops-cn/docusaurus-search-local';
import {globSync} from 'tinyglobby';
import {compact, type SearchIndexPart} from './compact';

type SearchPlugin = (context: LoadContext, options: unknown) => Plugin;

/** The search plugin, whose index is made smaller when the build has written it. */
export function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = (searchLocal as unknown as SearchPlugin)(context, options);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      for (const file of globSync('search-index*.json', {cwd: props.outDir, absolute: true})) {
        const parts = JSON.parse(readFileSync(path.resolve(file), 'utf8')) as SearchIndexPart[];
        compact(parts);
        writeFileSync(file, JSON.stringify(parts));
      }
    },
  };
}

searchIndex.validateOptions = (searchModule as unknown as Required<PluginModule>).validateOptions;
