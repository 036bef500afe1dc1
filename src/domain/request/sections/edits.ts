import { referencesIn } from '../scopes/references';
import { rewritten, type Mapped, type Replacement } from '../text/mapped';
import type { Clause } from '../text/clauses';

const OLD = String.raw`"([^"]{2,60})",? `;
const NEW = String.raw`(?: read)? "([^"]{2,60})"`;
const LEAD = String.raw`(?:\b(?:chang|replac|delet|strik|revis|amend)(?:e|es|ed|ing)? (?:the (?:words?|figures?|text) )?|(?<=\b(?:to|with|by) "[^"]{2,60}",? and )(?:chang(?:e|ed) )?)`;
const READS = String.raw`(?:to |shall |should |must |now )?reads?|should be`;
const EDITS: readonly RegExp[] = [
  /** 'Change "750 kVA" to read "1000 kVA"', 'delete "mineral oil" and insert "FR3"'. */
  new RegExp(`${LEAD}${OLD}(?:and )?(?:to|with|by|insert|substitute|add|${READS})${NEW}`, 'g'),
  /** 'The words "mineral oil" are replaced by "FR3"', '"208Y/120" should read "480Y/277"'. */
  new RegExp(
    String.raw`${OLD}(?:(?:(?:is|are|was|were|(?:shall|will|to) be) )?(?:hereby )?(?:chang|replac|delet|revis|amend)ed (?:and (?:replaced )?)?(?:to|with|by)|${READS})${NEW}`,
    'g',
  ),
];

interface Edit {
  readonly clause: Clause;
  readonly old: string;
  readonly now: string;
  /** Of the new words in the text of the clause. */
  readonly from: number;
}

const editsIn = (clause: Clause): Edit[] =>
  EDITS.flatMap((edit) => [...clause.text.matchAll(edit)]).map(({ 0: words, 1: old = '', 2: now = '', index }) => ({
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

const withoutEdits = (clause: Mapped, replacement: Replacement): Mapped =>
  EDITS.reduce((result, edit) => rewritten(result, edit, replacement), clause);

/** What an edit says that quotes no words of the text, or that is about one item. */
const asChange = (clause: Mapped): Mapped =>
  withoutEdits(clause, ([, old = '', now = '']) =>
    /^\d/.test(old) ? `change from ${old} to ${now}` : `change to ${now}`,
  );

/** 'Addendum No. 1' numbers no item. */
const OF_PAPERS = /\b(?:addend\w+|amendments?|bulletins?|changes?|rev(?:ision)?s?|bids?) (?:no\.? ?|# ?)?\d[\d-]*/g;

const LABELS = new Set([...'a b c d e f g h'.split(' '), ...Array.from({ length: 30 }, (_, at) => String(at + 1))]);

/** Applies the changes that quote what they replace. */
export function withEdits(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ text }) => text.includes('"'))) return clauses;
  return clauses.filter(({ text }) => text.includes('"')).reduce(withEditsOf, clauses);
}

function withEditsOf(clauses: readonly Clause[], clause: Clause): readonly Clause[] {
  const edits =
    referencesIn(clause.text.replaceAll(OF_PAPERS, ''), LABELS).length > 0 || clause.namesItem ? [] : editsIn(clause);
  const done = edits.reduce((all, edit) => all.map((each) => edited(each, edit)), clauses);
  const isDone = edits.length > 0 && done.some((each, at) => each !== clauses[at]);
  const rest = isDone ? withoutEdits(clause, () => '') : asChange(clause);
  return done.map((each) => (each === clause ? { ...clause, ...rest } : each));
}
