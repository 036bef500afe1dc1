import { isWordField, wordKey, type Word } from '../../vocabulary/wordFields';
import { isBuiltIn } from './readings';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface TaughtText {
  readonly text: string;
  /** Where a range of `text` was before. */
  readonly before: <T extends Range>(range: T) => T;
}

/** Shorter ones are also states, titles and initials: 'MO', 'CU'. */
const MIN_WORD = 3;
const BETWEEN = String.raw`[\s.\-_]{0,2}`;
const VOLTS_BEFORE = String.raw`(?<=\d\s{0,2}(?:kv|volts?|v)?[\s\-–/:]{0,3})`;

/** Texts rarely say 'surplus' of what they request, so conditions do not count. A word of two fields is unclear without its field. */
const isRead = ({ field, word }: Word, _index: number, all: readonly Word[]): boolean =>
  isWordField(field) &&
  field !== 'condition' &&
  wordKey(word).length >= MIN_WORD &&
  !isBuiltIn(field, word) &&
  all.filter((other) => wordKey(other.word) === wordKey(word)).length === 1;

const patternOf = ({ field, word }: Word): string =>
  (field === 'connection' ? VOLTS_BEFORE : String.raw`(?<![\p{L}\d])`) +
  Array.from(wordKey(word), (letter) => letter.replace(/[^\p{L}\d]/u, String.raw`\$&`)).join(BETWEEN) +
  String.raw`(?![\p{L}\d])`;

interface Replacement extends Range {
  readonly newStart: number;
  readonly newEnd: number;
}

/** Taught words in running text, replaced by their meanings. */
export function taughtText(words: readonly Word[], text: string): TaughtText {
  const read = words.filter(isRead).sort((one, other) => wordKey(other.word).length - wordKey(one.word).length);
  if (read.length === 0) return { text, before: (range) => range };
  const meanings = new Map(read.map(({ word, meaning }) => [wordKey(word), meaning]));
  const replaced: Replacement[] = [];
  let longer = 0;
  const result = text.replaceAll(new RegExp(read.map(patternOf).join('|'), 'giu'), (found: string, start: number) => {
    const meaning = meanings.get(wordKey(found)) ?? found;
    const newStart = start + longer;
    replaced.push({ start, end: start + found.length, newStart, newEnd: newStart + meaning.length });
    longer += meaning.length - found.length;
    return meaning;
  });
  return { text: result, before: (range) => ({ ...range, ...placeBefore(replaced, range) }) };
}

function placeBefore(replaced: readonly Replacement[], { start, end }: Range): Range {
  const at = (offset: number, edge: 'start' | 'end'): number => {
    const last = replaced.findLast(({ newStart }) => (edge === 'start' ? newStart <= offset : newStart < offset));
    if (last === undefined) return offset;
    return offset < last.newEnd ? last[edge] : last.end + (offset - last.newEnd);
  };
  return { start: at(start, 'start'), end: at(end, 'end') };
}
