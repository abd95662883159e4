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
  /** Outside sources in the content security policy. */
  readonly sources?: Sources;
}

/** The path of the stock plugin's redirect page. */
function pageOf({from}: RedirectRule, outDir: string, baseUrl: string): string {
  const name = from.slice(baseUrl.length);
  return path.join(outDir, name.endsWith('.html') ? `${name}.html` : `${name}/index.html`);
}

/**
 * Redirects and files for hosts. After the build, in this order: a page for each old path, the
 * content security policy of all pages, and the configuration of each host with both.
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
      // The stock plugin drops redirects that would hide a page, and warns.
      const rules = redirectRules(options.redirects, baseUrl).filter((rule) =>
        existsSync(pageOf(rule, outDir, baseUrl)),
      );
      for (const rule of rules) {
        writeFileSync(pageOf(rule, outDir, baseUrl), redirectPage(rule.to, siteConfig.title));
      }
      const policy = writePolicies(outDir, sources);
      // One configuration serves all languages.
      if (i18n.currentLocale === i18n.defaultLocale) {
        writeHostFiles(`${outDir}-hosting`, {baseUrl, policy, rules});
      }
    },
  };
}

/** Validates the options of the stock plugin, and adds the sources. */
function validate({
  validate: check,
  options: {sources, ...options},
}: OptionValidationContext<HostingOptions, PluginOptions>): HostingOptions {
  const context = {validate: check, options} as Parameters<typeof validateOptions>[0];
  return {...validateOptions(context), ...(sources && {sources})};
}

hosting.validateOptions = validate as unknown as Required<PluginModule>['validateOptions'];
