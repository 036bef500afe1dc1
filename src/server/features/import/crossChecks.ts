import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { reportConflicts, zerosLostFrom, type ProblemList } from './staging/problems';
import { isOrder } from '../orders/ordersSelection';
import { hasLetters, type Staged } from './staging/staging';

export async function checkDuplicates(trx: Transaction<Database>, problems: ProblemList, staged: Staged) {
  const { kind, columns, name, file } = staged;
  for (const column of [kind.key, ...kind.unique].filter((each) => columns.includes(each))) {
    const duplicates = sql`
      select s.line as line, value, first::text as other
      from (select ${sql.ref(column)} as value, min(line) as first from ${sql.id(name)}
        group by 1 having count(*) > 1) as several
      join ${sql.id(name)} s on s.${sql.ref(column)} = value and s.line <> first`;
    await reportConflicts(trx, problems, { file, column }, duplicates, (other) => ({
      reason: `Duplicate of line ${other}`,
      fix: 'Change this value, or remove one of the two rows.',
    }));
  }
}

/** New keys, and the keys that they differ from only in leading zeros, which spreadsheets drop. */
function zerosLost({ name, kind }: Staged) {
  const [staged, stored, key] = [sql.id(name), sql.table(kind.table), sql.ref(kind.key)];
  return sql`
    with fresh as not materialized (
      select s.line, s.${key} as key, ltrim(s.${key}, '0') as bare from ${staged} s
      where s.${key} ~ '^[0-9]+$' and not exists (select from ${stored} known where known.${key} = s.${key})
    ), others as (
      select f.line, f.key, u.${key} as other from fresh f join ${stored} u on ltrim(u.${key}, '0') = f.bare
      where u.${key} like '0%'
      union all
      select f.line, f.key, u.${key} from fresh f join ${stored} u on u.${key} = f.bare where f.key like '0%'
    ), longer as (
      select f.line, f.key, z.key as other from fresh f join fresh z on z.bare = f.bare
      where z.key like '0%' and length(z.key) > length(f.key)
    )
    select line, key as value, coalesce(min(o.other), max(z.other)) as other
    from others o full join longer z using (line, key) group by line, key`;
}

/** Call before the other checks: restored zeros change keys. */
export async function checkZeros(trx: Transaction<Database>, problems: ProblemList, staged: Staged): Promise<void> {
  const { name, kind, file, read, bad, known, leadingZeros } = staged;
  if (read - bad === known || leadingZeros === 'asWritten') return;
  if (leadingZeros === 'restore') {
    const key = sql.ref(kind.key);
    await sql`update ${sql.id(name)} t set ${key} = lost.other from (${zerosLost(staged)}) lost
      where lost.line = t.line`.execute(trx);
    return;
  }
  await reportConflicts(trx, problems, { file, column: kind.key }, zerosLost(staged), (other) => ({
    reason: zerosLostFrom(other),
    fix: `Write it as ${other} if it is the same, or say that it is another one.`,
  }));
}

export async function checkJobNumbers(trx: Transaction<Database>, problems: ProblemList, { name, file }: Staged) {
  const ofInquiry = sql`
    select s.line, s.order_code as value, o.job_number as other
    from ${sql.id(name)} s join orders o on o.order_code = s.order_code and not ${isOrder('o')}`;
  await reportConflicts(trx, problems, { file, column: 'order_code' }, ofInquiry, (other) => ({
    reason: `Is the number of an inquiry, ${other}`,
    fix: 'Give the order its own number, and link the inquiry to it in the app.',
  }));
  const taken = sql`
    select s.line, s.job_number as value, o.order_code as other
    from ${sql.id(name)} s join orders o on o.job_number = s.job_number and o.order_code <> s.order_code`;
  await reportConflicts(trx, problems, { file, column: 'job_number' }, taken, (other) => ({
    reason: `Already belongs to order ${other}`,
    fix: 'Import another job number for that order first.',
  }));
}

/** No open order takes a retired unit, unless this import's units file brings it back; retired by hand, it stays. */
async function checkRetired(
  trx: Transaction<Database>,
  problems: ProblemList,
  { name, columns, file }: Staged,
  inFile: RawBuilder<unknown>,
): Promise<void> {
  const issued = columns.includes('issued_units') ? sql`s.issued_units` : sql`coalesce(o.issued_units, 0)`;
  const retired = sql`
    select s.line, s.assigned_serial as value, to_char(u.retired_at at time zone 'America/Phoenix', 'YYYY-MM-DD') as other
    from ${sql.id(name)} s join units u on u.serial = s.assigned_serial and u.retired_at is not null
      left join orders o on o.order_code = s.order_code
    where ${issued} = 0 and (u.retired_import is null or not ${inFile})`;
  await reportConflicts(trx, problems, { file, column: 'assigned_serial' }, retired, (other) => ({
    reason: `Was retired on ${other}`,
    fix: 'Bring the unit back in the app, or, if a file retired it, import it again with the units.',
  }));
}

export async function checkAssignments(
  trx: Transaction<Database>,
  problems: ProblemList,
  orders: Staged,
  units: Staged | null,
): Promise<void> {
  const { file } = orders;
  const column = 'assigned_serial';
  const inFile =
    units === null
      ? sql`false`
      : sql`exists (select from ${sql.id(units.name)} n where n.serial = s.${sql.ref(column)})`;
  const unknown = sql`
    select s.line, s.assigned_serial as value, '' as other from ${sql.id(orders.name)} s
    where s.assigned_serial is not null and not ${inFile}
      and not exists (select from units u where u.serial = s.assigned_serial)`;
  await reportConflicts(trx, problems, { file, column }, unknown, () => ({
    reason: 'Unknown unit',
    fix: 'Import the unit first, or leave the cell empty.',
  }));
  await checkRetired(trx, problems, orders, inFile);
  const taken = sql`
    select s.line, s.assigned_serial as value, o.order_code as other
    from ${sql.id(orders.name)} s join orders o on o.assigned_serial = s.assigned_serial and o.order_code <> s.order_code
    where not exists (select from ${sql.id(orders.name)} n where n.order_code = o.order_code)
      and not exists (select from reservations r
        where r.order_id = o.id and r.released_at is null and r.reserved_by is not null)`;
  await reportConflicts(trx, problems, { file, column }, taken, (other) => ({
    reason: `Already assigned to order ${other}`,
    fix: 'Remove the unit from that order first, or add that order to the file.',
  }));
}

/** A new serial or order code that differs only in case from another one is a typing error. */
export async function checkSpelling(
  trx: Transaction<Database>,
  problems: ProblemList,
  { name, file, kind, read, bad, known, lettered }: Staged,
): Promise<void> {
  if (lettered === 0 || read - bad === known) return;
  const [staged, stored, key] = [sql.id(name), sql.table(kind.table), sql.ref(kind.key)];
  const isNew = sql`not exists (select from ${stored} known where known.${key} = s.${key})`;
  const others = sql`
    with spelled as (
      select lower(${key}) as folded, min(${key} collate "C") as other from ${staged} where ${hasLetters(key)}
      group by 1 having min(${key} collate "C") <> max(${key} collate "C")
      union all
      select lower(u.${key}), u.${key} from ${stored} u join ${staged} n on lower(n.${key}) = lower(u.${key})
      where ${hasLetters(sql`n.${key}`)}
    )
    select s.line, s.${key} as value, min(o.other) as other from ${staged} s join spelled o on o.folded = lower(s.${key})
    where o.other <> s.${key} and ${isNew} group by 1, 2`;
  await reportConflicts(trx, problems, { file, column: kind.key }, others, (other) => ({
    reason: `Differs from ${other} only in capitals`,
    fix: `Write it as ${other} where that is meant, or give one of them another name.`,
  }));
}
