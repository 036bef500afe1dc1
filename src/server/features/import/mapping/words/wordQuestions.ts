import type { Reading } from '../../../../../contract/import/mapping';
import { taughtWordIn } from '../../../../../domain/matching/vocabulary/readings';
import { wordFieldOf, type Word } from '../../../../../domain/vocabulary/wordFields';
import type { Column } from '../../columns/columns';
import { isPageNumber } from '../../table/shape/groupTitles';
import { createCellReader, type Meaning } from '../cellReader';
import type { Question, Written } from '../readingOf';

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

/** What the file itself says of codes that mean nothing else; a person's words come first. */
export function explained(
  target: Column,
  { evidence, legend = [] }: Written,
  reading: Reading,
  words: readonly Meaning[],
): readonly Meaning[] {
  if (target.words.size === 0 || legend.length === 0) return [];
  const read = createCellReader(target, reading, words);
  return [...evidence.words, ...evidence.codes].flatMap((word): Meaning[] => {
    const meaning = legend.find(({ code }) => code.toLowerCase() === word.toLowerCase())?.meaning;
    if (meaning === undefined || 'value' in read(word)) return [];
    const parsed = read(meaning);
    return 'value' in parsed && parsed.value !== null ? [{ word, value: String(parsed.value) }] : [];
  });
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
