import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {passagesOf} from '../passages';

const STARTS =
  /^(?:Of|Whose|Whom|That|Whether|When (?:one|it)|Where (?:the|a|an|it|what|one)|Which|What (?:the|a|an|it|they|one|each|is|was|has|became|goes wrong|stands))\b/i;

/** Headings that are clauses, not tasks or nouns. Questions with a question mark are fine. */
export const headingStart = lintRule<Root, undefined>('prose:heading-start', (tree, file) => {
  for (const {node, sentences} of passagesOf(tree, file)) {
    const text = sentences
      .map((sentence) => sentence.text)
      .join(' ')
      .trim();
    const [start] = STARTS.exec(text) ?? [];
    if (node.type === 'heading' && start !== undefined && !text.endsWith('?')) {
      file.message(
        `heading "${text}" starts with "${start}": write a task or a noun that a reader searches for, "Check Maru's status", "Costs"`,
        {place: node.position},
      );
    }
  }
});
