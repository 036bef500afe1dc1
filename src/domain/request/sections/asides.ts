import type { Clause } from '../text/clauses';

/** 'LV 208Y/120 (the 1000 kVA is 480Y/277)'. */
const ASIDE = /\((?:but |except )?((?:for )?the [\d.,]+ ?kva\b[^()]{3,80})\)/;
const RATED = /\d ?[km]va\b/g;

/** A remark in brackets about one rating is a sentence of its own, if the other words are of all. */
export const withAsides = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap((clause) => {
    const found = clause.text.includes('(') ? ASIDE.exec(clause.text) : null;
    const words = found?.[1] ?? '';
    if (!found || clause.text.match(RATED)?.length !== words.match(RATED)?.length) return [clause];
    const start = found.index + found[0].indexOf(words);
    const end = start + words.length;
    const blank = ' '.repeat(found[0].length);
    return [
      { ...clause, text: clause.text.slice(0, found.index) + blank + clause.text.slice(found.index + blank.length) },
      { ...clause, text: words, at: clause.at.slice(start, end + 1) },
    ];
  });
