import { createInterner } from '../../matching/search/interner';
import { createCodes } from '../../columns/numbers';
import { ALL, type Failures } from './failures';

/** The texts of every row, each different one kept once. */
export interface TextColumn {
  set: (row: number, serial: string, texts: readonly (string | null)[]) => void;
  /** Fails rows of which some word stands neither in the serial nor in the texts, case ignored. */
  fail: (failures: Failures, words: readonly string[]) => void;
}

const CODE_UNITS = 2 ** 16;

export const wordsOf = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

export function createTextColumn(rows: number): TextColumn {
  const texts = createInterner<string>();
  const codes = createCodes(rows);
  const serials: string[] = [];
  /** By code unit, 1 for each that a serial ever had: a word with another one stands in no serial. */
  const isInSerials = new Uint8Array(CODE_UNITS);

  const failByWord = (failures: Failures, word: string) => {
    const isInText = Uint8Array.from({ length: texts.size }, (_, code) => Number(texts.valueOf(code).includes(word)));
    const canBeInSerial = codeUnitsOf(word).every((unit) => isInSerials[unit] === 1);
    const { array } = codes;
    for (let row = 0; row < failures.length; row += 1) {
      if (failures[row] === ALL || isInText[array[row] ?? 0] === 1) continue;
      if (!canBeInSerial || serials[row]?.includes(word) !== true) failures[row] = ALL;
    }
  };

  return {
    set(row, serial, written) {
      const text = inLines(written).toLowerCase();
      codes.set(
        row,
        texts.idOf(text, () => text),
      );
      const lower = serial.toLowerCase();
      serials[row] = lower;
      for (let at = 0; at < lower.length; at += 1) isInSerials[lower.charCodeAt(at)] = 1;
    },
    fail(failures, words) {
      for (const word of words) failByWord(failures, word);
    },
  };
}

const codeUnitsOf = (word: string): number[] => Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

/** The recorded ones, a line each. */
function inLines(texts: readonly (string | null)[]): string {
  let lines = '';
  for (const text of texts) if (text) lines += lines === '' ? text : `\n${text}`;
  return lines;
}
