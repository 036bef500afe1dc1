import type { Database } from '../db/schema';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** Rows, column by column. */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** What each column of a row is called in SQL. */
export type ColumnNames<Row> = Readonly<Record<keyof Row & string, string>>;

/** Rows of which some columns, their kind, are told as one text: what many rows have in common need not be parsed for each. */
export interface InKinds<Own> {
  readonly kinds: readonly string[];
  readonly own: Columns<Own>;
}

const LINE_END = '\n';

/**
 * The rows of a query, in its order: the kind of each as the text of a JSON array, which has no line end in it, and each other column
 * as one JSON text. A row of its own costs the driver twice as much processor time; numerics come as numbers.
 */
export async function inKinds<Kind, Own>(
  db: Kysely<Database>,
  query: RawBuilder<unknown>,
  names: { kind: ColumnNames<Kind>; own: ColumnNames<Own> },
): Promise<InKinds<Own>> {
  const kind = sql.join(Object.values<string>(names.kind).map((column) => sql.ref(column)));
  const own = Object.entries<string>(names.own).map(
    ([name, column]) => sql`coalesce(json_agg(${sql.ref(column)}), '[]') as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Columns<Own> & { kinds: string | null }>`
    select string_agg(json_build_array(${kind})::text, ${sql.lit(LINE_END)}) as kinds, ${sql.join(own)}
    from (${query}) read`.execute(db);
  const [read] = rows;
  if (read === undefined) throw new Error('An aggregate has one row.');
  return { kinds: read.kinds?.split(LINE_END) ?? [], own: read };
}
