import type { Doubt } from '../../../../contract/import/layout';
import {
  DATES,
  DECIMALS,
  type DateOrder,
  type DecimalMark,
  type Measure,
  type Reading,
  type ImportColumn,
  type ImportColumns,
} from '../../../../contract/import/mapping';
import type { Column, FileKind } from '../columns/columns';
import { MONTHS, slashed } from './dates';
import type { Evidence } from './evidence';
import type { Explained } from './words/legend';
import { isNameplate, measureIn, measuresOf } from './measures';
import { createColumnFinder } from './names';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';

export interface Written {
  readonly header: string;
  readonly evidence: Evidence;
  /** Decimal mark of the file; null: unclear. */
  readonly ofFile?: DecimalMark | null;
  /** Codes that lines of the file explain. */
  readonly legend?: readonly Explained[];
}

export interface Question {
  readonly about: Doubt;
  readonly reason: string;
  readonly question: string;
  /** The unknown word, of a question about words. */
  readonly word?: string;
}

export const NO_READING: Reading = { dates: null, decimals: null, measure: null };

interface ReadingChoices {
  readonly dates: readonly DateOrder[];
  readonly decimals: readonly DecimalMark[];
  readonly measures: readonly Measure[];
}

export function readingChoices(column: Column): ReadingChoices {
  const { kind } = column.format;
  return {
    dates: kind === 'date' ? [...DATES] : [],
    decimals: kind === 'number' ? [...DECIMALS] : [],
    measures: measuresOf(column),
  };
}

function dateOrderOf({ monthFirst, dayFirst, eitherWay, areSerials }: Evidence): DateOrder | null {
  if (areSerials) return 'serial';
  if (monthFirst + dayFirst > 0) return monthFirst >= dayFirst ? 'mdy' : 'dmy';
  return eitherWay === null ? 'mdy' : null;
}

function decimalMark({ points, commas, eitherMark }: Evidence, ofFile: DecimalMark | null): DecimalMark | null {
  if (points > 0 && commas > 0) return null;
  if (points + commas > 0) return commas > 0 ? 'comma' : 'point';
  return eitherMark === null ? 'point' : ofFile;
}

/** Only oil is recorded in both units. */
const isAmbiguous = ({ measure }: Column) => measure === 'litres' || measure === 'US gallons';

function measureOf(column: Column, header: string): Measure | null {
  const choices = measuresOf(column);
  const [own = null] = choices;
  if (isNameplate(column)) return isOwnName(column, header) ? null : bracketed(header, choices);
  return measureIn(header, choices) ?? (isAmbiguous(column) ? null : own);
}

const isOwnName = (column: Column, header: string) =>
  ['name', 'plainName'].includes(createColumnFinder({ columns: [column] })(header)?.way ?? '');

/** 'Volts' is part of many names, so only a separate word counts. */
const bracketed = (header: string, choices: readonly Measure[]): Measure | null =>
  /kv\b/i.test(header) ? 'kV' : /[([,]\s*v(olts?)?\s*[)\]]?$/i.test(header) && choices.includes('V') ? 'V' : null;

export function readingOf(
  column: Column,
  { header, evidence, ofFile = 'point' }: Written,
  given: Reading = NO_READING,
) {
  const { dates, decimals, measures } = readingChoices(column);
  return {
    dates: dates.length === 0 ? null : (given.dates ?? dateOrderOf(evidence)),
    decimals: decimals.length === 0 ? null : (given.decimals ?? decimalMark(evidence, ofFile)),
    measure: measures.length === 0 ? null : (given.measure ?? measureOf(column, header)),
  };
}

const dayIn = (month: number, day: number) => `${MONTHS[month - 1] ?? ''} ${day}`;

function dateQuestion(header: string, example: string): Question {
  const date = slashed(example);
  const both = date === null ? '' : `${dayIn(date.first, date.second)} or ${dayIn(date.second, date.first)}`;
  return {
    about: 'dates',
    reason: 'Ambiguous dates: the day and the month could be swapped',
    question: `Is ${example} in '${header}' ${both}?`,
  };
}

const bothMarks = (header: string): Question => ({
  about: 'decimals',
  reason: 'Some numbers have a decimal point, others a decimal comma',
  question: `Which of them separates the decimals in '${header}', the point or the comma?`,
});

function decimalsQuestion(header: string, { points, commas, eitherMark }: Evidence): Question {
  if (eitherMark === null || points + commas > 0) return bothMarks(header);
  return {
    about: 'decimals',
    reason: 'Ambiguous numbers: the mark could separate thousands or decimals',
    question: `Is ${eitherMark} in '${header}' ${eitherMark.replace(/[.,].*/, '')} and a fraction, or ${eitherMark.replace(/[.,]/, '')}?`,
  };
}

const measureQuestion = (header: string, measures: readonly Measure[]): Question => ({
  about: 'measure',
  reason: 'Unknown unit of measure',
  question: `In which unit is '${header}' written: ${measures.join(' or ')}?`,
});

export function readingQuestions(column: Column, { header, evidence }: Written, reading: Reading): Question[] {
  if (evidence.filled === 0) return [];
  const { dates, decimals, measures } = readingChoices(column);
  return [
    ...(dates.length > 0 && reading.dates === null ? [dateQuestion(header, evidence.eitherWay ?? '')] : []),
    ...(decimals.length > 0 && reading.decimals === null ? [decimalsQuestion(header, evidence)] : []),
    ...(reading.measure === null && isAmbiguous(column) && evidence.bare > 0
      ? [measureQuestion(header, measures)]
      : []),
  ];
}

interface Questioned {
  readonly target: Column | null;
  readonly questions: readonly Question[];
}

/** A column of units says in which one each volume is. */
export const withUnitsOf = <Each extends Questioned>(choices: readonly Each[]): readonly Each[] =>
  choices.some(({ target }) => target?.name === 'volume_unit')
    ? choices.map((each) => ({ ...each, questions: each.questions.filter(({ about }) => about !== 'measure') }))
    : choices;

function readingsOf(column: Column): ImportColumn['readings'] {
  const { dates, decimals, measures } = readingChoices(column);
  return { dates: [...dates], decimals: [...decimals], measures: [...measures] };
}

const describe = (column: Column): ImportColumn => {
  const { name, meaning, format, measure, isRequired, whenEmpty, example } = column;
  const { values } = format;
  return {
    name,
    meaning,
    format: format.words,
    measure: measure === '' ? null : measure,
    readings: readingsOf(column),
    isRequired,
    whenEmpty: whenEmpty === null || Array.isArray(whenEmpty) ? null : String(whenEmpty),
    example,
    ...(values !== undefined && { choices: [...values] }),
  };
};

const columnsOf = ({ columns, parts, key, unique }: FileKind) => [
  ...columns.map((column) => ({
    ...describe(column),
    ...([key, ...unique].includes(column.name) && { isUnique: true }),
  })),
  ...parts.map((part) => ({ ...describe(part), fills: [...part.fills] })),
];

export const importColumns: ImportColumns = { orders: columnsOf(orderFile), units: columnsOf(unitFile) };
