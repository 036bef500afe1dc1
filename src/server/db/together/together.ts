import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import { refuseInsidePart } from './part';
import type { SharedTransaction } from './sharedTransaction';

const current = new AsyncLocalStorage<SharedTransaction>();

const running = (): SharedTransaction | undefined => {
  const shared = current.getStore();
  return shared?.hasEnded === true ? undefined : shared;
};

/** Whether what runs now shares its transaction. */
export const isTogether = (): boolean => running() !== undefined;

/** Runs this, and all that follows from it, with `shared` as the transaction of every statement. */
export const together = <Result>(shared: SharedTransaction, run: () => Result): Result => current.run(shared, run);

/** Runs this outside of the transaction that a request shares. */
export const apart = <Result>(work: () => Result): Result => current.exit(work);

/** Does this when what the request has written so far is there for everybody: at once outside of a shared transaction. */
export async function afterCommit(work: () => unknown): Promise<void> {
  const shared = running();
  if (shared === undefined) await work();
  else shared.afterCommit(() => current.exit(work));
}

/**
 * A pool whose statements become part of the transaction that their request shares, where it shares one. Throws
 * OutsideOfTransactionError for one that would wait for itself.
 */
export const shareable = (pool: PostgresPool): PostgresPool => ({
  connect: async () => {
    const shared = running();
    if (shared === undefined) return pool.connect();
    refuseInsidePart();
    return shared.lease(pool);
  },
  end: () => pool.end(),
});
