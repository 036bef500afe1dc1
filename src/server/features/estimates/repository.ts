import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import type { Kysely } from 'kysely';
import type { NewDraft } from '../../../contract/estimates/estimates';
import type { Database } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { createOrdersRepository, type OrderRow } from '../orders/repository';
import { overtaken, type OpenPointsOf } from '../reservations/reserve';
import { toRowId } from '../../lib/rowId';
import {
  draftsOf,
  keepDraft,
  removeDraft,
  type DraftKey,
  type SeenDraft,
  workingNow,
  type Judging,
  type WorkNow,
  estimatesWithVersion,
  marksOf,
  offersOf,
  versionsOf,
  type EstimateRow,
  type MarkRow,
  type OfferRow,
  refusedByWinner,
  winnerOf,
  type WinnerRow,
} from './estimateRows';
import { begin, change, type EstimateBegin, type EstimateChange, type EstimateSaved } from './saveEstimate';
import { takeStepIn, type StepPorts, type StepRequest, type Stepped } from './takeStep';
import { UNIQUE_VIOLATION, hasState } from '../../lib/postgresErrors';

export interface EstimatesNow {
  readonly rows: readonly EstimateRow[];
  readonly marks: readonly MarkRow[];
  readonly offers: readonly OfferRow[];
  readonly workNow: WorkNow;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  readonly requestDate: string | null;
  readonly orderType: 'RC' | 'RW';
  readonly winner: WinnerRow | null;
}

export function createEstimatesRepository(
  db: Kysely<Database>,
  judging: Judging,
  openPointsOf: OpenPointsOf,
  mails: boolean,
) {
  const ports = { judging, openPointsOf, mails };
  return {
    ofOrder: (orderId: number) => ofOrder(db, judging, orderId),
    one: (id: string) => one(db, judging, id),
    versions: (id: number) => versionsOf(db, id),
    begin: (request: EstimateBegin) => retryOnConflict(() => inTransaction(db, (trx) => begin(trx, judging, request))),
    /** Only over exactly this version. */
    change: async (text: string, request: Omit<EstimateChange, 'id'>): Promise<EstimateSaved> => {
      const id = toRowId(text);
      if (id === null) return { kind: 'noEstimate' };
      return retryOnConflict(() => inTransaction(db, (trx) => change(trx, judging, { ...request, id })));
    },
    /** A win also reserves the unit, or fails. */
    takeStep: async (text: string, request: Omit<StepRequest, 'id'>): Promise<Stepped> => {
      const id = toRowId(text);
      return id === null ? { kind: 'noEstimate' } : takeStep(db, ports, { ...request, id });
    },
    drafts: (subject: string, orderId: number) => draftsOf(db, subject, orderId),
    /** Undefined after a conflict. */
    keepDraft: (by: Principal, key: DraftKey, draft: NewDraft, seen: SeenDraft) =>
      inTransaction(db, async (trx) => {
        await confirm(trx, by, 'proposeEstimate');
        return keepDraft(trx, key, draft, seen);
      }),
    /** False after a conflict. */
    removeDraft: (by: Principal, key: DraftKey, seen: SeenDraft) =>
      inTransaction(db, async (trx) => {
        await confirm(trx, by, 'proposeEstimate');
        return removeDraft(trx, key, seen);
      }),
  };
}
export type EstimatesRepository = ReturnType<typeof createEstimatesRepository>;

async function takeStep(db: Kysely<Database>, ports: StepPorts, request: StepRequest): Promise<Stepped> {
  try {
    return await retryOnConflict(() => inTransaction(db, (trx) => takeStepIn(trx, ports, request)));
  } catch (error) {
    if (!hasState(error, UNIQUE_VIOLATION)) throw error;
    const { serial, order_id } = await estimatesWithVersion(db)
      .where('e.id', '=', request.id)
      .executeTakeFirstOrThrow();
    const outcome = await refusedByWinner(db, order_id);
    const refused = outcome ?? { kind: 'refused', reason: await overtaken(db, serial, error) };
    return { kind: 'notReserved', outcome: refused };
  }
}

async function ofOrder(db: Kysely<Database>, judging: Judging, orderId: number): Promise<EstimatesNow | undefined> {
  const order = await createOrdersRepository(db).byId(String(orderId));
  if (order === undefined) return undefined;
  const rows = await estimatesWithVersion(db).where('e.order_id', '=', order.id).orderBy('e.id', 'desc').execute();
  return withNow(db, judging, order, rows);
}

async function one(db: Kysely<Database>, judging: Judging, text: string): Promise<EstimatesNow | undefined> {
  const id = toRowId(text);
  const row = id === null ? undefined : await estimatesWithVersion(db).where('e.id', '=', id).executeTakeFirst();
  const order = row && (await createOrdersRepository(db).byId(String(row.order_id)));
  return row && order && withNow(db, judging, order, [row]);
}

async function withNow(
  db: Kysely<Database>,
  judging: Judging,
  order: OrderRow,
  rows: readonly EstimateRow[],
): Promise<EstimatesNow> {
  const ids = rows.map(({ id }) => id);
  const marks = ids.length === 0 ? [] : await marksOf(db, ids);
  const offers = ids.length === 0 ? [] : await offersOf(db, ids);
  const serials = rows.map(({ serial }) => serial);
  const winner = await winnerOf(db, order.id);
  const workNow = await workingNow(db, judging, order, serials);
  const of = { requestDate: order.request_date, orderType: order.order_type };
  return { rows, marks, offers, winner, workNow, today: judging.today(), ...of };
}
