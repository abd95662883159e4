import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {OutsideScript} from '../../../config/outsideScripts';
import type {ThirdParty} from '../../../config/thirdParty';

/** The settings for pages: `@generated/third-party-scripts/default/settings.json`. */
export interface ScriptSettings {
  readonly ownScript: string | null;
  readonly scripts: readonly OutsideScript[];
  readonly privacyPolicyUrl: string;
}

/** The URL of a file in the static folders. @throws if the file does not exist. */
function staticUrl({siteDir, siteConfig}: LoadContext, file: string): string {
  const {staticDirectories, baseUrl} = siteConfig;
  const folders = staticDirectories.map((folder) => path.resolve(siteDir, folder));
  if (!folders.some((folder) => existsSync(path.join(folder, file)))) {
    throw new Error(
      `The environment variable FEEDBACK_SCRIPT is "${file}", and there is no static/${file}: add the file, or unset the variable`,
    );
  }
  return baseUrl + file;
}

/**
 * Loads the configured scripts, after consent where it is needed. Without any, no bundle contains the module below.
 */
export function thirdPartyScripts(
  {feedbackScript, scripts}: Pick<ThirdParty, 'feedbackScript' | 'scripts'>,
  privacyPolicyUrl: string,
) {
  const name = 'third-party-scripts';
  if (feedbackScript === undefined && scripts.length === 0) {
    return (): Plugin => ({name});
  }
  return (context: LoadContext): Plugin => ({
    name,
    // The bundler's cache notices changes in a file, but not in options.
    async contentLoaded({actions}) {
      const settings: ScriptSettings = {
        ownScript: feedbackScript === undefined ? null : staticUrl(context, feedbackScript),
        scripts,
        privacyPolicyUrl,
      };
      await actions.createData('settings.json', settings);
    },
    getClientModules: () => [
      path.join(context.siteDir, 'src/components/shell/ConsentNotice/loadOutsideScripts'),
    ],
  });
}
