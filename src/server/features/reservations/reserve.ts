import { sql, type Transaction, type Kysely } from 'kysely';
import type { Database } from '../../db/schema/schema';
import type { Accepted } from '../../../contract/matching/quote';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { countedOf, acceptedText } from '../../../domain/descriptions/accepted';
import { acceptedOrNone } from '../../../domain/orders/quote';
import type { Hold } from '../../../domain/reservations/holds';
import { allOnHold, reserveRefusal } from '../../../domain/reservations/refusals';
import { incompleteRefusal } from '../../../domain/units/incomplete';
import { record } from '../../db/audit';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import type { OrderRow } from '../orders/repository';
import { createUnitsRepository, type UnitRow } from '../units/repository';
import { holdIn, releaseExpiredIn } from './expire';
import { lineId, lineJob } from '../../db/heldFor';
import { freePlace } from './inquiryPlaces';
import { UNIQUE_VIOLATION, hasState } from '../../lib/postgresErrors';
import { toRowId } from '../../lib/rowId';

/** Waits for assigning imports. Taken before row locks, the order's last, against deadlocks. */
export async function lockReservations(trx: Transaction<Database>): Promise<void> {
  await sql`lock table reservations in row exclusive mode`.execute(trx);
}

export interface Holder {
  readonly orderId: number;
  readonly jobNumber: string;
  /** Null if imported. */
  readonly reservedBy: string | null;
  /** If it is held for an inquiry. */
  readonly hold: Hold | null;
}

type HolderRow = Omit<Holder, 'hold'> & Parameters<typeof holdIn>[0];

const toHolder = ({ orderId, jobNumber, reservedBy, ...held }: HolderRow): Holder => ({
  ...{ orderId, jobNumber, reservedBy },
  hold: holdIn(held),
});

/** An import can assign a unit without a reservation. */
export const currentHolderOf = async (db: Kysely<Database>, serial: string): Promise<Holder | undefined> => {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.released_at', 'is', null))
    .select([lineId('o').as('orderId'), lineJob('o').as('jobNumber'), 'r.reserved_by as reservedBy'])
    .select(['o.inquiry_id', 'o.customer_name', 'r.expires_at'])
    .where('o.assigned_serial', '=', serial)
    .executeTakeFirst();
  return row && toHolder(row);
};

/** The current holder, or the last one if the unit was released meanwhile. */
export const holderOf = async (db: Kysely<Database>, serial: string): Promise<Holder | undefined> =>
  (await currentHolderOf(db, serial)) ?? lastHolderOf(db, serial);

async function lastHolderOf(db: Kysely<Database>, serial: string): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select([lineId('o').as('orderId'), lineJob('o').as('jobNumber'), 'r.reserved_by as reservedBy'])
    .select(['o.inquiry_id', 'o.customer_name', 'r.expires_at'])
    .where('r.serial', '=', serial)
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
  return row && toHolder(row);
}

export interface ReserveRequest {
  readonly serial: string;
  readonly orderId: string;
  readonly by: Principal;
  /** Required if there are open points. */
  readonly reason: string | null;
  readonly accepted?: Accepted | null;
  /** Audit reason; default: `reason`. */
  readonly auditReason?: string;
  readonly estimateId?: number;
  /** For a hold: its last second, and its last day. */
  readonly hold?: { readonly expiresAt: Date; readonly until: string };
  /** Mail is configured; for a hold that it ends. */
  readonly mailsOwner?: boolean;
}

export type OpenPointsOf = (order: OrderRow, unit: UnitRow, accepted: Accepted | null) => readonly string[];

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
  | { kind: 'noReason'; points: readonly string[] }
  /** The reason is a sentence for people. */
  | { kind: 'refused'; reason: string };

/** A unique index decides between concurrent reservations. */
export async function reserve(
  db: Kysely<Database>,
  openPointsOf: OpenPointsOf,
  request: ReserveRequest,
): Promise<Reserved> {
  const id = toRowId(request.orderId);
  try {
    return await retryOnConflict(() =>
      inTransaction(db, async (trx) => {
        await confirm(trx, request.by, 'reserve');
        return reserveIn(trx, id, request, openPointsOf);
      }),
    );
  } catch (error) {
    return { kind: 'refused', reason: await overtaken(db, request.serial, error) };
  }
}

/** Refusal of a lost race; rethrows other errors. */
export async function overtaken(db: Kysely<Database>, serial: string, error: unknown): Promise<string> {
  const holder = hasState(error, UNIQUE_VIOLATION) ? await holderOf(db, serial) : undefined;
  const reason = holder && reserveRefusal({ ofUnit: { itemCode: serial, ...holder } });
  if (!reason) throw error;
  return reason;
}

/** @throws a unique violation if taken concurrently */
export async function reserveIn(
  trx: Transaction<Database>,
  order_id: number | null,
  request: ReserveRequest,
  openPointsOf: OpenPointsOf,
): Promise<Reserved> {
  await lockReservations(trx);
  const unit = await createUnitsRepository(trx).bySerial(request.serial);
  const among = sql<boolean>`(r.serial = ${unit?.serial ?? ''} or r.order_id = ${order_id} or o.place_of = ${order_id})`;
  await releaseExpiredIn(trx, { among, mailsOwner: request.mailsOwner ?? false });
  const line = await lockedOrder(trx, order_id);
  if (line === undefined) return { kind: 'noOrder' };
  if (unit === undefined) return { kind: 'noUnit' };
  const order = line.inquiry_id === null ? line : await freePlace(trx, line);
  if (order === null) return { kind: 'refused', reason: allOnHold(line.job_number) };
  const refusal = await refusalOf(trx, order, unit);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const points = request.reason === null ? openPointsOf(line, unit, request.accepted ?? null) : [];
  return points.length > 0 ? { kind: 'noReason', points } : insert(trx, order, line, request);
}

async function refusalOf(trx: Transaction<Database>, order: OrderRow, unit: UnitRow): Promise<string | null> {
  const { serial, retired_at } = unit;
  const { issued_units, assigned_serial } = order;
  const holder = await currentHolderOf(trx, serial);
  return reserveRefusal({
    isClosed: issued_units > 0,
    isRetired: order.retired_at !== null,
    incomplete: incompleteRefusal(unit),
    retired: retired_at === null ? undefined : { itemCode: serial, at: retired_at.toISOString() },
    ofUnit: holder && { itemCode: serial, ...holder },
    ofOrder: assigned_serial === null ? undefined : { itemCode: assigned_serial },
  });
}

const lockedOrder = (trx: Transaction<Database>, id: number | null) =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

async function insert(
  trx: Transaction<Database>,
  order: OrderRow,
  line: OrderRow,
  { serial, by, reason, auditReason, estimateId, accepted: sent, hold }: ReserveRequest,
): Promise<Reserved> {
  const { id: order_id } = order;
  const { job_number } = line;
  const accepted = sent ? countedIn(line, sent) : undefined;
  const owner = { reserved_by: by.name, reserved_by_subject: by.subject, reserved_by_email: by.email ?? null };
  const of = { reason, estimate_id: estimateId ?? null, accepted: accepted ? JSON.stringify(accepted) : null };
  const row = { serial, order_id, ...owner, ...of, expires_at: hold?.expiresAt ?? null };
  const made = trx.insertInto('reservations').values(row).returning(['id', 'reserved_at']);
  const reservation = await made.executeTakeFirstOrThrow();
  await trx.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', order_id).execute();
  const subject = { order: { id: line.id, jobNumber: job_number }, serial };
  const audited = {
    ...(estimateId !== undefined && { estimate: estimateId }),
    ...(hold && { until: hold.until }),
    ...(accepted && { accepted: acceptedText(accepted) }),
  };
  const isEmpty = Object.keys(audited).length === 0;
  await record(trx, {
    action: 'reserve',
    by,
    ...subject,
    reason: auditReason ?? reason,
    new: isEmpty ? null : audited,
  });
  return { kind: 'reserved', ...reservation, serial, order_id: line.id, job_number, reserved_by: by.name };
}

function countedIn(order: OrderRow, sent: Accepted): Accepted | undefined {
  const { constraints, fields } = countedOf(order, sent);
  return acceptedOrNone(constraints, fields);
}
