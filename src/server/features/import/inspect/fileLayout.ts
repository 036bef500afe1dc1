import type { FileLayout, FoundColumn, PreviewRow, Doubt } from '../../../../contract/import/layout';
import type { Value } from '../columns/formats';
import { createCellReader, type ReadCell } from '../mapping/cellReader';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Inspection } from './inspection';
import { NOT_UTF8 } from '../table/utf8';

const SHOWN_LENGTH = 60;
const shortened = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

export const missingColumns = ({ kind, choices }: Inspection): string[] =>
  kind.columns
    .filter((each) => each.isRequired && !choices.some(({ target }) => target === each))
    .map(({ name }) => name);

export const isComplete = (inspection: Inspection): boolean =>
  inspection.recognized.doubtfulLine === null &&
  missingColumns(inspection).length === 0 &&
  inspection.choices.every(({ questions }) => questions.length === 0);

function foundColumn({ header, evidence }: FileColumn, index: number, choice: Choice | undefined): FoundColumn {
  const { target = null, reading = { dates: null, decimals: null, measure: null }, questions = [] } = choice ?? {};
  return {
    header,
    samples: evidence.samples.map(shortened),
    filled: evidence.filled,
    mapping: { index, target: target?.name ?? null, reading },
    doubts: questions.map(({ about, question }) => ({ about, question })),
  };
}

const valueText = (value: Value): string | null => {
  if (value === null) return null;
  return typeof value === 'object' ? value.join(';') : String(value);
};

type Preview = { readonly value: string | null } | { readonly reason: string; readonly fix: string };

function preview(read: ReadCell | null, cell: string): Preview {
  if (read === null || cell === '') return { value: null };
  const parsed = read(cell);
  return 'reason' in parsed ? parsed : { value: valueText(parsed.value) };
}

function previewRow({ cells, line }: TableRow, readers: readonly (ReadCell | null)[]): PreviewRow {
  const texts = readers.map((_, index) => (cells[index] ?? '').trim());
  const read = texts.map((cell, index) => preview(readers[index] ?? null, cell));
  return {
    line,
    cells: texts.map(shortened),
    values: read.map((each) => ('value' in each ? each.value : null)),
    problems: read.flatMap((each, index) => ('reason' in each ? [{ index, reason: each.reason, fix: each.fix }] : [])),
  };
}

const previewOf = ({ first, choices }: Inspection): PreviewRow[] => {
  const readers = choices.map(({ target, reading }) => (target === null ? null : createCellReader(target, reading)));
  return first.map((row) => previewRow(row, readers));
};

const encodingQuestion = (line: number) =>
  `The file is not UTF-8 text (line ${line}). Is it Windows-1252, as older programs on Windows save text? ` +
  'Choose that encoding if all letters below look right; otherwise save the file as CSV UTF-8 and send that.';

export function fileLayoutOf(inspection: Inspection): FileLayout {
  const { file, name, recognized, table, columns, choices, rows, profile, isWhole } = inspection;
  const { doubtfulLine } = recognized;
  return {
    ...{ file, name, rows, profile, isWhole },
    format: table.format,
    layout: table.layout,
    sheets: [...recognized.sheets],
    columns: columns.map((column, index) => foundColumn(column, index, choices[index])),
    preview: previewOf(inspection),
    missing: missingColumns(inspection),
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
}

export const IN_REVIEW: Answers = {
  column: () => 'Review the import to answer.',
  encoding: "Save the file as 'CSV UTF-8', or review the import and choose the encoding Windows-1252.",
};

const MISSING = 'Add this column to the header and a value to every row.';

export function layoutProblems(inspection: Inspection, answers: Answers = IN_REVIEW): readonly LayoutProblem[] {
  const line = inspection.table.layout.headerLine;
  const { doubtfulLine } = inspection.recognized;
  const encoding = { line: doubtfulLine, column: null, reason: NOT_UTF8, fix: answers.encoding };
  const questioned = inspection.choices.flatMap(({ questions }, index) => {
    const header = inspection.columns[index]?.header ?? '';
    return questions.map(({ about, reason, question }) => ({
      ...{ line, column: header, reason },
      fix: `${question} ${answers.column(about, header)}`,
    }));
  });
  const missing = missingColumns(inspection).map((name) => ({
    ...{ line, column: name, reason: 'Missing column', fix: MISSING },
  }));
  return [...(doubtfulLine === null ? [] : [encoding]), ...questioned, ...missing];
}
