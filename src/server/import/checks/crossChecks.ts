import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reportConflicts } from './reportConflicts';
import type { ProblemList } from '../staging/problems';
import { LINE } from '../staging/readRow';
import type { Staged } from '../staging/staging';

/** No two rows of a file may share its key or another unique column. */
export async function checkDuplicates(
  trx: Transaction<Database>,
  problems: ProblemList,
  staged: Staged,
  file: string,
): Promise<void> {
  const { kind, columns, name } = staged;
  for (const column of [kind.key, ...kind.unique].filter((each) => columns.includes(each))) {
    const duplicates = sql`
      select s.${sql.ref(LINE)} as line, value, first::text as other
      from (select ${sql.ref(column)} as value, min(${sql.ref(LINE)}) as first from ${sql.id(name)}
        group by 1 having count(*) > 1) as several
      join ${sql.id(name)} s on s.${sql.ref(column)} = value and s.${sql.ref(LINE)} <> first`;
    await reportConflicts(trx, problems, duplicates, ({ other }) => ({
      file,
      column,
      reason: `Duplicate of line ${other}`,
      fix: 'Change this value, or remove one of the two rows.',
    }));
  }
}

/** No order takes the job number of another order. */
export async function checkJobNumbers(
  trx: Transaction<Database>,
  problems: ProblemList,
  orders: Staged,
  file: string,
): Promise<void> {
  const taken = sql`
    select s.line, s.job_number as value, o.order_code as other
    from ${sql.id(orders.name)} s join orders o on o.job_number = s.job_number and o.order_code <> s.order_code`;
  await reportConflicts(trx, problems, taken, ({ other }) => ({
    file,
    column: 'job_number',
    reason: `Already belongs to order ${other}`,
    fix: 'Import another job number for that order first.',
  }));
}

/** No open order takes a retired unit, unless the units file of this import brings it back. What was delivered may well have left. */
async function checkRetired(
  trx: Transaction<Database>,
  problems: ProblemList,
  { name, columns }: Staged,
  inFile: RawBuilder<unknown>,
  file: string,
): Promise<void> {
  const issued = columns.includes('issued_units') ? sql`s.issued_units` : sql`coalesce(o.issued_units, 0)`;
  const retired = sql`
    select s.line, s.assigned_serial as value, to_char(u.retired_at at time zone 'America/Phoenix', 'YYYY-MM-DD') as other
    from ${sql.id(name)} s join units u on u.serial = s.assigned_serial and u.retired_at is not null
      left join orders o on o.order_code = s.order_code
    where ${issued} = 0 and not ${inFile}`;
  await reportConflicts(trx, problems, retired, ({ other }) => ({
    file,
    column: 'assigned_serial',
    reason: `Was retired on ${other}`,
    fix: 'Bring the unit back in the app, or import it again with the units.',
  }));
}

/**
 * An assigned unit exists, in the database or in the units file of this import, and serves one order. checkReservations
 * checks what people reserved.
 */
export async function checkAssignments(
  trx: Transaction<Database>,
  problems: ProblemList,
  orders: Staged,
  units: Staged | null,
  file: string,
): Promise<void> {
  const column = 'assigned_serial';
  const inFile =
    units === null
      ? sql`false`
      : sql`exists (select from ${sql.id(units.name)} n where n.serial = s.${sql.ref(column)})`;
  const unknown = sql`
    select s.line, s.assigned_serial as value, '' as other from ${sql.id(orders.name)} s
    where s.assigned_serial is not null and not ${inFile}
      and not exists (select from units u where u.serial = s.assigned_serial)`;
  await reportConflicts(trx, problems, unknown, () => ({
    file,
    column,
    reason: 'Unknown unit',
    fix: 'Import the unit first, or leave the cell empty.',
  }));
  await checkRetired(trx, problems, orders, inFile, file);
  const taken = sql`
    select s.line, s.assigned_serial as value, o.order_code as other
    from ${sql.id(orders.name)} s join orders o on o.assigned_serial = s.assigned_serial and o.order_code <> s.order_code
    where not exists (select from ${sql.id(orders.name)} n where n.order_code = o.order_code)
      and not exists (select from reservations r
        where r.order_id = o.id and r.released_at is null and r.reserved_by is not null)`;
  await reportConflicts(trx, problems, taken, ({ other }) => ({
    file,
    column,
    reason: `Already assigned to order ${other}`,
    fix: 'Remove the unit from that order first, or add that order to the file.',
  }));
}
