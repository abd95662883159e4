import katex from 'katex/package.json';
import {
  chatbot,
  feedbackWidget,
  fileSource,
  type OutsideScript,
  tagManager,
} from './outsideScripts';
import {addressOf, type Environment, matching, sourceKinds, type Sources} from './variables';

/** Outside services. All are off unless an environment variable turns them on. */
export interface ThirdParty {
  /** FEEDBACK_SCRIPT: path of the operator's own script, below `static/`. */
  readonly feedbackScript?: string;
  /** Outside scripts. Each loads only after consent. */
  readonly scripts: readonly OutsideScript[];
  /** KATEX_STYLES=cdn: URL of the folder with KaTeX's stylesheet and fonts. */
  readonly katexFolder?: string;
  /** FEEDBACK_ENDPOINT: URL that page feedback is posted to. */
  readonly feedbackEndpoint?: string;
  /** Sources to add to the content security policy. */
  readonly sources: Sources;
}

/** The installed version, with which the build renders formulas. */
const KATEX_CDN = `https://cdn.jsdelivr.net/npm/katex@${katex.version}/dist/`;

function mergeSources(parts: readonly Partial<Sources>[]): Sources {
  const entries = sourceKinds.map((kind) => [
    kind,
    [...new Set(parts.flatMap((part) => part[kind] ?? []))],
  ]);
  return Object.fromEntries(entries) as Sources;
}

/**
 * Reads the settings of all outside services.
 *
 * @throws on an invalid value, with the variable and the fix.
 */
export function thirdPartyOf(environment: Environment): ThirdParty {
  const feedbackScript = matching(
    environment,
    'FEEDBACK_SCRIPT',
    /^(?!.*\.\.)[\w-][\w./-]*\.js$/,
    'set it to the path of a script below static/, for example js/feedback.js',
  );
  const configured = [tagManager, feedbackWidget, chatbot].flatMap(
    (read) => read(environment) ?? [],
  );
  const katexStyles = matching(
    environment,
    'KATEX_STYLES',
    /^(?:self|cdn)$/,
    'set it to "self" for the stylesheet of this site or to "cdn"',
  );
  const katexFolder = katexStyles === 'cdn' ? KATEX_CDN : undefined;
  const feedbackEndpoint = addressOf(environment, 'FEEDBACK_ENDPOINT');
  return {
    ...(feedbackScript !== undefined && {feedbackScript}),
    scripts: configured.map(({script}) => script),
    ...(katexFolder !== undefined && {katexFolder}),
    ...(feedbackEndpoint !== undefined && {feedbackEndpoint}),
    sources: mergeSources([
      ...configured.flatMap(({sources}) => sources),
      katexFolder === undefined
        ? {}
        : {style: [`${katexFolder}katex.min.css`], font: [`${katexFolder}fonts/`]},
      feedbackEndpoint === undefined ? {} : {connect: [fileSource(feedbackEndpoint)]},
    ]),
  };
}

export const thirdParty = thirdPartyOf(process.env);
