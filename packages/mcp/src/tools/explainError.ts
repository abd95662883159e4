import * as z from 'zod';
import {decodeInput} from '@site/src/components/contracts/ContractDecoder/decode/decodeInput';
import {matchMessages} from '../../../facts/src/matchMessages';
import {findingText, loadCatalog, withAbsoluteLinks} from '../decoder';
import {type Fact, readFacts} from '../facts';
import type {Site} from '../site';
import {tool} from '../tool';

interface KnownError extends Fact {
  readonly code: number | null;
  readonly message: string;
  readonly producer: string;
  readonly methods: readonly string[];
  readonly cause: string;
  readonly fix: string;
  readonly page: string;
}

/** The most errors of an answer. */
const MOST_ERRORS = 5;

/** The code in an error of JSON-RPC, or a text that is only a code. */
function codeIn(text: string): number | undefined {
  const [, code] =
    /"?code"?\s*[:=]\s*(-?\d{1,6})\b/.exec(text) ?? /^\s*(-?\d{1,6})\s*$/.exec(text) ?? [];
  return code === undefined ? undefined : Number(code);
}

/** Revert data in a text: a selector, and maybe arguments of whole words. */
const revertDataIn = (text: string) =>
  /(?<![\da-zA-Z])0x(?:[\da-fA-F]{64})*[\da-fA-F]{8}(?![\da-zA-Z])/.exec(text)?.[0];

function errorText(error: KnownError, home: string): string {
  const {code, message, producer, methods, cause, fix, page, checked} = error;
  return [
    `## ${message}`,
    [
      `- From: ${producer}${code === null ? '' : `, code ${code}`}`,
      ...(methods.length === 0 ? [] : [`- Methods: ${methods.join(', ')}`]),
      `- Cause: ${cause}`,
      `- Fix: ${fix}`,
      `- Page: ${new URL(page.slice(1), home).href} (checked ${checked})`,
    ].join('\n'),
  ].join('\n\n');
}

async function revertText(site: Site, data: string): Promise<string | undefined> {
  const index = await loadCatalog(site);
  const decoded = decodeInput(index, data);
  if (decoded.kind !== 'findings') {
    return undefined;
  }
  const [finding] = decoded.first(1);
  const isError = finding?.matches.some(({members}) => members[0].kind === 'error') ?? false;
  return finding === undefined || !isError ? undefined : findingText(finding, index, site.home);
}

export const explainError = tool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Explains an error of Linea nodes, gateways, bundlers, wallets and libraries, or a revert of Linea’s contracts: cause and fix. Pass the message, the JSON of the error, its code, or the revert data.',
  input: {
    error: z.string().min(1).max(20_000).describe('The message, JSON, code or revert data'),
  },
  async answer(site, {error}) {
    const errors = await readFacts<KnownError>(site, 'errors');
    const code = codeIn(error);
    const data = revertDataIn(error);
    const revert = data === undefined ? undefined : await revertText(site, data);
    const matching = matchMessages(errors, error);
    // A code in the text tells errors of one message apart. A message alone is stronger than a code alone.
    const ofCode = matching.filter((each) => code !== undefined && each.code === code);
    const found = ofCode.length > 0 ? ofCode : matching;
    const others =
      found.length === 0 && code !== undefined
        ? errors.filter((each) => each.code === code)
        : found;
    const shown = others.slice(0, MOST_ERRORS);
    if (revert === undefined && shown.length === 0) {
      return `The Linea docs know no error in this text. Search for its words with search_docs, or see ${site.home}api/errors.`;
    }
    const rest = others.length - shown.length;
    const text = [
      ...(revert === undefined ? [] : [revert]),
      ...shown.map((each) => errorText(each, site.home)),
      ...(rest > 0
        ? [`${rest} more errors match. Pass the whole message to narrow them down.`]
        : []),
    ].join('\n\n');
    return withAbsoluteLinks(text, site.home);
  },
});
