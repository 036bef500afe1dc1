import type { EstimatesRepository, EstimatesNow } from './repository';
import type { OrdersRepository } from '../orders/repository';
import type { UnitsRepository } from '../units/repository';
import type { EstimateStep } from '../../../contract/estimates/states';
import type { Permission } from '../../../domain/access/access';
import { sentenceFor } from '../../../domain/access/sentence';
import { withoutReason } from '../../../domain/reservations/refusals';
import { MAX_ESTIMATES, type EstimateSaved } from './saveEstimate';
import type { Stepped } from './takeStep';
import { ConflictError, found, MISSING, NotFoundError, UnprocessableError } from '../../http/api';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import type { Principal } from '../../auth/principal';
import { toEstimate } from './presenter';

export interface EstimatesDependencies {
  readonly estimates: EstimatesRepository;
  readonly orders: OrdersRepository;
  readonly units: UnitsRepository;
}

export const NO_VERSION = 'Send the estimate\'s version as If-Match: "<version>" to say which version you saw.';
const OTHER_VERSION = 'Someone else saved this estimate since you opened it.';
const SAVE_AGAIN = 'Save it as of today, and propose it again.';
const PROPOSE_AGAIN = 'Propose it again: accepting it now needs a new approval.';
const CLOSED = 'It is won or lost and stays as it is. Make a copy to work on.';

export function savedOf(saved: EstimateSaved): Extract<EstimateSaved, { kind: 'saved' }> {
  switch (saved.kind) {
    case 'saved':
      return saved;
    case 'otherVersion':
      throw new ConflictError(OTHER_VERSION);
    case 'closed':
      throw new ConflictError(CLOSED);
    case 'incomplete':
      throw new ConflictError(saved.reason);
    case 'tooMany':
      throw new UnprocessableError(
        `The order has ${MAX_ESTIMATES} estimates, the most there can be. Change one of them.`,
      );
    default:
      throw new NotFoundError(MISSING[saved.kind]);
  }
}

const reasonFor: Partial<Record<EstimateStep, string>> = {
  return: 'Say why it is returned.',
  consent: 'Add a note: how the customer agreed, and to what.',
  lose: 'Say why it is lost.',
};

type Own = ReadonlySet<Permission>;

/** Worded for these permissions. */
export function stepErrorOf(why: Exclude<Stepped, { kind: 'stepped' }>, step: EstimateStep, own: Own): Error {
  switch (why.kind) {
    case 'noEstimate':
      return new NotFoundError(MISSING.noEstimate);
    case 'otherVersion':
      return new ConflictError(OTHER_VERSION);
    case 'noConsent':
      return new UnprocessableError('Say who agreed for the customer, and when: today or before.');
    case 'noReason':
      return new UnprocessableError(reasonFor[step] ?? 'Say why.');
    case 'lapsed':
      return new ConflictError(
        sentenceFor(own, ['It has lapsed.', why.because, why.isStale ? SAVE_AGAIN : PROPOSE_AGAIN]),
      );
    case 'refused':
      return new ConflictError(sentenceFor(own, why.reason));
    case 'notReserved':
      return notReserved(why.outcome, own);
  }
}

function notReserved(outcome: Extract<Stepped, { kind: 'notReserved' }>['outcome'], own: Own): Error {
  if (outcome.kind === 'refused') return new ConflictError(outcome.reason);
  if (outcome.kind === 'noReason') return new UnprocessableError(sentenceFor(own, withoutReason(outcome.points)));
  return new NotFoundError(MISSING[outcome.kind]);
}

export function shown({ subject, permissions }: Principal, { rows, ...now }: EstimatesNow): StoredEstimate[] {
  const view = { ...now, subject, permissions };
  return rows.map((row) => toEstimate(row, view));
}

export async function shownOne(
  { estimates }: EstimatesDependencies,
  principal: Principal,
  id: string,
): Promise<StoredEstimate> {
  const [estimate] = shown(principal, found(await estimates.one(id), MISSING.noEstimate));
  return found(estimate, MISSING.noEstimate);
}
