import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { RetainedValues } from '../../../../contract/import/files';
import { MAX_RETAINED_LISTED } from '../../../../domain/limits';
import type { Database } from '../../../db/schema/schema';
import { keepUnread, unreadLines } from './keepUnread';
import type { Staged } from './staging';

/** Blocks corrections until the import ends. Take it before other locks. */
export async function holdCorrections(trx: Transaction<Database>): Promise<void> {
  await sql`lock table corrections in share row exclusive mode`.execute(trx);
}

async function correctedFields(trx: Transaction<Database>, { kind, columns }: Staged): Promise<string[]> {
  const owner = sql.ref(kind.table === 'units' ? 'serial' : 'order_id');
  const { rows } = await sql<{ field: string }>`
    select distinct field from corrections where ${owner} is not null order by field`.execute(trx);
  return rows.flatMap(({ field }) => (columns.includes(field) ? [field] : []));
}

/** Corrections `c` of a field with their stored row `t` and staged row `s`. */
const correctedRows = (staged: Staged, field: string) => {
  const { kind, name } = staged;
  return sql`corrections c
  join ${kind.table === 'units' ? sql`units t on t.serial = c.serial` : sql`orders t on t.id = c.order_id`}
  join ${sql.id(name)} s on s.${sql.ref(kind.key)} = t.${sql.ref(kind.key)}
  where c.field = ${field} and s.line <> all(${unreadLines(staged, field)})`;
};

function textOf({ kind }: Staged, alias: 's' | 't', field: string): RawBuilder<string | null> {
  const value = sql.ref(`${alias}.${field}`);
  const format = kind.columns.find(({ name }) => name === field)?.format;
  if (format?.kind === 'list') return sql`array_to_string(${value}, ';')`;
  return format?.places === undefined ? sql`${value}::text` : sql`trim_scale(${value})::text`;
}

async function listed(trx: Transaction<Database>, staged: Staged, field: string): Promise<RetainedValues> {
  const { kind } = staged;
  const { rows } = await sql<RetainedValues['values'][number] & { count: number }>`
    select t.${sql.ref(kind.key)} as key, ${kind.table === 'orders' ? sql`t.id::text` : sql`null`} as "orderId", s.line,
      ${textOf(staged, 't', field)} as hand, ${textOf(staged, 's', field)} as source,
      (count(*) over ())::integer as count
    from ${correctedRows(staged, field)} and ${differ(field)} order by s.line limit ${MAX_RETAINED_LISTED}`.execute(
    trx,
  );
  const place = { file: kind.table, column: field };
  const values = rows.map(({ count: _count, ...value }) => ({ ...place, ...value }));
  return { count: rows[0]?.count ?? 0, values };
}

const differ = (field: string) => sql`${sql.ref(`s.${field}`)} is distinct from ${sql.ref(`t.${field}`)}`;

/** Ends the corrections that the source agrees with, and remembers its value for the others. */
async function settle(trx: Transaction<Database>, staged: Staged, field: string): Promise<void> {
  await sql`delete from corrections where id in (
    select c.id from ${correctedRows(staged, field)} and not ${differ(field)})`.execute(trx);
  await sql`update corrections set has_source = true, source_value = found.value
    from (select c.id, ${textOf(staged, 's', field)} as value from ${correctedRows(staged, field)}) found
    where found.id = corrections.id
      and (not corrections.has_source or corrections.source_value is distinct from found.value)`.execute(trx);
}

/**
 * Puts the values that people corrected in place of those of the file, so that the merge leaves them. Call after the checks and
 * before comparing. A check changes only the staged rows.
 */
export async function keepByHand(
  trx: Transaction<Database>,
  staged: Staged,
  isCheck: boolean,
): Promise<RetainedValues> {
  await keepUnread(trx, staged);
  const kept: RetainedValues = { count: 0, values: [] };
  for (const field of await correctedFields(trx, staged)) {
    const { count, values } = await listed(trx, staged, field);
    kept.count += count;
    kept.values.push(...values.slice(0, MAX_RETAINED_LISTED - kept.values.length));
    if (!isCheck) await settle(trx, staged, field);
    const value = sql.ref(field);
    await sql`update ${sql.id(staged.name)} staged set ${value} = found.value
      from (select s.line, ${sql.ref(`t.${field}`)} as value from ${correctedRows(staged, field)} and ${differ(field)}) found
      where found.line = staged.line`.execute(trx);
  }
  return kept;
}

export const bothKept = (kept: readonly RetainedValues[]): RetainedValues => ({
  count: kept.reduce((sum, { count }) => sum + count, 0),
  values: kept.flatMap(({ values }) => values).slice(0, MAX_RETAINED_LISTED),
});
