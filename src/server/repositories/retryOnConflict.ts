import { CONFLICTS, hasState } from '../db/postgresErrors';

/** Does the work, and retries it once after a conflict with another transaction. Throws what the second attempt throws. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!hasState(error, ...CONFLICTS)) throw error;
    return work();
  }
}
