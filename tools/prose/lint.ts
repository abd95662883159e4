import {unified} from 'unified';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {pageParser} from '../content/readPages';
import {dataTree} from './dataTree';
import {applyExceptions, checkExceptions} from './exceptions';
import {pageRules, ruleIds, sentenceRules} from './ruleSet';

/** Runs rules, then the exceptions of the file. */
const linter = (rules: typeof pageRules) =>
  unified()
    .use({plugins: rules.map((rule) => [rule, ['error']])})
    .use(checkExceptions, ['error', ruleIds])
    .use(applyExceptions)
    .freeze();

const facts = linter(sentenceRules);
const page = linter([...sentenceRules, ...pageRules]);

/** Blanks the lines that open and close notes: what is between them is read like the rest of the page. */
const withoutNotes = (text: string) =>
  text.replace(/^[ \t]*:::.*$/gm, (line) => ' '.repeat(line.length));

/** Runs all rules on the text of a page or of a file of facts. The findings are messages of the file. */
export async function lint(path: string, text: string): Promise<VFile> {
  if (path.endsWith('.ts')) {
    const file = new VFile({path, value: text});
    await facts.run(dataTree(path, text), file);
    return file;
  }
  const file = new VFile({path, value: withoutNotes(text)});
  try {
    await page.run(pageParser.parse(file), file);
  } catch (error) {
    // The page is not MDX: the message says where.
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    file.messages.push(Object.assign(error, {fatal: true}));
  }
  return file;
}
