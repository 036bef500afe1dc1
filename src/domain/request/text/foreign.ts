import { englishOf, FOREIGN_WORDS } from '../../language/foreign';
import type { Rule } from './mapped';

/** In words that readers know. */
export const FOREIGN_RULE: Rule = [FOREIGN_WORDS, ([words]) => englishOf(words)];
