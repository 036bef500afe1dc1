import type { Reading } from '../../../../../contract/import/mapping';
import { isBuiltIn, taughtWordIn } from '../../../../../domain/matching/vocabulary/readings';
import { wordFieldOf, type Word } from '../../../../../domain/vocabulary/wordFields';
import type { Column } from '../../columns/columns';
import { isPageNumber } from '../../table/shape/groupTitles';
import { createCellReader, type Meaning } from '../cellReader';
import { NO_READING, type Question, type Written } from '../readingOf';

/** More than this is no list of words. */
const MAX_WORDS = 12;

export function wordQuestions(
  target: Column,
  { header, evidence }: Written,
  reading: Reading,
  words: readonly Meaning[],
) {
  const { values } = target.format;
  if (target.words.size === 0 || values === undefined) return [];
  const read = createCellReader(target, reading, words);
  const isAnswered = (word: string) => words.some((each) => each.word === word);
  const isRepeated = (word: string) => word === header || isPageNumber(word);
  const isOfNumbers = values.some((each) => /^\d/.test(each));
  const said = isOfNumbers ? evidence.words : [...evidence.words, ...evidence.codes];
  const unknowns = said.filter((word) => 'reason' in read(word) && !isAnswered(word) && !isRepeated(word));
  if (unknowns.length > MAX_WORDS) return [];
  return unknowns.map((word): Question => {
    const question = `What does '${word}' in '${header}' mean: ${values.join(' or ')}?`;
    return { about: 'words', reason: 'Unknown word', question, word };
  });
}

/** What a column reads a text as; null for a column of any text. */
function meaningIn(target: Column, reading: Reading, words: readonly Meaning[]) {
  const read = createCellReader(target, reading, words);
  if (target.words.size > 0)
    return (text: string): string | null => {
      const parsed = read(text);
      return 'value' in parsed && parsed.value !== null ? String(parsed.value) : null;
    };
  const field = wordFieldOf('units', target.name) ?? wordFieldOf('orders', target.name);
  return field === undefined ? null : (text: string): string | null => (isBuiltIn(field, text) ? text : null);
}

/** What the file itself says of codes that mean nothing else; a person's words come first. */
export function explained(
  target: Column,
  { evidence, legend = [] }: Written,
  reading: Reading,
  words: readonly Meaning[],
): readonly Meaning[] {
  const read = meaningIn(target, reading, words);
  if (read === null || legend.length === 0) return [];
  return [...evidence.words, ...evidence.codes].flatMap((word): Meaning[] => {
    const meaning = legend.find(({ code }) => code.toLowerCase() === word.toLowerCase())?.meaning;
    const value = meaning === undefined || read(word) !== null ? null : read(meaning);
    return value === null ? [] : [{ word, value }];
  });
}

/** The only column in whose words the file explains all codes of this one. */
export function columnByLegend(column: Written, free: readonly Column[]): Column | null {
  const { words, codes } = column.evidence;
  if (words.length + codes.length === 0) return null;
  const candidates = free.filter(
    (each) => explained(each, column, NO_READING, []).length === words.length + codes.length,
  );
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

interface Asked {
  readonly target: Column | null;
  readonly questions: readonly Question[];
  readonly words?: readonly Meaning[];
}

/** Answers questions about words by the vocabulary. */
export function withTaught<Each extends Asked>(choice: Each, words: readonly Word[]): Each {
  const { target, questions } = choice;
  const field = target === null ? undefined : wordFieldOf('units', target.name);
  if (field === undefined) return choice;
  const known = questions.flatMap(({ word }): Meaning[] => {
    const taught = word === undefined ? undefined : taughtWordIn(words, field, word);
    return word === undefined || taught === undefined ? [] : [{ word, value: taught.meaning }];
  });
  if (known.length === 0) return choice;
  const open = questions.filter((each) => !known.some(({ word }) => word === each.word));
  return { ...choice, questions: open, words: [...(choice.words ?? []), ...known] };
}
