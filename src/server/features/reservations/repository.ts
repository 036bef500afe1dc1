import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import type { Sentence } from '../../../domain/access/sentence';
import { plannedReason } from '../../../domain/plan/planWords';
import { withoutReason } from '../../../domain/reservations/refusals';
import { inTransaction } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { reserveIn, type OpenPointsOf, type Reserved, reserve, type ReserveRequest } from './reserve';
import { CONFLICTS, UNIQUE_VIOLATION, hasState } from '../../lib/postgresErrors';
import { lineId, lineJob } from '../../db/heldFor';
import { release, type ReleaseRequest } from './release';

export interface ReservationChangeRow {
  readonly serial: string;
  readonly isReserved: boolean;
  readonly by: string | null;
  readonly orderId: string;
  readonly jobNumber: string | null;
}

/** The last reservation written by each transaction or later. (`xmin` names the savepoint, which is younger.) */
export async function reservationsWritten(
  db: Kysely<Database>,
  changed: readonly { readonly serial: string; readonly xid: string }[],
): Promise<ReservationChangeRow[]> {
  const serials = changed.map(({ serial }) => serial);
  const xids = changed.map(({ xid }) => xid);
  const { rows } = await sql<ReservationChangeRow>`
    select distinct on (r.serial) r.serial, r.released_at is null as "isReserved",
      case when r.released_at is null then r.reserved_by else r.released_by end as by,
      ${lineId('o')}::text as "orderId", ${lineJob('o')} as "jobNumber"
    from unnest(${serials}::text[], ${xids}::xid8[]) c (serial, xid)
      join reservations r on r.serial = c.serial and age(r.xmin) <= age(c.xid::xid)
      join orders o on o.id = r.order_id
    order by r.serial, r.released_at is not null, r.id desc`.execute(db);
  return rows;
}

export interface WantedPair {
  readonly orderId: number;
  readonly serial: string;
}

export interface ReserveManyRequest {
  readonly pairs: readonly WantedPair[];
  readonly by: Principal;
  readonly reason: string | null;
  /** One refusal leaves all others free, too. */
  readonly isAllOrNone: boolean;
}

export interface ReservedMany {
  readonly reserved: readonly WantedPair[];
  readonly refused: readonly (WantedPair & { readonly reason: Sentence })[];
}

const ATTEMPTS = 4;

class NotAll extends Error {
  constructor(readonly outcome: ReservedMany) {
    super();
  }
}

/** Retries conflicts. */
export async function reserveMany(
  db: Kysely<Database>,
  openPointsOf: OpenPointsOf,
  request: ReserveManyRequest,
): Promise<ReservedMany> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, (trx) => reserveAllIn(trx, openPointsOf, request));
    } catch (error) {
      if (error instanceof NotAll) return error.outcome;
      if (attempt === ATTEMPTS || !hasState(error, UNIQUE_VIOLATION, ...CONFLICTS)) throw error;
    }
  }
}

/** Ordered by id, against deadlocks. */
async function reserveAllIn(
  trx: Transaction<Database>,
  openPointsOf: OpenPointsOf,
  { pairs, by, reason, isAllOrNone }: ReserveManyRequest,
): Promise<ReservedMany> {
  await confirm(trx, by, 'reserve');
  const reserved: WantedPair[] = [];
  const refused: (WantedPair & { reason: Sentence })[] = [];
  for (const pair of [...pairs].sort((a, b) => a.orderId - b.orderId)) {
    const why = { reason, auditReason: plannedReason(reason) };
    const request = { serial: pair.serial, orderId: String(pair.orderId), by, ...why };
    const outcome = await reserveIn(trx, pair.orderId, request, openPointsOf);
    if (outcome.kind === 'reserved') reserved.push(pair);
    else refused.push({ ...pair, reason: refusalText(outcome) });
  }
  if (isAllOrNone && refused.length > 0) throw new NotAll({ reserved: [], refused });
  return { reserved, refused };
}

function refusalText(outcome: Exclude<Reserved, { kind: 'reserved' }>): Sentence {
  if (outcome.kind === 'refused') return outcome.reason;
  if (outcome.kind === 'noReason') return withoutReason(outcome.points);
  return outcome.kind === 'noOrder' ? 'There is no such order.' : 'There is no such unit.';
}

export const createReservationsRepository = (db: Kysely<Database>, openPointsOf: OpenPointsOf, mailsOwner = false) => ({
  reserve: (request: ReserveRequest) => reserve(db, openPointsOf, { mailsOwner, ...request }),
  reserveMany: (request: ReserveManyRequest) => reserveMany(db, openPointsOf, request),
  release: (request: ReleaseRequest) => release(db, { ...request, mailsOwner }),
  live: () => live(db),
  ofUnit: (serial: string) => ofUnit(db, serial),
});
export type ReservationsRepository = ReturnType<typeof createReservationsRepository>;

const live = (db: Kysely<Database>) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('units as u', 'u.serial', 'r.serial')
    .where('r.released_at', 'is', null)
    .select(['r.id', 'r.serial', lineId('o').as('order_id'), 'r.reserved_at', 'r.reserved_by', 'r.reserved_by_subject'])
    .select([
      'r.estimate_id',
      'r.accepted',
      'r.expires_at',
      'o.inquiry_id',
      'o.customer_name',
      'o.ship_city',
      'o.ship_state',
      'o.request_date',
      lineJob('o').as('job_number'),
    ])
    .select(['o.sales_order_number', 'o.stock_code_desc', 'o.issued_units', 'o.unit_status'])
    .select(['u.manufacturer', 'u.kva_rating', 'u.primary_voltage', 'u.secondary_voltage', 'u.category'])
    .select(['u.warehouse_desc', 'u.weight_lbs', 'u.width_in', 'u.depth_in', 'u.height_in'])
    .orderBy('r.reserved_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();

const ofUnit = (db: Kysely<Database>, serial: string) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.serial', '=', serial)
    .select(['r.id', lineId('o').as('order_id'), 'r.reserved_at', 'r.reserved_by', 'r.released_at', 'r.released_by'])
    .select([
      'r.reason',
      'r.release_reason',
      'r.reserved_by_subject',
      'r.estimate_id',
      'r.accepted',
      'r.expires_at',
      'o.inquiry_id',
      lineJob('o').as('job_number'),
      'o.customer_name',
    ])
    .orderBy('r.released_at', (by) => by.desc().nullsFirst())
    .orderBy('r.id', 'desc')
    .execute();
