import { sql, type Transaction } from 'kysely';
import { parseTaps } from '../../../../domain/matching/reading/taps';
import { isBuiltIn, WORD_READERS } from '../../../../domain/matching/vocabulary/readings';
import { wordColumnsOf, wordFieldOf } from '../../../../domain/vocabulary/wordFields';
import type { ImportFile } from '../../../../contract/import/files';
import type { UnreadWord } from '../../../../contract/import/job';
import type { Database } from '../../../db/schema/schema';
import type { Staged } from './staging';

type Reader = (text: string) => unknown;

const TAPS: Readonly<Record<ImportFile, string>> = { units: 'taps', orders: 'tap_range_pct' };

/** How matching reads the columns that hold words. Primary bushings are often named without a rating. */
const readersOf = (file: ImportFile): readonly (readonly [string, Reader])[] => [
  [TAPS[file], parseTaps],
  ...wordColumnsOf(file).flatMap(({ field, column }) =>
    field === 'primaryBushings' ? [] : [[column, WORD_READERS[field][file]] as const],
  ),
];

const MAX_VALUES = 500;
const MAX_LISTED = 100;
/** Said on purpose. */
const NOTHING = /^(?:none|unknown|n\/?a|-+)$/i;

async function valuesOf(trx: Transaction<Database>, { name }: Staged, column: string) {
  const { rows } = await sql<{ value: string; rows: number; line: number }>`
    select ${sql.ref(column)} as value, count(*)::integer as rows, min(line) as line from ${sql.id(name)}
    where ${sql.ref(column)} is not null group by 1 order by 2 desc, 3 limit ${MAX_VALUES}`.execute(trx);
  return rows;
}

/** Words that matching cannot read, so that they count as not recorded; the most frequent first. */
export async function unreadWords(trx: Transaction<Database>, staged: Staged): Promise<readonly UnreadWord[]> {
  const found: UnreadWord[] = [];
  for (const [column, read] of readersOf(staged.kind.table)) {
    if (!staged.columns.includes(column)) continue;
    const field = wordFieldOf(staged.kind.table, column);
    const { example = '' } = staged.kind.columns.find(({ name }) => name === column) ?? {};
    for (const each of await valuesOf(trx, staged, column))
      if (!NOTHING.test(each.value) && read(each.value) === null)
        found.push({
          ...{ file: staged.kind.table, column, ...each, example },
          ...(field !== undefined && !isBuiltIn(field, each.value) && { field }),
        });
  }
  return found.toSorted((one, other) => other.rows - one.rows).slice(0, MAX_LISTED);
}
