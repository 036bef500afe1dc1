import { englishOf, FOREIGN_WORDS } from '../../language/foreign';
import type { Rule } from './mapped';

/** In words that readers know. */
export const FOREIGN_RULE: Rule = [FOREIGN_WORDS, ([words]) => englishOf(words)];

const COUNTS: Readonly<Record<string, string>> = {
  ...{ dos: 'two', tres: 'three', cuatro: 'four', cinco: 'five', seis: 'six' },
  ...{ un: 'one', une: 'one' },
  ...{ deux: 'two', trois: 'three', quatre: 'four', cinq: 'five' },
};
/** 'Dos transformadores', 'trois unités'. */
export const FOREIGN_COUNTS: Rule = [
  new RegExp(
    `(?<!\\p{L})(?:${Object.keys(COUNTS).join('|')})(?= (?:\\(\\d{1,2}\\) )?(?:transf|unidad|unit|pieza|pi[eè]ce))`,
    'gu',
  ),
  ([word]) => COUNTS[word] ?? word,
];
