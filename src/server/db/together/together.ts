import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import type { SharedTransaction } from './sharedTransaction';

const current = new AsyncLocalStorage<SharedTransaction>();

const running = (): SharedTransaction | undefined => {
  const shared = current.getStore();
  return shared?.hasEnded === true ? undefined : shared;
};

/** Runs this, and all that follows from it, with `shared` as the transaction of every statement. */
export const together = <Result>(shared: SharedTransaction, run: () => Result): Result => current.run(shared, run);

/** Does this when what the request has written so far is there for everybody: at once outside of a shared transaction. */
export async function afterCommit(work: () => unknown): Promise<void> {
  const shared = running();
  if (shared === undefined) await work();
  else shared.afterCommit(() => current.exit(work));
}

/** A pool whose statements become part of the transaction that their request shares, where it shares one. */
export const shareable = (pool: PostgresPool): PostgresPool => ({
  connect: () => running()?.lease(pool) ?? pool.connect(),
  end: () => pool.end(),
});
