import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects, {
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Sources} from '../../../config/variables';
import {writeHostFiles} from './hostFiles/writeHostFiles';
import {redirectPage} from './redirectPage';
import {redirectRules, type RedirectRule} from './redirectRules';
import {writePolicies} from './writePolicies';

interface HostingOptions extends PluginOptions {
  /** What the content security policy lets in from beyond this site. */
  readonly sources?: Sources;
}

/** Where the stock plugin puts the page of an old path. */
function pageOf({from}: RedirectRule, outDir: string, baseUrl: string): string {
  const name = from.slice(baseUrl.length);
  return path.join(outDir, name.endsWith('.html') ? `${name}.html` : `${name}/index.html`);
}

/**
 * The stock redirects, and what follows from the finished pages, in the order in which one needs the other:
 * a page for each old path, the content security policy of all pages, the files that tell hosts about both.
 */
export function hosting(context: LoadContext, checked: unknown): Plugin {
  const {sources, ...options} = checked as HostingOptions;
  const {baseUrl, siteConfig, i18n} = context;
  const stock = clientRedirects(context, options) as Plugin;
  return {
    ...stock,
    async postBuild(props) {
      await stock.postBuild?.(props);
      const outDir = path.resolve(props.outDir);
      // The stock plugin leaves out what would hide a page, and says so.
      const rules = redirectRules(options.redirects, baseUrl).filter((rule) =>
        existsSync(pageOf(rule, outDir, baseUrl)),
      );
      for (const rule of rules) {
        writeFileSync(pageOf(rule, outDir, baseUrl), redirectPage(rule.to, siteConfig.title));
      }
      const policy = writePolicies(outDir, sources);
      // Hosts have one configuration for all languages.
      if (i18n.currentLocale === i18n.defaultLocale) {
        writeHostFiles(`${outDir}-hosting`, {baseUrl, policy, rules});
      }
    },
  };
}

/** The options of the stock plugin, checked by it, and the sources. */
function validate({
  validate: check,
  options: {sources, ...options},
}: OptionValidationContext<HostingOptions, PluginOptions>): HostingOptions {
  const context = {validate: check, options} as Parameters<typeof validateOptions>[0];
  return {...validateOptions(context), ...(sources && {sources})};
}

hosting.validateOptions = validate as unknown as Required<PluginModule>['validateOptions'];
