import { notKnownIn } from '../mapping/cellMarks';
import type { Choice, FileColumn } from '../mapping/propose';
import type { Table } from '../table/readRows';
import { titlesIn } from '../table/shape/groupTitles';

function mergedText(count: number): string {
  return count === 1
    ? 'One merged cell: its value holds for all of its rows.'
    : `${count.toLocaleString('en-US')} merged cells: their values hold for all of their rows.`;
}

const MAX_NAMED = 3;

/** "3 cells of 'Price' say 'call' or 'TBD': left empty." */
function notKnownText({ header, evidence }: FileColumn, target: Choice['target']): readonly string[] {
  if (target === null) return [];
  const isNotKnown = notKnownIn(target);
  const found = evidence.words.flatMap((word, at) =>
    isNotKnown(word) ? [{ word, cells: evidence.wordCounts[at] ?? 0 }] : [],
  );
  const cells = found.reduce((sum, each) => sum + each.cells, 0);
  if (cells === 0) return [];
  const distinct = [...new Map(found.map(({ word }) => [word.toLowerCase(), `'${word}'`])).values()];
  const more = distinct.length > MAX_NAMED ? ' and the like' : '';
  const what = `${distinct.slice(0, MAX_NAMED).join(' or ')}${more}`;
  const { whenEmpty } = target;
  const effect = whenEmpty === null || typeof whenEmpty === 'object' ? 'left empty' : `taken as ${String(whenEmpty)}`;
  const count = cells === 1 ? 'One cell' : `${cells.toLocaleString('en-US')} cells`;
  return [`${count} of '${header}' ${cells === 1 ? 'says' : 'say'} ${what}: ${effect}.`];
}

/** Orders have no place that titles could mean. */
function placeText({ evidence }: FileColumn, target: Choice['target']): readonly string[] {
  if (target?.name !== 'group_title' || target.fills.includes('warehouse_desc')) return [];
  const title = evidence.samples.find((each) => titlesIn(each).place !== null);
  return title === undefined ? [] : [`Places above rows, such as '${title}', are left out.`];
}

interface Read {
  readonly table: Table;
  readonly columns: readonly FileColumn[];
  readonly choices: readonly Choice[];
}

/** What the reading of the file does without a question. */
export const remarksOf = ({ table, columns, choices }: Read): readonly string[] => [
  ...(table.merges === undefined ? [] : [mergedText(table.merges.length)]),
  ...columns.flatMap((column, index) => {
    const target = choices[index]?.target ?? null;
    return [...notKnownText(column, target), ...placeText(column, target)];
  }),
];
