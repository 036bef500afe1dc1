import { sql, type RawBuilder } from 'kysely';
import { beginningWith } from './asSearched';

export type NameKind = 'customer' | 'salesperson';

export interface NameRow {
  readonly name: string;
  readonly has_open_orders: boolean;
}

/** From this length on, a text is also looked for within names and with typing errors: trigrams need three letters. */
const SHORTEST_WITHIN = 3;
/** Nobody types so much of a name with errors in it; a longer text only costs time. */
const LONGEST_RESEMBLING = 40;
/**
 * The least word similarity of pg_trgm: one error costs a short text more of its trigrams ('hosptial' resembles 'Granite
 * Hospital' by 0.44), and the higher it is the fewer names the index must compare.
 */
export const leastResemblance = (text: string): number => (text.length > 10 ? 0.5 : 0.43);

const folded = sql`lower(name)`;
const openOrders = {
  customer: sql`exists (select from orders where customer_name = n.name and assigned_serial is null and retired_at is null)`,
  salesperson: sql`exists (select from orders where sales_rep = n.name and assigned_serial is null and retired_at is null)`,
} as const;

const shown = (kind: NameKind, found: RawBuilder<unknown>) =>
  sql<NameRow>`select name, ${openOrders[kind]} as has_open_orders from (${found}) n
    order by rank, last_order desc nulls last, name`;

/** The same name, then names that begin with the text, then those in which a word does. */
export function namesQuery(kind: NameKind, text: string, limit: number): RawBuilder<NameRow> {
  const begins = sql`${folded} collate "C" like ${beginningWith(text)}`;
  const within = sql`${folded} like ${`% ${beginningWith(text)}`}`;
  const rank = sql`case when ${folded} = ${text} then 0 when ${begins} then 1 else 2 end`;
  const fits = text.length < SHORTEST_WITHIN ? begins : sql`(${folded} like ${beginningWith(text)} or ${within})`;
  return shown(
    kind,
    sql`select name, last_order, ${rank} as rank from search_names where kind = ${kind} and ${fits}
      order by rank, last_order desc nulls last, name limit ${limit}`,
  );
}

/** Names that resemble the text, by tenths of resemblance. The index finds what `leastResemblance` says once that is set. */
export function resemblingQuery(kind: NameKind, text: string, limit: number): RawBuilder<NameRow> {
  const rank = sql`-round(word_similarity(${text}, ${folded})::numeric, 1)`;
  return shown(
    kind,
    sql`select name, last_order, ${rank} as rank from search_names where kind = ${kind} and ${text} <% ${folded}
      order by rank, last_order desc nulls last, name limit ${limit}`,
  );
}

/** Whether a name can have this text in it. */
export const mayName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Whether a text can be looked for with typing errors: it has letters enough, and is no more than a name. */
export const mayResemble = (text: string): boolean =>
  text.length <= LONGEST_RESEMBLING && (text.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST_WITHIN;
