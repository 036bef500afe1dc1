import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Value } from '../columns/formats';
import type { Database } from '../../db/schema';
import type { FileKind, Column } from '../columns/columns';
import { copyIn } from '../../db/copy/copyIn';

/** The values of a row in the order of the file's columns, after the line it came from. */
export type Row = readonly Value[];

const NEEDS_ESCAPE = /["\\]/;

const quoted = (text: string) => `"${NEEDS_ESCAPE.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;

function element(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' ? quoted(arrayText(value)) : String(value);
}

/** Values as PostgreSQL writes an array of texts; a list among them is the text of an array of its own. */
export const arrayText = (values: readonly Value[]): string => `{${values.map(element).join(',')}}`;

const SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPED[letter] ?? letter) : text;

function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(arrayText(value)) : String(value);
}

/** A row as COPY reads it in its text format. */
export const copyLine = (row: readonly Value[]): string => `${row.map(field).join('\t')}\n`;

/** What there is to know of the keys of staged rows. */
interface Keys {
  /** Rows whose key the table they go to has. */
  readonly known: number;
  /** Rows whose key has letters: what has none is written in one way only, and most serials are digits. */
  readonly lettered: number;
}

export const hasLetters = (key: RawBuilder<unknown>) => sql<boolean>`lower(${key}) <> upper(${key})`;

/** Looks at the keys of the rows in a staging table once. The planner of what follows needs to know as much as this. */
export async function countKeys(trx: Transaction<Database>, name: string, kind: FileKind): Promise<Keys> {
  const [staged, key] = [sql.id(name), sql.ref(kind.key)];
  await sql`analyze ${staged} (line, ${key})`.execute(trx);
  const { rows } = await sql<Keys>`
    select count(t.${key})::integer as known, (count(*) filter (where ${hasLetters(sql`s.${key}`)}))::integer as lettered
    from ${staged} s left join ${sql.table(kind.table)} t on t.${key} = s.${key}`.execute(trx);
  return rows[0] ?? { known: 0, lettered: 0 };
}

/** Files that rows may name. */
interface GivenFiles {
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
interface Staging {
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
    select 0 as line, ${list} from ${sql.table(kind.table)} with no data`.execute(trx);
  return { name };
}

/** Puts rows into a staging table: by COPY, which takes less than an insert. */
export const stageRows = (trx: Transaction<Database>, { name }: Staging, rows: readonly Row[]): Promise<void> =>
  copyIn(trx, sql.id(name), rows.map(copyLine).join(''));
