import { createInterner } from '../../matching/search/interner';
import { createCodes } from '../../columns/numbers';
import { ALL, type Failures } from './failures';

/** The texts of every row, each different one kept once. */
export interface TextColumn {
  set: (row: number, serial: string, texts: readonly (string | null)[]) => void;
  /** Fails rows of which some word stands neither in the serial nor in the texts, case ignored. */
  fail: (failures: Failures, words: readonly string[]) => void;
}

export const wordsOf = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

export function createTextColumn(rows: number): TextColumn {
  const texts = createInterner<string>();
  const codes = createCodes(rows);
  const serials: string[] = [];
  /** Every character that a serial ever had: a word with another one stands in no serial. */
  const serialCharacters = new Set<string>();

  const failByWord = (failures: Failures, word: string) => {
    const isInText = Uint8Array.from({ length: texts.size }, (_, code) => Number(texts.valueOf(code).includes(word)));
    const canBeInSerial = Array.from(word).every((character) => serialCharacters.has(character));
    const { array } = codes;
    for (let row = 0; row < failures.length; row += 1) {
      if (failures[row] === ALL || isInText[array[row] ?? 0] === 1) continue;
      if (!canBeInSerial || serials[row]?.includes(word) !== true) failures[row] = ALL;
    }
  };

  return {
    set(row, serial, written) {
      const text = written.filter(Boolean).join('\n').toLowerCase();
      codes.set(
        row,
        texts.idOf(text, () => text),
      );
      serials[row] = serial.toLowerCase();
      for (const character of serials[row]) serialCharacters.add(character);
    },
    fail(failures, words) {
      for (const word of words) failByWord(failures, word);
    },
  };
}
