import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import searchLocal, * as searchModule from '@easyops-cn/docusaurus-search-local';
import {docsOf} from '../docsOf';
import {hashPages} from './hashPages';
import {type SearchFacts, writeIndexes} from './writeIndexes';

type SearchPlugin = (context: LoadContext, options: unknown) => Plugin;

const noFacts: SearchFacts = {answers: [], deployed: []};

/** The URLs of pages about providers that no longer support Linea. */
function retiredUrls(docs: readonly DocMetadata[]): ReadonlySet<string> {
  return new Set(
    docs
      .filter(({frontMatter}) => {
        const {provider} = frontMatter as {readonly provider?: {readonly status?: string}};
        return provider?.status === 'retired';
      })
      .map(({permalink}) => permalink),
  );
}

/**
 * The search plugin. It decides which pages each index has, one for each version of the docs and each
 * context. After the build, this writes the indexes anew, and their hash into every page.
 */
export function searchIndex(facts: SearchFacts = noFacts) {
  function searchPlugin(context: LoadContext, options: unknown): Plugin {
    const plugin = (searchLocal as unknown as SearchPlugin)(context, options);
    let retired: ReadonlySet<string> = new Set();
    return {
      ...plugin,
      allContentLoaded({allContent}) {
        retired = retiredUrls(docsOf(allContent));
        return Promise.resolve();
      },
      async postBuild(props) {
        await plugin.postBuild?.(props);
        hashPages(props.outDir, writeIndexes(props, facts, retired));
      },
    };
  }
  searchPlugin.validateOptions = (
    searchModule as unknown as Required<PluginModule>
  ).validateOptions;
  return searchPlugin;
}
