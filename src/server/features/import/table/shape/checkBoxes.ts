import { demandIn } from '../../../../../domain/language/demand';
import { feedNames, frontNames, inField } from '../../../../../domain/language/things';
import { fluidOf, unitKindOf } from '../../../../../domain/matching/reading/fittings';
import { windingMaterialOf } from '../../../../../domain/matching/reading/windings';
import { inWords, WORK_WORDS } from '../../../../../domain/vocabulary/conditionWords';
import { PHASE_WORDS } from '../../columns/columns';
import { createEvidence } from '../../mapping/evidence';
import { isDitto, isMark } from '../../mapping/marks';
import type { Written } from '../../mapping/readingOf';
import { columnName, type RowBatches } from '../tableRow';
import { GROUP_MARK } from './secondHeader';

/** Columns that are read as one, whose cells are the headers of those that are marked. */
export interface CheckBoxes {
  /** Of the one column, and its columns from 0. */
  readonly header: string;
  readonly columns: readonly number[];
  /** Their headers. */
  readonly values: readonly string[];
}

const known = (words: ReadonlyMap<string, string>) => (header: string) => {
  const value = inWords(words)(header);
  return value === header ? null : value;
};

const [FEEDS, FRONTS] = [inField(feedNames), inField(frontNames)];
const onlyOf = <T>(found: ReadonlySet<T> | undefined): T | null => {
  const [only, other] = found ?? [];
  return only === undefined || other !== undefined ? null : only;
};

/** The name of a field, and which of its values a header is. */
const FIELDS: readonly (readonly [name: string, valueOf: (header: string) => string | null])[] = [
  ['Phase', known(PHASE_WORDS)],
  ['RC/RW', (header) => (/^R[CW]$/i.test(header) ? header.toUpperCase() : known(WORK_WORDS)(header))],
  ['Feed', (header) => onlyOf(demandIn(header, FEEDS)?.included)],
  ['Front', (header) => onlyOf(demandIn(header, FRONTS)?.included)],
  ['Mounting', unitKindOf],
  ['Fluid', fluidOf],
  ['Winding Material', windingMaterialOf],
];

const MAX_HEADER = 24;

/** Columns of marks below headers that are different values of one field. */
export function checkBoxesIn(columns: readonly Written[]): readonly CheckBoxes[] {
  const isBox = ({ header, evidence }: Written) => evidence.areMarks && header.length <= MAX_HEADER;
  const taken = new Set<number>();
  return FIELDS.flatMap(([name, valueOf]): CheckBoxes[] => {
    const found = columns.flatMap((column, index) => {
      const value = isBox(column) && !taken.has(index) ? valueOf(column.header) : null;
      return value === null ? [] : [{ index, value, column }];
    });
    const isSeveral = new Set(found.map(({ value }) => value)).size === found.length && found.length > 1;
    if (!isSeveral || found.every(({ column }) => column.evidence.filled === 0)) return [];
    for (const { index } of found) taken.add(index);
    const values = found.map(({ column }) => column.header);
    return [{ header: `${values.join(' / ')}${GROUP_MARK}${name}`, columns: found.map(({ index }) => index), values }];
  });
}

type Cells = readonly string[];

/** The headers of the marked columns in the first of them; the others are empty. */
function joined(cells: Cells, boxes: readonly CheckBoxes[]): Cells {
  const next = [...cells];
  for (const { columns, values } of boxes) {
    const own = columns.map((index) => (cells[index] ?? '').trim());
    const marked = values.filter((_, at) => isMark(own[at] ?? ''));
    for (const index of columns) if (index < next.length) next[index] = '';
    const [first = 0] = columns;
    const text = own.some(isDitto) ? '"' : marked.join(' and ');
    while (text !== '' && next.length <= first) next.push('');
    if (first < next.length) next[first] = text;
  }
  return next;
}

function joinedHeader(cells: Cells, boxes: readonly CheckBoxes[]): Cells {
  const next = [...cells];
  for (const { columns, header } of boxes)
    for (const [at, index] of columns.entries()) next[index] = at === 0 ? header : '';
  return next;
}

/** Rows whose check boxes are joined; the header first. */
export async function* withCheckBoxes(batches: RowBatches, boxes: readonly CheckBoxes[]) {
  let isHeader = true;
  for await (const batch of batches) {
    yield batch.map((row) => {
      const cells = isHeader ? joinedHeader(row.cells, boxes) : joined(row.cells, boxes);
      isHeader = false;
      return { ...row, cells };
    });
  }
}

export const joinedRow =
  (boxes: readonly CheckBoxes[]) =>
  <Row extends { readonly cells: Cells }>(row: Row): Row => ({ ...row, cells: joined(row.cells, boxes) });

/** The columns as they are read. */
export function joinedColumns(columns: readonly Written[], boxes: readonly CheckBoxes[]): readonly Written[] {
  const empty = createEvidence().found();
  const next = [...columns];
  for (const each of boxes) {
    const evidence = createEvidence();
    const filled = each.columns.map((index) => columns[index]?.evidence.filled ?? 0);
    for (const [at, value] of each.values.entries()) if ((filled[at] ?? 0) > 0) evidence.add(value);
    const dittos = each.columns.reduce((sum, index) => sum + (columns[index]?.evidence.dittos ?? 0), 0);
    const whole = { ...evidence.found(), dittos, filled: filled.reduce((sum, count) => sum + count, 0) };
    for (const [at, index] of each.columns.entries())
      next[index] = {
        ...next[index],
        ...(at === 0 ? { header: each.header, evidence: whole } : { header: columnName(index), evidence: empty }),
      };
  }
  return next;
}
