import type { Kysely, Transaction } from 'kysely';
import type { Sentence } from '../../../domain/access/sentence';
import { plannedReason } from '../../../domain/plan/planWords';
import { withoutReason } from '../../../domain/reservations/refusals';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { reserveIn, type OpenPointsOf, type Reserved } from './reservationReserve';
import { CONFLICTS, UNIQUE_VIOLATION, hasState } from '../../db/postgresErrors';

export interface WantedPair {
  readonly orderId: number;
  readonly serial: string;
}

export interface ReserveManyRequest {
  readonly pairs: readonly WantedPair[];
  readonly by: Principal;
  /** Why the units are the right ones although points are open. */
  readonly reason: string | null;
  /** Whether one that cannot be reserved leaves all others free, too. */
  readonly isAllOrNone: boolean;
}

export interface ReservedMany {
  readonly reserved: readonly WantedPair[];
  readonly refused: readonly (WantedPair & { readonly reason: Sentence })[];
}

const ATTEMPTS = 4;

/** Who is refused nothing has nothing to roll back. */
class NotAll extends Error {
  constructor(readonly outcome: ReservedMany) {
    super();
  }
}

/**
 * Reserves units for orders in one transaction: all of them, or those that still can be. Where somebody takes one in the same
 * moment, it begins anew and sees that.
 */
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

/** In order of id, so that two who reserve the same wait for each other in one direction. */
async function reserveAllIn(
  trx: Transaction<Database>,
  openPointsOf: OpenPointsOf,
  { pairs, by, reason, isAllOrNone }: ReserveManyRequest,
): Promise<ReservedMany> {
  await confirm(trx, by, 'reserve');
  const reserved: WantedPair[] = [];
  const refused: (WantedPair & { reason: Sentence })[] = [];
  for (const pair of [...pairs].sort((a, b) => a.orderId - b.orderId)) {
    const why = { reason, told: plannedReason(reason) };
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
