import { serialDay } from '../../../../domain/import/cells';
import type { FileKind } from '../columns/columns';
import { hasDittos } from '../mapping/dittos';
import { notKnownIn } from '../mapping/cellMarks';
import type { Choice, FileColumn } from '../mapping/propose';
import type { Table } from '../table/readRows';
import { columnLetters } from '../table/tableRow';
import { titlesIn } from '../table/shape/groupTitles';

const mergedIn = ({ merges }: Table): readonly string[] => (merges === undefined ? [] : [mergedText(merges.length)]);

function mergedText(count: number): string {
  return count === 1
    ? 'One merged cell: its value holds for all of its rows.'
    : `${count.toLocaleString('en-US')} merged cells: their values hold for all of their rows.`;
}

const turnedText = ({ labels }: Table): readonly string[] =>
  labels === undefined
    ? []
    : [`Each column is read as a row; line ${labels + 2} is column ${columnLetters(labels + 1)}.`];

const MAX_NAMED = 3;
/** Texts are kept; other words for nothing may be on purpose. */
const isQuestionMark = (word: string): boolean => /^\?{1,3}$/.test(word);

/** "3 cells of 'Price' say 'call' or 'TBD': left empty." */
function notKnownText({ header, evidence }: FileColumn, target: Choice['target']): readonly string[] {
  if (target === null) return [];
  const isNotKnown = target.format.kind === 'text' ? isQuestionMark : notKnownIn(target);
  const found = evidence.words.flatMap((word, at) =>
    isNotKnown(word) ? [{ word, cells: evidence.wordCounts[at] ?? 0 }] : [],
  );
  const cells = found.reduce((sum, each) => sum + each.cells, 0);
  if (cells === 0) return [];
  const distinct = [...new Map(found.map(({ word }) => [word.toLowerCase(), `'${word}'`])).values()];
  const more = distinct.length > MAX_NAMED ? ' and the like' : '';
  const what = `${distinct.slice(0, MAX_NAMED).join(' or ')}${more}`;
  const { whenEmpty } = target;
  const isKept = target.format.kind === 'text';
  const effect = isKept
    ? 'kept as it is'
    : whenEmpty === null || typeof whenEmpty === 'object'
      ? 'left empty'
      : `taken as ${String(whenEmpty)}`;
  const count = cells === 1 ? 'One cell' : `${cells.toLocaleString('en-US')} cells`;
  return [`${count} of '${header}' ${cells === 1 ? 'says' : 'say'} ${what}: ${effect}.`];
}

/** Orders have no place that titles could mean. */
function placeText({ evidence }: FileColumn, target: Choice['target']): readonly string[] {
  if (target?.name !== 'group_title' || target.fills.includes('warehouse_desc')) return [];
  const title = evidence.samples.find((each) => titlesIn(each).place !== null);
  return title === undefined ? [] : [`Places above rows, such as '${title}', are left out.`];
}

/** "Ditto marks in 'Customer' and 'Rep' repeat the cell above." */
function dittoText({ kind, columns, choices }: Read): readonly string[] {
  if (!hasDittos({ kind, columns })) return [];
  const names = columns.flatMap(({ header, evidence }, index) =>
    evidence.dittos > 0 && (choices[index]?.target ?? null) !== null ? [`'${header}'`] : [],
  );
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return list === '' ? [] : [`Ditto marks in ${list} repeat the cell above.`];
}

/** "Numbers in 'Due' are days of a spreadsheet: 46309 is 2026-10-14." */
function serialText({ header, evidence }: FileColumn, { reading }: Choice): readonly string[] {
  const sample = reading.dates === 'serial' ? evidence.samples.find((each) => serialDay(each) !== null) : undefined;
  if (sample === undefined) return [];
  return [`Numbers in '${header}' are days of a spreadsheet: ${sample} is ${serialDay(sample) ?? ''}.`];
}

interface Read {
  readonly kind: FileKind;
  readonly table: Table;
  readonly columns: readonly FileColumn[];
  readonly choices: readonly Choice[];
}

/** What the reading of the file does without a question. */
export const remarksOf = (file: Read): readonly string[] => [
  ...mergedIn(file.table),
  ...turnedText(file.table),
  ...dittoText(file),
  ...file.columns.flatMap((column, index) => {
    const choice = file.choices[index];
    if (choice === undefined) return [];
    return [...notKnownText(column, choice.target), ...placeText(column, choice.target), ...serialText(column, choice)];
  }),
];
