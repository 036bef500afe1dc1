import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { hasState, onceMore } from '../retryOnConflict';
import type { Person } from '../person';
import { holderOf, type Holder } from './reservationHolder';
import { lockReservations, toId } from './reservationLocks';

export interface Wish {
  readonly serial: string;
  readonly orderId: string;
  readonly by: Person;
}

/** A new reservation, or why there is none. */
export type Reserved =
  | {
      kind: 'reserved';
      id: number;
      serial: string;
      order_id: number;
      job_number: string;
      reserved_at: Date;
      reserved_by: string;
    }
  | { kind: 'noOrder' | 'noUnit' }
  | { kind: 'orderClosed'; order_id: number }
  | { kind: 'orderHolds'; order_id: number; serial: string }
  | { kind: 'unitHeld'; serial: string; holder: Holder };

const UNIQUE_VIOLATION = '23505';

/** Of those who reserve one unit at once a unique index lets one pass; the others wait for it, then learn who holds it. */
export async function reserve(db: Kysely<Database>, wish: Wish): Promise<Reserved> {
  const id = toId(wish.orderId);
  if (id === null) return { kind: 'noOrder' };
  try {
    return await onceMore(() => db.transaction().execute((trx) => reserveIn(trx, id, wish)));
  } catch (error) {
    const holder = hasState(error, UNIQUE_VIOLATION) ? await holderOf(db, wish.serial) : undefined;
    if (holder === undefined) throw error;
    return { kind: 'unitHeld', serial: wish.serial, holder };
  }
}

async function reserveIn(trx: Transaction<Database>, order_id: number, { serial, by }: Wish): Promise<Reserved> {
  await lockReservations(trx);
  const order = await lockedOrder(trx, order_id);
  if (order === undefined) return { kind: 'noOrder' };
  if (!(await isUnit(trx, serial))) return { kind: 'noUnit' };
  const { job_number, issued_units, assigned_serial } = order;
  if (issued_units > 0) return { kind: 'orderClosed', order_id };
  if (assigned_serial !== null && assigned_serial !== serial) {
    return { kind: 'orderHolds', order_id, serial: assigned_serial };
  }
  const reservation = await record(trx, { serial, order_id, reserved_by: by.name, reserved_by_subject: by.subject });
  await trx.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', order_id).execute();
  return { kind: 'reserved', ...reservation, serial, order_id, job_number, reserved_by: by.name };
}

/** The order as it is now and stays until the end of the transaction. */
const lockedOrder = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('orders')
    .select(['job_number', 'issued_units', 'assigned_serial'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** PostgreSQL keeps no NUL in text, so no unit has such a number. */
async function isUnit(trx: Transaction<Database>, serial: string): Promise<boolean> {
  if (serial.includes('\0')) return false;
  const found = await trx.selectFrom('units').select('serial').where('serial', '=', serial).executeTakeFirst();
  return found !== undefined;
}

const record = (
  trx: Transaction<Database>,
  row: { serial: string; order_id: number; reserved_by: string; reserved_by_subject: string },
) => trx.insertInto('reservations').values(row).returning(['id', 'reserved_at']).executeTakeFirstOrThrow();
