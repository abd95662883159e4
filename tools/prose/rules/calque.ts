import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {calques} from '../calques';
import {reportPhrases} from '../phrases';

/** Words and phrases that read like a translation. */
export const calque = lintRule<Root, undefined>('prose:calque', reportPhrases(calques));
