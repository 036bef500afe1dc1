import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { LeadingZeros } from '../../../../contract/import/mapping';
import type { Value } from '../columns/formats';
import type { Database } from '../../../db/schema/schema';
import type { FileKind, Column } from '../columns/columns';
import { copyIn } from '../../../db/copy';

/** The line, then values in column order. */
export type Row = readonly Value[];

const NEEDS_ESCAPE = /["\\]/;

const quoted = (text: string) => `"${NEEDS_ESCAPE.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;

function element(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' ? quoted(arrayText(value)) : String(value);
}

/** Nested lists become text. */
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

export const copyLine = (row: readonly Value[]): string => `${row.map(field).join('\t')}\n`;

interface Keys {
  readonly known: number;
  readonly lettered: number;
}

export const hasLetters = (key: RawBuilder<unknown>) => sql<boolean>`lower(${key}) <> upper(${key})`;

/** Also analyzes the table for later queries. */
export async function countKeys(trx: Transaction<Database>, name: string, kind: FileKind): Promise<Keys> {
  const [staged, key] = [sql.id(name), sql.ref(kind.key)];
  await sql`analyze ${staged} (line, ${key})`.execute(trx);
  const { rows } = await sql<Keys>`
    select count(t.${key})::integer as known, (count(*) filter (where ${hasLetters(sql`s.${key}`)}))::integer as lettered
    from ${staged} s left join ${sql.table(kind.table)} t on t.${key} = s.${key}`.execute(trx);
  return rows[0] ?? { known: 0, lettered: 0 };
}

interface GivenFiles {
  readonly name: string;
  /** Lowercase. */
  readonly names: ReadonlySet<string>;
}

/** 'later': a later import may bring the files. */
export type PhotosGiven = GivenFiles | 'later' | undefined;

export interface Staged extends Keys {
  readonly kind: FileKind;
  readonly columns: readonly string[];
  readonly attached: readonly string[];
  readonly name: string;
  /** Shown in problems. */
  readonly file: string;
  readonly read: number;
  /** Rows with a bad cell. */
  readonly bad: number;
  /** Rows left out, and cells that could not be read. */
  readonly refused: number;
  readonly unread: number;
  /** Their lines by column. */
  readonly unreadCells: ReadonlyMap<string, readonly number[]>;
  /** Missing rows are retired. */
  readonly isWhole: boolean;
  /** The person's answer about keys whose zeros may be lost. */
  readonly leadingZeros: LeadingZeros | null;
}

export async function createStaging(trx: Transaction<Database>, kind: FileKind, columns: readonly Column[]) {
  const name = `staged_${kind.table}`;
  const list = sql.join(
    columns.map(({ name: column, isAttached }) =>
      isAttached ? sql`null::text[] as ${sql.ref(column)}` : sql.ref(column),
    ),
  );
  await sql`create temp table ${sql.id(name)} on commit drop as
    select 0 as line, ${list} from ${sql.table(kind.table)} with no data`.execute(trx);
  return name;
}

/** Removes rows that are left out; then `read` counts the others. */
export async function withoutRows(
  trx: Transaction<Database>,
  staged: Staged,
  lines: readonly number[],
): Promise<Staged> {
  const { kind, name, read, bad } = staged;
  if (lines.length === 0) return staged;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.id(name)} where line = any(${[...lines]}::integer[])`.execute(trx);
  const refused = bad + Number(numAffectedRows);
  const keys = numAffectedRows === 0n ? {} : await countKeys(trx, name, kind);
  return { ...staged, ...keys, read: read - refused, refused };
}

export const stageRows = (trx: Transaction<Database>, name: string, rows: readonly Row[]): Promise<void> =>
  copyIn(trx, sql.id(name), rows.map(copyLine).join(''));
