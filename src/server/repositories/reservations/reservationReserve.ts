import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reserveRefusal } from '../../../domain/reservations/refusals';
import type { Person } from '../person';
import { hasState, retryOnConflict } from '../retryOnConflict';
import { createUnitsRepository } from '../units';
import { holderOf } from './reservationHolder';
import { lockReservations, toId } from './reservationLocks';

export interface ReserveRequest {
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
  /** The reason is a sentence for people. */
  | { kind: 'refused'; reason: string };

const UNIQUE_VIOLATION = '23505';

/** When several people reserve one unit at once, a unique index admits one; the others wait for it and are then refused. */
export async function reserve(db: Kysely<Database>, request: ReserveRequest): Promise<Reserved> {
  const id = toId(request.orderId);
  if (id === null) return { kind: 'noOrder' };
  try {
    return await retryOnConflict(() => db.transaction().execute((trx) => reserveIn(trx, id, request)));
  } catch (error) {
    const holder = hasState(error, UNIQUE_VIOLATION) ? await holderOf(db, request.serial) : undefined;
    const reason = holder && reserveRefusal({ ofUnit: { itemCode: request.serial, ...holder } });
    if (!reason) throw error;
    return { kind: 'refused', reason };
  }
}

async function reserveIn(
  trx: Transaction<Database>,
  order_id: number,
  { serial, by }: ReserveRequest,
): Promise<Reserved> {
  await lockReservations(trx);
  const order = await lockedOrder(trx, order_id);
  if (order === undefined) return { kind: 'noOrder' };
  if ((await createUnitsRepository(trx).bySerial(serial)) === undefined) return { kind: 'noUnit' };
  const { job_number, issued_units, assigned_serial } = order;
  const ofOrder = assigned_serial === null || assigned_serial === serial ? undefined : { itemCode: assigned_serial };
  const reason = reserveRefusal({ isClosed: issued_units > 0, ofOrder });
  if (reason !== null) return { kind: 'refused', reason };
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

const record = (
  trx: Transaction<Database>,
  row: { serial: string; order_id: number; reserved_by: string; reserved_by_subject: string },
) => trx.insertInto('reservations').values(row).returning(['id', 'reserved_at']).executeTakeFirstOrThrow();
