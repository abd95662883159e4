import {lint} from '../../../tools/prose/lint';

/** The findings in a text, as `line rule: message`. */
export async function findings(text: string, path = 'docs/fixture.mdx'): Promise<string[]> {
  const {messages} = await lint(path, text);
  return messages.map(({line, ruleId, reason}) => `${line} ${ruleId}: ${reason}`);
}

const sentence = ['Run', 'your', 'node', 'and', 'read', 'its', 'log', 'first.'];

/** As many words, in sentences of eight. */
export const words = (count: number) =>
  Array.from({length: count}, (_, index) => sentence[index % sentence.length]).join(' ');
