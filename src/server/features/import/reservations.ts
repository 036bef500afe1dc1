import { sql, type Transaction } from 'kysely';
import { type Actor, recordRows } from '../../db/audit';
import { reopenWon } from '../estimates/reopenWon';
import type { Database } from '../../db/schema/schema';
import { reportConflicts, type ProblemList } from './staging/problems';
import type { Staged } from './staging/staging';

const FIX = 'first, or leave the cell empty.';

const madeByPeople = sql`
  select r.serial, r.reserved_by, o.order_code from reservations r join orders o on o.id = r.order_id
  where r.released_at is null and r.reserved_by is not null`;

export const hasAssignments = ({ columns }: Staged): boolean => columns.includes('assigned_serial');

/** Blocks reserving and releasing until the import ends. */
export async function holdReservations(trx: Transaction<Database>): Promise<void> {
  await sql`lock table reservations in share row exclusive mode`.execute(trx);
}

/** An empty cell does not release a person's reservation. */
export async function keepReservedUnits(trx: Transaction<Database>, { name }: Staged): Promise<void> {
  await sql`update ${sql.id(name)} s set assigned_serial = p.serial from (${madeByPeople}) p
    where p.order_code = s.order_code and s.assigned_serial is null`.execute(trx);
}

export async function checkReservations(trx: Transaction<Database>, problems: ProblemList, { name, file }: Staged) {
  const column = 'assigned_serial';
  const taken = sql`
    select s.line, s.assigned_serial as value, p.order_code || ', by ' || p.reserved_by as other
    from ${sql.id(name)} s join (${madeByPeople}) p on p.serial = s.assigned_serial and p.order_code <> s.order_code`;
  await reportConflicts(trx, problems, { file, column }, taken, (other) => ({
    reason: `Reserved for order ${other}`,
    fix: `Release it in the app ${FIX}`,
  }));
  const replaced = sql`
    select s.line, s.assigned_serial as value, p.serial || ', which ' || p.reserved_by as other
    from ${sql.id(name)} s join (${madeByPeople}) p on p.order_code = s.order_code and p.serial <> s.assigned_serial`;
  await reportConflicts(trx, problems, { file, column }, replaced, (other) => ({
    reason: `Conflicts with unit ${other} reserved for this order`,
    fix: `Release that unit in the app ${FIX}`,
  }));
}

const RECORDED = sql`select d.order_id, o.job_number, d.serial, null::jsonb as old, null::jsonb as new
  from done d join orders o on o.id = d.order_id order by d.order_id`;

/** With `mails`, authors of reopened estimates get an e-mail. */
export async function recordAssignments(trx: Transaction<Database>, by: Actor, mails: boolean): Promise<void> {
  const released = sql`with done as (update reservations r set released_at = clock_timestamp() from orders o
    where o.id = r.order_id and r.released_at is null and o.assigned_serial is distinct from r.serial
    returning r.order_id, r.serial)`;
  await recordRows(trx, { action: 'release', by, change: released, rows: RECORDED });
  const reserved = sql`with done as (insert into reservations (serial, order_id)
    select o.assigned_serial, o.id from orders o
    where o.assigned_serial is not null
      and not exists (select from reservations r where r.order_id = o.id and r.released_at is null)
    order by o.id returning order_id, serial)`;
  await recordRows(trx, { action: 'reserve', by, change: reserved, rows: RECORDED });
  await reopenWon(trx, { by, reason: 'import', mails });
}
