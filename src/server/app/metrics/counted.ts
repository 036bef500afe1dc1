import type { ReservationsRepository } from '../../features/reservations/repository';
import type { Metrics } from './metrics';
import type { EstimatesRepository } from '../../features/estimates/repository';
import { InvalidTokenError, SignInUnavailableError, type SignedInUser } from '../../auth/tokens/signedInUser';
import type { TokenVerifier } from '../../auth/tokens/tokenVerifier';
import type { ImportJob } from '../../../contract/import/job';
import { FeedRefusedError } from '../../features/import/feed/batches';
import type { TakeFeed } from '../../features/import/feed/takeFeed';
import { ImportInProgressError } from '../../features/import/locks';
import type { ImportSteps } from '../../features/import/jobs/importSteps';

export function countedReservations(
  repository: ReservationsRepository,
  { reservations }: Pick<Metrics, 'reservations'>,
): ReservationsRepository {
  const count = <Answer extends { kind: string }>(answer: Answer): Answer => {
    reservations.inc({ outcome: OUTCOMES[answer.kind] ?? 'refused' });
    return answer;
  };
  return {
    ...repository,
    reserve: async (request) => count(await repository.reserve(request)),
    reserveMany: async (request) => {
      const answer = await repository.reserveMany(request);
      reservations.inc({ outcome: 'reserved' }, answer.reserved.length);
      reservations.inc({ outcome: 'refused' }, answer.refused.length);
      return answer;
    },
    release: async (request) => count(await repository.release(request)),
  };
}

const OUTCOMES: Readonly<Record<string, string>> = {
  reserved: 'reserved',
  released: 'released',
  noReason: 'reason_missing',
  noReleaseReason: 'reason_missing',
  noOrder: 'not_found',
  noUnit: 'not_found',
  noReservation: 'not_found',
};

export const countedEstimates = (
  repository: EstimatesRepository,
  { reservations }: Pick<Metrics, 'reservations'>,
): EstimatesRepository => ({
  ...repository,
  takeStep: async (id, request) => {
    const answer = await repository.takeStep(id, request);
    if (answer.kind === 'stepped' && answer.hasReserved) reservations.inc({ outcome: 'reserved' });
    if (answer.kind === 'notReserved') reservations.inc({ outcome: OUTCOMES[answer.outcome.kind] ?? 'refused' });
    return answer;
  },
});

/** Fixed labels: token content must not become a series. */
const REASONS: Readonly<Record<string, string>> = {
  expired: 'expired',
  ERR_JWT_EXPIRED: 'expired',
  revoked: 'signed_out',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'bad_signature',
  ERR_JWKS_NO_MATCHING_KEY: 'unknown_key',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'other_audience',
  type: 'other_purpose',
  client: 'other_purpose',
  scope: 'other_purpose',
};

function tokenOutcome(error: unknown): string {
  if (error instanceof InvalidTokenError) return REASONS[error.message] ?? 'malformed';
  return error instanceof SignInUnavailableError ? 'provider_unavailable' : 'failed';
}

export function countedVerifier(verifier: TokenVerifier, { tokens }: Pick<Metrics, 'tokens'>): TokenVerifier {
  /** The verifier returns the same object for a cached token. */
  const seen = new WeakSet<SignedInUser>();
  return {
    ...verifier,
    verify: async (token) => {
      try {
        const user = await verifier.verify(token);
        if (!seen.has(user)) tokens.inc({ outcome: 'accepted' });
        seen.add(user);
        return user;
      } catch (error) {
        tokens.inc({ outcome: tokenOutcome(error) });
        throw error;
      }
    },
  };
}

type ImportMetrics = Pick<Metrics, 'imports' | 'importTimes'>;

export const timedSteps = (steps: ImportSteps, { importTimes }: ImportMetrics): ImportSteps => ({
  ...steps,
  save: (files, options) => timed(importTimes, 'app', () => steps.save(files, options)),
});

export const countImport =
  ({ imports }: ImportMetrics) =>
  ({ state }: ImportJob): void =>
    imports.inc({ source: 'app', outcome: state });

export const countedFeeds =
  (takeFeed: TakeFeed, { imports, importTimes }: ImportMetrics): TakeFeed =>
  async (sent) => {
    const count = (outcome: string) => imports.inc({ source: 'feed', outcome });
    try {
      const answer = await timed(importTimes, 'feed', () => takeFeed(sent));
      count('done');
      return answer;
    } catch (error) {
      count(feedOutcome(error));
      throw error;
    }
  };

function feedOutcome(error: unknown): string {
  if (error instanceof FeedRefusedError) return 'refused';
  return error instanceof ImportInProgressError ? 'busy' : 'failed';
}

async function timed<T>(times: Metrics['importTimes'], source: string, work: () => Promise<T>): Promise<T> {
  const end = times.startTimer({ source });
  try {
    return await work();
  } finally {
    end();
  }
}
