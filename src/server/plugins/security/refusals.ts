import { createAttemptLimiter } from '../../signIn/interaction/attemptLimiter';

/** What was refused, to whom and why. */
export interface Refusal {
  readonly action: 'refuseSignIn' | 'refuseToken' | 'refuseAction';
  readonly by: {
    readonly name: string;
    readonly address: string;
    /** Of a valid access token; absent without one. */
    readonly subject?: string;
  };
  /** What was asked for, or by which account. */
  readonly new: Readonly<Record<string, string>>;
  readonly reason: string;
}

export type AddRefusal = (refusal: Refusal) => Promise<void>;

/** In one minute, of one address without a sign-in, or of one action of one person. The log has all of them. */
const MAX_REFUSALS = 10;

const actionOf = ({ by, new: { method, route } }: Refusal) => JSON.stringify([by.subject, method, route]);

/**
 * Passes refusals on, but no floods: the audit keeps its entries forever. Refusals without a sign-in are limited by address.
 * Those of signed-in people are limited by person and action, so that nothing else can hide them.
 */
export function withoutFloods(add: AddRefusal, now: () => number = Date.now): AddRefusal {
  const addresses = createAttemptLimiter(now, MAX_REFUSALS);
  const actions = createAttemptLimiter(now, MAX_REFUSALS);
  const isAllowed = (refusal: Refusal) =>
    refusal.by.subject === undefined ? addresses.allows(refusal.by.address) : actions.allows(actionOf(refusal));
  return async (refusal) => {
    if (isAllowed(refusal)) await add(refusal);
  };
}
