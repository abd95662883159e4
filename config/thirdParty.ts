import katex from 'katex/package.json';
import {
  chatbot,
  feedbackWidget,
  fileSource,
  type OutsideScript,
  tagManager,
} from './outsideScripts';
import {addressOf, type Environment, matching, sourceKinds, type Sources} from './variables';

/** What pages load or ask beside the files that every build has. Nothing, unless a variable says so. */
export interface ThirdParty {
  /** FEEDBACK_SCRIPT: a script of the operator's own, by its path below `static/`. */
  readonly feedbackScript?: string;
  /** Scripts of others. Each waits until the reader accepts it. */
  readonly scripts: readonly OutsideScript[];
  /** KATEX_STYLES=cdn: the folder that holds the stylesheet of formulas and its fonts. */
  readonly katexFolder?: string;
  /** FEEDBACK_ENDPOINT: what the feedback on a page is posted to when the reader sends it. */
  readonly feedbackEndpoint?: string;
  /** What the content security policy lets in for these, and for nothing else. */
  readonly sources: Sources;
}

/** The installed version, which is the one that drew the formulas. */
const KATEX_CDN = `https://cdn.jsdelivr.net/npm/katex@${katex.version}/dist/`;

/** Puts several lists of sources into one, each address once. */
function mergeSources(parts: readonly Partial<Sources>[]): Sources {
  const entries = sourceKinds.map((kind) => [
    kind,
    [...new Set(parts.flatMap((part) => part[kind] ?? []))],
  ]);
  return Object.fromEntries(entries) as Sources;
}

/**
 * Reads the switches of all outside services from an environment.
 *
 * @throws on a value that cannot be used; the message names the variable and the fix.
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

/** The outside services of this build. The highlight of the navbar is none: it comes from the navbar's own rules. */
export const thirdParty = thirdPartyOf(process.env);
