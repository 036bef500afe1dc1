import { referencesIn } from '../scopes/references';
import { rewritten, type Mapped } from '../text/mapped';
import type { Clause } from '../text/clauses';

/** 'Change "750 kVA" to read "1000 kVA"', 'delete "mineral oil" and insert "FR3"'. */
const EDIT =
  /(?:\b(?:chang|replac|delet|strik|revis|amend)(?:e|es|ed|ing)? (?:the (?:words?|figures?|text) )?|(?<=\b(?:to|with|by) "[^"]{2,60}",? and )(?:chang(?:e|ed) )?)"([^"]{2,60})",? (?:and )?(?:is |are )?(?:to|(?:to |shall |should |now )?reads?|should be|with|by|insert|substitute|add)(?: read)? "([^"]{2,60})"/g;

interface Edit {
  readonly clause: Clause;
  readonly old: string;
  readonly now: string;
  /** Of the new words in the text of the clause. */
  readonly from: number;
}

const editsIn = (clause: Clause): Edit[] =>
  [...clause.text.matchAll(EDIT)].map(({ 0: words, 1: old = '', 2: now = '', index }) => ({
    ...{ clause, old: withoutEnd(old), now: withoutEnd(now) },
    from: index + words.lastIndexOf(`"${now}`) + 1,
  }));
const withoutEnd = (words: string): string => words.trim().replace(/[.,]$/, '');

/** Places of the words of a text, no part of a longer number or word. */
const placesOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\w.,/])${words.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?![\w/]|[.,]\d)`, 'g');

/** The words that an edit quotes are replaced where an earlier or the same message says them; the new ones have their own place. */
function edited(clause: Clause, edit: Edit): Clause {
  if (clause === edit.clause || clause.message < edit.clause.message) return clause;
  const { text, at } = rewritten(clause, placesOf(edit.old), () => edit.now);
  if (text === clause.text) return clause;
  const moved = [...at];
  for (let start = text.indexOf(edit.now); start >= 0; start = text.indexOf(edit.now, start + 1))
    for (let index = 0; index < edit.now.length; index += 1)
      moved[start + index] = edit.clause.at[edit.from + index] ?? 0;
  return { ...clause, text, at: moved };
}

/** What an edit says that quotes no words of the text, or that is about one item. */
const asChange = (clause: Mapped): Mapped =>
  rewritten(clause, EDIT, ([, old = '', now = '']) =>
    /^\d/.test(old) ? `change from ${old} to ${now}` : `change to ${now}`,
  );

const LABELS = new Set([...'a b c d e f g h'.split(' '), ...Array.from({ length: 30 }, (_, at) => String(at + 1))]);

/** Applies the changes that quote what they replace. */
export function withEdits(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ text }) => text.includes('"'))) return clauses;
  return clauses.filter(({ text }) => text.includes('"')).reduce(withEditsOf, clauses);
}

function withEditsOf(clauses: readonly Clause[], clause: Clause): readonly Clause[] {
  const edits = referencesIn(clause.text, LABELS).length > 0 || clause.namesItem ? [] : editsIn(clause);
  const done = edits.reduce((all, edit) => all.map((each) => edited(each, edit)), clauses);
  const isDone = edits.length > 0 && done.some((each, at) => each !== clauses[at]);
  const rest = isDone ? rewritten(clause, EDIT, () => '') : asChange(clause);
  return done.map((each) => (each === clause ? { ...clause, ...rest } : each));
}
