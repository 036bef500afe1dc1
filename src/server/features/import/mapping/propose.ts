import type { Reading, DecimalMark, Delimiter } from '../../../../contract/import/mapping';
import type { Column, FileKind, WorkedOut } from '../columns/columns';
import type { Meaning } from './cellReader';
import { columnByLegend, explained, wordQuestions } from './words/wordQuestions';
import { columnByContent, columnByUnit, contradictionOf, type Contradicted } from './content';
import { createColumnFinder, plainName, WAYS, type NamedColumn } from './names';
import { twinsOf } from './sameNames';
import { NO_READING, readingOf, readingQuestions, withUnitsOf, type Question, type Written } from './readingOf';

export type FileColumn = Written;

export interface Choice {
  readonly target: Column | null;
  readonly reading: Reading;
  readonly questions: readonly Question[];
  readonly words?: readonly Meaning[];
}

export interface Decision {
  readonly target: string | null;
  readonly reading: Reading;
  readonly words?: readonly Meaning[] | undefined;
}

const LEFT_OUT: Choice = { target: null, reading: NO_READING, questions: [] };

const leftOutWith = (reason: string, question: string): Choice => ({
  ...LEFT_OUT,
  questions: [{ about: 'target', reason, question }],
});

/** `given` and `words` are a person's choices; the rest comes from the column. */
export function chosen(
  target: Column | null,
  column: FileColumn,
  given?: Reading,
  words: readonly Meaning[] = [],
): Choice {
  if (target === null) return LEFT_OUT;
  const reading = readingOf(target, column, given);
  const known = [...words, ...explained(target, column, reading, words)];
  const questions = [...readingQuestions(target, column, reading), ...wordQuestions(target, column, reading, known)];
  return { target, reading, questions, ...(known.length > 0 && { words: known }) };
}

export const columnNamed = ({ columns, parts }: Pick<FileKind, 'columns' | 'parts'>, name: string | null) =>
  [...columns, ...parts].find((each) => each.name === name) ?? null;

const unknown = (header: string): Choice =>
  leftOutWith('Unknown column', `Which column is '${header}'? Choose one, or leave it out.`);

const duplicate = (header: string, name: string): Choice =>
  leftOutWith(
    'Duplicate column',
    `Another column is '${name}' already. Is '${header}' another one, or is it left out?`,
  );

function byContent(column: FileColumn, free: readonly Column[]): Choice {
  const target = columnByContent(column, free) ?? columnByUnit(column, free) ?? columnByLegend(column, free);
  return target === null ? unknown(column.header) : suggested(target, column);
}

const OF_A_SALE = /\b(?:lot|bid)\b/i;

/** A file without a known key column: its first unknown column of codes may be one, but no number of an auction. */
function withKey(choices: readonly Choice[], columns: readonly FileColumn[], { columns: all, parts, key }: FileKind) {
  const target = all.find(({ name }) => name === key);
  if (target === undefined || choices.some((each) => each.target === target)) return choices;
  const at = choices.findIndex(
    (each, index) =>
      each.target === null &&
      each.questions.length > 0 &&
      columns[index]?.evidence.areCodes === true &&
      !OF_A_SALE.test(columns[index].header),
  );
  const column = columns[at];
  return column === undefined ? withOtherCode(choices, columns, parts) : choices.with(at, suggested(target, column));
}

/** Numbers that may be the code of the order, too. */
const ALSO_CODES = [
  ['sales_order_number', 'own_sales_order'],
  ['job_number', 'own_number'],
] as const;

/** Orders without a code of their own, each with a number of its own. */
function withOtherCode(choices: readonly Choice[], columns: readonly FileColumn[], parts: readonly Column[]) {
  for (const [name, part] of ALSO_CODES) {
    const both = columnNamed({ columns: [], parts }, part);
    const at = choices.findIndex(
      (each, index) => each.target?.name === name && columns[index]?.evidence.areCodes === true,
    );
    const column = columns[at];
    if (both !== null && column !== undefined) return choices.with(at, suggested(both, column));
  }
  return choices;
}

function suggested(target: Column, column: FileColumn, given?: Reading, why = 'its values suggest'): Choice {
  const { reading, questions } = chosen(target, column, given);
  const question = `Is '${column.header}' the column '${target.name}', as ${why}? Confirm it, choose another one, or leave it out.`;
  return { target, reading, questions: [{ about: 'target', reason: 'Unknown column', question }, ...questions] };
}

const foundBy = ({ column: target, way }: NamedColumn, column: FileColumn): Choice =>
  way === 'likely' ? suggested(target, column, undefined, 'its name suggests') : chosen(target, column);

/** Two columns of one name: the person chooses for both. */
function twin(target: Column, column: FileColumn): Choice {
  const { reading, questions } = chosen(target, column);
  const { header } = column;
  const question = `Two columns are named '${header}'. Is this one '${target.name}'? Confirm it, choose another one, or leave it out.`;
  return { target, reading, questions: [{ about: 'target', reason: 'Duplicate column', question }, ...questions] };
}

function contradicted({ is, measure = null }: Contradicted, column: FileColumn, free: readonly Column[]): Choice {
  const target = free.find(({ name }) => name === is);
  return target === undefined ? unknown(column.header) : suggested(target, column, { ...NO_READING, measure });
}

function isWorkedOut(header: string, headers: ReadonlySet<string>, workedOut: readonly WorkedOut[]): boolean {
  return workedOut.some(
    (each) =>
      plainName(each.header) === plainName(header) &&
      (each.beside === undefined || headers.has(plainName(each.beside))),
  );
}

type Found = NamedColumn | null;

/** Surest match wins, then the first. */
function isBest(index: number, found: readonly Found[]): boolean {
  const mine = found[index];
  if (!mine) return false;
  const surety = (each: NamedColumn) => WAYS.indexOf(each.way);
  return !found.some(
    (each, other) =>
      each?.column === mine.column && (surety(each) < surety(mine) || (surety(each) === surety(mine) && other < index)),
  );
}

export function propose(columns: readonly FileColumn[], kind: FileKind): readonly Choice[] {
  const headers = new Set(columns.map(({ header }) => plainName(header)));
  const find = createColumnFinder(kind);
  const named = columns.map(({ header }) => (isWorkedOut(header, headers, kind.workedOut) ? null : find(header)));
  const all = named.map((each) => each?.column);
  const found = columns.map((column, index): Found => {
    const mine = named[index] ?? null;
    return mine !== null && contradictionOf(mine.column, column, all) === undefined ? mine : null;
  });
  const twins = twinsOf(
    columns.map(({ header }) => header),
    found,
  );
  const taken = new Set(found.flatMap((each) => (each === null ? [] : [each.column])));
  const openTo = (others: ReadonlySet<Column>) => [...kind.columns, ...kind.parts].filter((each) => !others.has(each));
  const choices = columns.map((column, index): Choice => {
    const side = columnNamed(kind, twins.get(index) ?? null);
    if (side !== null && !taken.has(side)) return twin(side, column);
    const mine = found[index];
    if (mine && isBest(index, found)) return foundBy(mine, column);
    if (mine && (mine.way !== 'likely' || columnByContent(column, openTo(taken)) === null))
      return orEmpty(column, duplicate(column.header, mine.column.name));
    if (isWorkedOut(column.header, headers, kind.workedOut)) return LEFT_OUT;
    const free = openTo(taken);
    const other = mine ? null : find(column.header);
    const contradiction = other === null ? undefined : contradictionOf(other.column, column, all);
    const choice = orEmpty(
      column,
      contradiction === undefined ? byContent(column, free) : contradicted(contradiction, column, free),
    );
    if (choice.target !== null) taken.add(choice.target);
    return choice;
  });
  return withUnitsOf(withKey(choices, columns, kind));
}

/** Unnamed empty columns are left out. */
const orEmpty = ({ evidence, header }: FileColumn, choice: Choice): Choice =>
  evidence.filled === 0 && /^Column [A-Z]+$/.test(header) ? LEFT_OUT : choice;

export function decide(
  columns: readonly FileColumn[],
  kind: FileKind,
  earlierDecisionOf: (column: FileColumn, index: number) => Decision | undefined,
): readonly Choice[] {
  const given = columns.map(earlierDecisionOf);
  const targets = new Set(given.flatMap((each) => (each === undefined || each.target === null ? [] : [each.target])));
  const open = (all: readonly Column[]) => all.filter(({ name }) => !targets.has(name));
  const proposed = propose(columns, { ...kind, columns: open(kind.columns), parts: open(kind.parts) });
  return columns.map((column, index) => {
    const mine = given[index];
    if (mine === undefined) return proposed[index] ?? LEFT_OUT;
    return chosen(columnNamed(kind, mine.target), column, mine.reading, mine.words);
  });
}

/** Null if ambiguous. */
function markShown(columns: readonly FileColumn[]): DecimalMark | null {
  const hasPoints = columns.some(({ evidence }) => evidence.points > 0);
  const hasCommas = columns.some(({ evidence }) => evidence.commas > 0);
  if (hasPoints === hasCommas) return null;
  return hasPoints ? 'point' : 'comma';
}

/** With semicolons, '1.325' may be a thousand: other columns decide. */
export function withMarkOfFile(
  columns: readonly FileColumn[],
  kind: Pick<FileKind, 'columns'>,
  delimiter: Delimiter | null,
): readonly FileColumn[] {
  if (delimiter !== ';') return columns;
  const find = createColumnFinder(kind);
  const ofFile = markShown(columns.filter(({ header }) => find(header)?.column.format.kind === 'number'));
  return columns.map((column) => ({ ...column, ofFile }));
}
