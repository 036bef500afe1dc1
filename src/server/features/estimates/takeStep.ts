import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { reserveIn, type OpenPointsOf, type Reserved, lockReservations } from '../reservations/reserve';
import type { Principal } from '../../auth/principal';
import {
  type EstimateRow,
  refusedByWinner,
  workingNow,
  type Judging,
  lockedEstimate,
  marksOf,
  offersOf,
  type MarkRow,
  winnerOf,
} from './estimateRows';
import type { Consent, EstimateState, EstimateStep } from '../../../contract/estimates/states';
import { wholeSentence, type Sentence } from '../../../domain/access/sentence';
import { approvalReasons } from '../../../domain/estimates/approvalReasons';
import { consentNeed, isOwnProposal, whyNotOpen } from '../../../domain/estimates/allowedSteps';
import { type Standing, standingNow } from '../../../domain/estimates/standing';
import { NEEDS_REASON, NEEDS_TODAYS_FIGURES, nextState, STEP_NEEDS } from '../../../domain/estimates/transitions';
import { whyNoDelivery } from '../../../domain/quotations/issuing';
import { record } from '../../db/audit';
import { createOrdersRepository, type OrderRow } from '../orders/repository';
import { confirm } from '../../auth/confirm';
import { mark, notifyDecision } from './estimateMarks';
import { reopenWon } from './reopenWon';
import { issueQuotation } from '../quotations/repository';
import { followEstimate } from '../inquiries/inquiryRows';
import { subjectOf } from './saveEstimate';

/** The order, and the places of a line of an inquiry. */
const isOfLine = (id: number) => sql<boolean>`(id = ${id} or place_of = ${id})`;

interface Winning {
  readonly by: Principal;
  readonly reason: string | null;
}

/** Uses the order's own reservation. Of two concurrent wins, the second is refused. */
export async function reserveFor(
  trx: Transaction<Database>,
  openPointsOf: OpenPointsOf,
  { id, order_id, serial, inputs }: EstimateRow,
  { by, reason }: Winning,
): Promise<Reserved | 'had'> {
  const own = await trx
    .updateTable('reservations')
    .set({ estimate_id: sql<number>`coalesce(estimate_id, ${id})`, expires_at: null })
    .where('order_id', 'in', (of) => of.selectFrom('orders').select('id').where(isOfLine(order_id)))
    .where('serial', '=', serial)
    .where('released_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  if (own.numUpdatedRows > 0n) return 'had';
  const request = { serial, orderId: String(order_id), by, reason, estimateId: id, accepted: inputs.accepted ?? null };
  const reserved = await reserveIn(trx, order_id, request, openPointsOf);
  return reserved.kind === 'refused' ? ((await refusedByWinner(trx, order_id)) ?? reserved) : reserved;
}

export interface StepRequest {
  readonly id: number;
  readonly version: number;
  readonly step: EstimateStep;
  readonly reason: string | null;
  readonly consent: Consent | null;
  readonly by: Principal;
}

export interface StepPorts {
  readonly judging: Judging;
  readonly openPointsOf: OpenPointsOf;
  readonly mails: boolean;
}

export type Stepped =
  | { readonly kind: 'stepped'; readonly state: EstimateState; readonly hasReserved: boolean }
  | { readonly kind: 'noEstimate' | 'otherVersion' | 'noReason' }
  /** No name, or a future date. */
  | { readonly kind: 'noConsent' }
  /** Now lapsed. Stale: save it as of today before proposing it again. */
  | { readonly kind: 'lapsed'; readonly because: readonly Sentence[]; readonly isStale: boolean }
  | { readonly kind: 'refused'; readonly reason: Sentence }
  | { readonly kind: 'notReserved'; readonly outcome: Exclude<Reserved, { kind: 'reserved' }> };

/** Lapses the estimate instead if it differs from the promised data. */
export async function takeStepIn(
  trx: Transaction<Database>,
  { judging, openPointsOf, mails }: StepPorts,
  request: StepRequest,
): Promise<Stepped> {
  const { id, step, version, by } = request;
  await confirm(trx, by, STEP_NEEDS[step]);
  if (step === 'win') await lockReservations(trx);
  const found = await lockedEstimate(trx, id);
  const order = found && (await createOrdersRepository(trx).byId(String(found.order_id)));
  if (found === undefined || order === undefined) return { kind: 'noEstimate' };
  if (found.version !== version) return { kind: 'otherVersion' };
  // An older server may have released the winner's unit.
  if (step === 'win') await reopenWon(trx, { by, reason: null, mails, orderId: order.id });
  const marks = await marksOf(trx, [id]);
  const { state: stands, staleBecause, expired } = await currentStanding(trx, judging, order, { found, marks });
  if (stands !== found.state && NEEDS_TODAYS_FIGURES.includes(step)) {
    const because = expired === null ? staleBecause : [expired, ...staleBecause];
    await lapse(trx, order, found, { by, because });
    if (nextState(stands, step) === null) return { kind: 'lapsed', because, isStale: staleBecause.length > 0 };
  }
  const estimate = { ...found, state: stands };
  const whyNot = whyNotOpen(step, {
    ...{ state: stands, figures: found.worked.figures, staleBecause },
    approvalReasons: approvalReasons(found.inputs, found.worked, { expired }),
    whyNoDelivery: whyNoDelivery(found.inputs, order.request_date, judging.today()),
    consent: consentNeed(found, marks),
    winner: step === 'win' ? await winnerOf(trx, order.id) : null,
    isOwnProposal: isOwnProposal(
      { proposedBy: found.proposed_by_subject, savedBy: found.saved_by_subject },
      by.subject,
    ),
  });
  if (whyNot !== null) return { kind: 'refused', reason: whyNot };
  if (NEEDS_REASON.includes(step) && request.reason === null) return { kind: 'noReason' };
  if (step === 'consent' && (request.consent === null || request.consent.on > judging.today()))
    return { kind: 'noConsent' };
  const reserved = step === 'win' ? await reserveFor(trx, openPointsOf, found, request) : null;
  if (reserved !== null && reserved !== 'had' && reserved.kind !== 'reserved')
    return { kind: 'notReserved', outcome: reserved };
  const state = await move(trx, order, estimate, { ...request, mails });
  if (order.inquiry_id !== null) await followEstimate(trx, order.inquiry_id, { state, by });
  if (step === 'quote') {
    const { today, delivered: deliveredOf } = judging;
    await issueQuotation(trx, { estimate: found, order, by, today: today(), deliveredOf });
  }
  return { kind: 'stepped', state, hasReserved: reserved !== null && reserved !== 'had' };
}

async function currentStanding(
  trx: Transaction<Database>,
  judging: Judging,
  order: OrderRow,
  { found, marks }: { readonly found: EstimateRow; readonly marks: readonly MarkRow[] },
): Promise<Standing> {
  const offers = await offersOf(trx, [found.id]);
  const workNow = await workingNow(trx, judging, order, [found.serial]);
  return standingNow(found, { marks, offers, workNow, today: judging.today() });
}

const PROMISES: readonly EstimateState[] = ['proposed', 'approved', 'quoted', 'won'];

const NOTIFYING_STEPS: readonly EstimateStep[] = ['approve', 'return'];

async function move(
  trx: Transaction<Database>,
  order: OrderRow,
  found: EstimateRow,
  { step, reason, consent, by, mails }: StepRequest & Pick<StepPorts, 'mails'>,
): Promise<EstimateState> {
  const state = nextState(found.state, step);
  if (state === null) throw new Error(`No step ${step} from ${found.state}.`);
  const grounds = PROMISES.includes(state) ? found.grounds : null;
  const proposer = step === 'propose' ? { proposed_by_subject: by.subject, proposed_by_email: by.email ?? null } : {};
  const set = trx.updateTable('estimates').set({ state, held_grounds: grounds, ...proposer });
  await set.where('id', '=', found.id).execute();
  const marked = await mark(trx, found, {
    ...{ step, state, by, reason, grounds },
    consent: step === 'consent' ? consent : null,
  });
  if (NOTIFYING_STEPS.includes(step)) await notifyDecision(trx, found, { markId: marked, by, mails });
  await recordStep(trx, order, found, { state, by, reason });
  return state;
}

/** Recorded for the person who triggered it. */
async function lapse(
  trx: Transaction<Database>,
  order: OrderRow,
  found: EstimateRow,
  { by, because }: { readonly by: Principal; readonly because: readonly Sentence[] },
): Promise<void> {
  const reason = wholeSentence(because);
  await trx.updateTable('estimates').set({ state: 'lapsed', held_grounds: null }).where('id', '=', found.id).execute();
  await mark(trx, found, { step: 'lapse', state: 'lapsed', by, reason });
  await recordStep(trx, order, found, { state: 'lapsed', by, reason });
}

const recordStep = (
  trx: Transaction<Database>,
  order: OrderRow,
  { serial, name, version, state: before }: EstimateRow,
  { state, by, reason }: { readonly state: EstimateState; readonly by: Principal; readonly reason: string | null },
): Promise<void> =>
  record(trx, {
    ...{ action: 'stepEstimate', by, ...subjectOf(order, serial), reason },
    ...{ old: { state: before }, new: { state, name, version } },
  });
