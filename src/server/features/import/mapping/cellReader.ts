import type { Reading } from '../../../../contract/import/mapping';
import { inWords, workIn } from '../../../../domain/vocabulary/conditionWords';
import type { Column } from '../columns/columns';
import type { Parsed, Refusal } from '../columns/formats';
import { stateCodeOf } from '../columns/states';
import { readDate } from './dates';
import { isNameplate, measuresOf } from './measures';
import { readNumber, readYear } from './numbers';
import { notKnownIn, unmarkedIn } from './cellMarks';

/** The meaning of a taught word; undefined for other text. */
export type Taught = (cell: string) => string | undefined;

/** A person's choice for the file takes precedence over `taught`. */
export type ReadCell = (cell: string, taught?: Taught) => Parsed;

const SPREADSHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/;
const HASH = 35;
const REFUSED_ERROR = { reason: 'An error of the spreadsheet', fix: 'Correct its formula, or empty the cell.' };

const NOT_KNOWN = { reason: 'A word without a meaning', fix: 'Say what it means, or correct the cell.' };

const YES: readonly string[] = ['y', 'yes', 'true', 't', '1', 'x'];
const NO: readonly string[] = ['n', 'no', 'false', 'f', '0'];

function yesNo(cell: string): string {
  const word = cell.toLowerCase();
  if (YES.includes(word)) return 'true';
  return NO.includes(word) ? 'false' : cell;
}

const KILOVOLTS_BELOW = 100;
const NO_KILOVOLTS_FROM = 1_000;

/** Bare numbers below 100 read as kilovolts; adds the unit if the column differs. */
export function nameplate(cell: string, measure: Reading['measure']): string {
  if (measure === null || !/^\d+(\.\d+)?$/.test(cell)) return cell;
  const number = Number(cell);
  if (measure === 'V') return number < KILOVOLTS_BELOW ? `${cell} V` : cell;
  return number >= KILOVOLTS_BELOW && number < NO_KILOVOLTS_FROM ? `${cell} kV` : cell;
}

/** '3.0' of a whole number. */
const WHOLE = /^(\d+)\.0+$/;

function translatorOf(column: Column, { dates, decimals, measure }: Reading): (cell: string) => string | Refusal {
  switch (column.format.kind) {
    case 'date':
      return (cell) => readDate(cell, dates);
    case 'number': {
      if (column.format.isYear === true) return readYear;
      const choices = measuresOf(column);
      const places = column.format.places ?? 0;
      const reading = {
        decimals,
        isPercent: column.measure === '%',
        isMoney: column.measure === 'US dollars',
        own: choices[0] ?? null,
        written: measure,
        choices,
        places,
      };
      return (cell) => readNumber(cell, reading);
    }
    case 'yesNo':
      return yesNo;
    case 'state':
      return (cell) => stateCodeOf(cell) ?? cell;
    case 'choice': {
      const isWork = column.words.has('rewind');
      const read = inWords(column.words);
      return (cell) => {
        const word = read(cell);
        return isWork && word === cell ? workIn(cell) : word.replace(WHOLE, '$1');
      };
    }
    default:
      return isNameplate(column) ? (cell) => nameplate(cell, measure) : (cell) => cell;
  }
}

/** The meaning of a word; null leaves the cell empty. */
export interface Meaning {
  readonly word: string;
  readonly value: string | null;
}

const wordKey = (word: string) => word.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** `words` come first: a person gave them their meaning. */
export function createCellReader(column: Column, reading: Reading, words: readonly Meaning[] = []): ReadCell {
  const read = readerOf(column, reading);
  if (words.length === 0) return read;
  const meanings = new Map(words.map(({ word, value }) => [wordKey(word), value]));
  return (cell, taught) => {
    const meaning = meanings.get(wordKey(cell));
    if (meaning === undefined) return read(cell, taught);
    if (meaning !== null) return read(meaning);
    return column.isRequired ? NOT_KNOWN : { value: column.whenEmpty };
  };
}

function readerOf(column: Column, reading: Reading): ReadCell {
  const translate = translatorOf(column, reading);
  const [unmark, isNotKnown] = [unmarkedIn(column), notKnownIn(column)];
  return (written, taught) => {
    const cell = unmark(written);
    if (cell.charCodeAt(0) === HASH && SPREADSHEET_ERROR.test(cell)) return REFUSED_ERROR;
    if (isNotKnown(cell)) return { value: column.whenEmpty };
    const translated = translate(taught?.(cell) ?? cell);
    return typeof translated === 'string' ? column.format.parse(translated) : translated;
  };
}
