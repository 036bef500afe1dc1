import type { FileLayout, FoundColumn, PreviewRow, Doubt } from '../../../../contract/import/layout';
import type { Column } from '../columns/columns';
import type { Value } from '../columns/formats';
import type { ReadCell } from '../mapping/cellReader';
import { repeaterOf } from '../mapping/dittos';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Inspection } from './inspection';
import { NO_READING, type Question } from '../mapping/readingOf';
import { distinctNames } from '../mapping/sameNames';
import { NOT_UTF8 } from '../table/utf8';
import { readColumnsOf, type ReadColumn } from './readColumns';
import { remarksOf } from './remarks';

const SHOWN_LENGTH = 60;
const shortened = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

export function missingColumns(inspection: Inspection): string[] {
  const filled = new Set(readColumnsOf(inspection).map(({ column }) => column));
  return inspection.kind.columns.filter((each) => each.isRequired && !filled.has(each)).map(({ name }) => name);
}

export const isComplete = (inspection: Inspection): boolean =>
  inspection.recognized.doubtfulLine === null &&
  inspection.hidden.are !== null &&
  missingColumns(inspection).length === 0 &&
  inspection.choices.every(({ questions }) => questions.every(isOfWord));

/** A word without a meaning only refuses its rows. */
const isOfWord = ({ about }: Question) => about === 'words';

function foundColumn({ header, evidence }: FileColumn, index: number, choice: Choice | undefined): FoundColumn {
  const { target = null, reading = NO_READING, questions = [], words } = choice ?? {};
  return {
    header,
    samples: evidence.samples.map(shortened),
    filled: evidence.filled,
    mapping: { index, target: target?.name ?? null, reading, ...(words !== undefined && { words: [...words] }) },
    doubts: questions.map(({ about, question, word }) => ({
      ...{ about, question },
      ...(word !== undefined && { word }),
    })),
  };
}

const valueText = (value: Value): string | null => {
  if (value === null) return null;
  return typeof value === 'object' ? value.join(';') : String(value);
};

type Preview = { readonly value: string | null } | { readonly reason: string; readonly fix: string };

function preview(read: ReadCell, cell: string): Preview {
  if (cell === '') return { value: null };
  const parsed = read(cell);
  return 'reason' in parsed ? parsed : { value: valueText(parsed.value) };
}

type PreviewCell = (cells: readonly string[]) => Preview;

const previewed =
  ({ read, textOf }: ReadColumn) =>
  (cells: readonly string[]): Preview =>
    preview(read, textOf(cells));

/** A part shows the column that it fills. */
function bothOf(filled: readonly ReadColumn[]): PreviewCell {
  const each = filled.map(previewed);
  return (cells) => {
    const values = each.map((read) => read(cells));
    const texts = values.flatMap((one) => ('value' in one && one.value !== null ? [one.value] : []));
    return values.find((one) => 'reason' in one) ?? { value: texts.join(' · ') || null };
  };
}

function previewCell(target: Column | null, index: number, read: readonly ReadColumn[]): PreviewCell {
  if (target === null) return () => ({ value: null });
  const own = read.find(({ column }) => column === target);
  if (own !== undefined) return previewed(own);
  const filled = read.filter(({ column }) => target.fills.includes(column.name));
  return filled.length > 0 ? bothOf(filled) : (cells) => ({ value: (cells[index] ?? '').trim() || null });
}

function previewRow({ cells, line }: TableRow, readers: readonly PreviewCell[]): PreviewRow {
  const read = readers.map((each) => each(cells));
  return {
    line,
    cells: readers.map((_, index) => shortened((cells[index] ?? '').trim())),
    values: read.map((each) => ('value' in each ? each.value : null)),
    problems: read.flatMap((each, index) => ('reason' in each ? [{ index, reason: each.reason, fix: each.fix }] : [])),
  };
}

function previewOf(inspection: Inspection): PreviewRow[] {
  const read = readColumnsOf(inspection);
  const readers = inspection.choices.map(({ target }, index) => previewCell(target, index, read));
  return inspection.first.map(repeaterOf(inspection)).map((row) => previewRow(row, readers));
}

const encodingQuestion = (line: number) =>
  `The file is not UTF-8 text (line ${line}). Is it Windows-1252, as older programs on Windows save text? ` +
  'Choose that encoding if all letters below look right; otherwise save the file as CSV UTF-8 and send that.';

export function fileLayoutOf(inspection: Inspection): FileLayout {
  const { file, name, recognized, table, columns, choices, rows, profile, isWhole, values, hidden } = inspection;
  const { doubtfulLine } = recognized;
  const remarks = remarksOf(inspection);
  return {
    ...{ file, name, rows, profile, isWhole },
    format: table.format,
    layout: table.layout,
    sheets: [...recognized.sheets],
    columns: columns.map((column, index) => foundColumn(column, index, choices[index])),
    preview: previewOf(inspection),
    missing: missingColumns(inspection),
    ...(values.length > 0 && { values: [...values] }),
    ...(hidden.rows > 0 && { hiddenRows: hidden }),
    ...(remarks.length > 0 && { remarks: [...remarks] }),
    isComplete: isComplete(inspection),
    questions: doubtfulLine === null ? [] : [encodingQuestion(doubtfulLine)],
  };
}

interface LayoutProblem {
  readonly line: number | null;
  readonly column: string | null;
  readonly reason: string;
  readonly fix: string;
}

export interface Answers {
  readonly column: (about: Doubt, header: string) => string;
  readonly encoding: string;
  readonly hiddenRows: string;
  readonly missing: (name: string) => string;
}

export const IN_REVIEW: Answers = {
  column: () => 'Review the import to answer.',
  encoding: "Save the file as 'CSV UTF-8', or review the import and choose the encoding Windows-1252.",
  hiddenRows: 'Review the import to answer.',
  missing: () => MISSING,
};

const MISSING = 'Add this column to the header and a value to every row.';

const counted = (rows: number) => (rows === 1 ? 'One row is' : `${rows.toLocaleString('en-US')} rows are`);

function hiddenProblems({ hidden, table }: Inspection, answers: Answers): readonly LayoutProblem[] {
  if (hidden.are !== null) return [];
  const fix = `Are they imported too? ${answers.hiddenRows}`;
  return [{ line: table.layout.headerLine, column: null, reason: `${counted(hidden.rows)} hidden in the sheet`, fix }];
}

export function layoutProblems(inspection: Inspection, answers: Answers = IN_REVIEW): readonly LayoutProblem[] {
  const line = inspection.table.layout.headerLine;
  const { doubtfulLine } = inspection.recognized;
  const encoding = { line: doubtfulLine, column: null, reason: NOT_UTF8, fix: answers.encoding };
  const names = distinctNames(inspection.columns.map(({ header }) => header));
  const questioned = inspection.choices.flatMap(({ questions }, index) => {
    const header = inspection.columns[index]?.header ?? '';
    const doubts = questions.filter((each) => !isOfWord(each));
    return doubts.map(({ about, reason, question }) => ({
      ...{ line, column: header, reason },
      fix: `${question} ${answers.column(about, names[index] ?? header)}`,
    }));
  });
  const missing = missingColumns(inspection).map((name) => ({
    ...{ line, column: name, reason: 'Missing column', fix: answers.missing(name) },
  }));
  return [
    ...(doubtfulLine === null ? [] : [encoding]),
    ...hiddenProblems(inspection, answers),
    ...questioned,
    ...missing,
  ];
}
