import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Column, FileKind } from '../columns/columns';
import { LINE, type Row } from './readRow';

/** Files that rows may name. */
export interface GivenFiles {
  /** What the folder or ZIP is called. */
  readonly name: string;
  /** In small letters. */
  readonly names: ReadonlySet<string>;
}

/** Rows of a file in a table that lives as long as the transaction. */
export interface Staged {
  readonly kind: FileKind;
  /** The columns the file has; others of the table stay as they are. */
  readonly columns: readonly string[];
  /** Columns of the file that name what is added to the rows. */
  readonly attached: readonly string[];
  readonly name: string;
  /** Rows in the file, good or bad. */
  readonly read: number;
  /** Those of them that are not there, because a cell is bad. */
  readonly bad: number;
  /** What it lacks is retired. */
  readonly isWhole: boolean;
}

/** An empty table with the file's columns, typed as in the table they go to. */
export async function createStaging(
  trx: Transaction<Database>,
  kind: FileKind,
  columns: readonly Column[],
): Promise<string> {
  const name = `staged_${kind.table}`;
  const list = sql.join(
    columns.map(({ name: column, isAttached }) =>
      isAttached ? sql`null::text[] as ${sql.ref(column)}` : sql.ref(column),
    ),
  );
  await sql`create temp table ${sql.id(name)} on commit drop as
    select 0 as ${sql.ref(LINE)}, ${list} from ${sql.table(kind.table)} with no data`.execute(trx);
  return name;
}

/** A row as a line of JSON: one text is quicker for the database than a value for each cell. */
const asJson = (rows: readonly Row[], columns: readonly string[]): string =>
  `[${rows.map((row) => `{${columns.map((name, index) => `"${name}":${JSON.stringify(row[index] ?? null)}`).join(',')}}`).join(',')}]`;

/** Puts rows into a staging table with one statement and one parameter. */
export async function stageRows(
  trx: Transaction<Database>,
  name: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  await sql`insert into ${sql.id(name)}
    select * from json_populate_recordset(null::${sql.id(name)}, ${asJson(rows, [LINE, ...columns])}::json)`.execute(
    trx,
  );
}
