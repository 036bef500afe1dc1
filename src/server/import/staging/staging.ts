import { sql, type Transaction } from 'kysely';
import { copyIn } from '../../db/copy';
import type { Database } from '../../db/schema';
import type { Column, FileKind } from '../columns/columns';
import { copyLine } from '../copyText/copyLine';
import type { Keys } from './keys';
import { LINE, type Row } from './readRow';

/** Files that rows may name. */
export interface GivenFiles {
  /** What the folder or ZIP is called. */
  readonly name: string;
  /** In small letters. */
  readonly names: ReadonlySet<string>;
}

/** What rows may name; 'later': they may name files that nobody has given yet. */
export type PhotosGiven = GivenFiles | 'later' | undefined;

/** Rows of a file in a table that lives as long as the transaction. */
export interface Staged extends Keys {
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

/** Where rows of a file are put: an empty table with the file's columns after that of the line, typed as in the table they go to. */
export interface Staging {
  readonly name: string;
}

export async function createStaging(
  trx: Transaction<Database>,
  kind: FileKind,
  columns: readonly Column[],
): Promise<Staging> {
  const name = `staged_${kind.table}`;
  const list = sql.join(
    columns.map(({ name: column, isAttached }) =>
      isAttached ? sql`null::text[] as ${sql.ref(column)}` : sql.ref(column),
    ),
  );
  await sql`create temp table ${sql.id(name)} on commit drop as
    select 0 as ${sql.ref(LINE)}, ${list} from ${sql.table(kind.table)} with no data`.execute(trx);
  return { name };
}

/** Puts rows into a staging table: by COPY, which takes less than an insert. */
export const stageRows = (trx: Transaction<Database>, { name }: Staging, rows: readonly Row[]): Promise<void> =>
  copyIn(trx, sql.id(name), rows.map(copyLine).join(''));
