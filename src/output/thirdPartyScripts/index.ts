import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {OutsideScript} from '../../../config/outsideScripts';
import type {ThirdParty} from '../../../config/thirdParty';

/** What the pages know of the outside scripts: `@generated/third-party-scripts/default/settings.json`. */
export interface ScriptSettings {
  /** The address of the operator's own script. */
  readonly ownScript: string | null;
  readonly scripts: readonly OutsideScript[];
  readonly privacyPolicyUrl: string;
}

/** The address of a file below the static folders. @throws when it is not there. */
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
 * Lets pages load the scripts that are configured, after consent where that is needed.
 * With none it adds nothing to the site: the module below is then in no bundle.
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
    // The bundler finds changed values in a file, and would miss them in an option of its own.
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
