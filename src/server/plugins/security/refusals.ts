import { createAttemptLimiter } from '../../signIn/interaction/attemptLimiter';

/** What was refused, to whom and why. */
export interface Refusal {
  readonly action: 'refuseSignIn' | 'refuseToken' | 'refuseAction';
  readonly by: { readonly name: string; readonly address: string };
  /** What was asked for, or by which account. */
  readonly new: Readonly<Record<string, string>>;
  readonly reason: string;
}

export type AddRefusal = (refusal: Refusal) => Promise<void>;

/** From one address in a minute; the log has all of them. A flood must not fill what is kept forever. */
const MOST_REFUSALS = 10;

/** Passes refusals on, as long as one address has few of them. */
export function withoutFloods(add: AddRefusal): AddRefusal {
  const limiter = createAttemptLimiter(Date.now, MOST_REFUSALS);
  return async (refusal) => {
    if (limiter.allows(refusal.by.address)) await add(refusal);
  };
}
