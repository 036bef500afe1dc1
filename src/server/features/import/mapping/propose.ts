import type { Reading, DecimalMark, Delimiter } from '../../../../contract/import/mapping';
import type { Column, FileKind, WorkedOut } from '../columns/columns';
import type { Content } from './evidence';
import { createColumnFinder, plainName, WAYS, type NamedColumn } from './names';
import { NO_READING, readingOf, readingQuestions, type Question, type Written } from './readingOf';

export type FileColumn = Written;

export interface Choice {
  readonly target: Column | null;
  readonly reading: Reading;
  readonly questions: readonly Question[];
}

export interface Said {
  readonly target: string | null;
  readonly reading: Reading;
}

const LEFT_OUT: Choice = { target: null, reading: NO_READING, questions: [] };

const leftOutWith = (reason: string, question: string): Choice => ({
  ...LEFT_OUT,
  questions: [{ about: 'target', reason, question }],
});

export function chosen(target: Column | null, column: FileColumn, given?: Reading): Choice {
  if (target === null) return LEFT_OUT;
  const reading = readingOf(target, column, given);
  return { target, reading, questions: readingQuestions(target, column, reading) };
}

const unknown = (header: string): Choice =>
  leftOutWith('Unknown column', `Which column is '${header}'? Choose one, or leave it out.`);

const duplicate = (header: string, name: string): Choice =>
  leftOutWith(
    'Duplicate column',
    `Another column is '${name}' already. Is '${header}' another one, or is it left out?`,
  );

function fits(content: Content, { name, format, measure }: Column): boolean {
  switch (content) {
    case 'email':
      return name === 'sales_rep_emails';
    case 'state':
      return format.kind === 'state';
    case 'condition':
      return name === 'order_type' || name === 'condition';
    case 'date':
      return format.kind === 'date';
    case 'money':
      return measure === 'US dollars';
  }
}

function byContent(column: FileColumn, free: readonly Column[]): Choice {
  const { content } = column.evidence;
  const candidates = content === null ? [] : free.filter((each) => fits(content, each));
  const [only] = candidates;
  if (only === undefined || candidates.length > 1) return unknown(column.header);
  const { reading, questions } = chosen(only, column);
  const question = `Is '${column.header}' the column '${only.name}', as its values suggest? Confirm it, choose another one, or leave it out.`;
  return { target: only, reading, questions: [{ about: 'target', reason: 'Unknown column', question }, ...questions] };
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
  const found = columns.map(({ header }): Found =>
    isWorkedOut(header, headers, kind.workedOut) ? null : find(header),
  );
  const taken = new Set(found.flatMap((each) => (each === null ? [] : [each.column])));
  return columns.map((column, index): Choice => {
    const named = found[index];
    if (named)
      return isBest(index, found)
        ? chosen(named.column, column)
        : orEmpty(column, duplicate(column.header, named.column.name));
    if (isWorkedOut(column.header, headers, kind.workedOut)) return LEFT_OUT;
    const choice = orEmpty(
      column,
      byContent(
        column,
        kind.columns.filter((each) => !taken.has(each)),
      ),
    );
    if (choice.target !== null) taken.add(choice.target);
    return choice;
  });
}

/** Unnamed empty columns are left out. */
const orEmpty = ({ evidence, header }: FileColumn, choice: Choice): Choice =>
  evidence.filled === 0 && /^Column [A-Z]+$/.test(header) ? LEFT_OUT : choice;

export function decide(
  columns: readonly FileColumn[],
  kind: FileKind,
  earlierDecisionOf: (column: FileColumn, index: number) => Said | undefined,
): readonly Choice[] {
  const given = columns.map(earlierDecisionOf);
  const targets = new Set(given.flatMap((each) => (each === undefined || each.target === null ? [] : [each.target])));
  const proposed = propose(columns, { ...kind, columns: kind.columns.filter(({ name }) => !targets.has(name)) });
  return columns.map((column, index) => {
    const mine = given[index];
    if (mine === undefined) return proposed[index] ?? LEFT_OUT;
    return chosen(kind.columns.find(({ name }) => name === mine.target) ?? null, column, mine.reading);
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
