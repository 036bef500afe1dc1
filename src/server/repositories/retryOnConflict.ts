import { DatabaseError } from 'pg';

/** SQLSTATE of a transaction rolled back because of another one: serialization failure, deadlock. */
export const CONFLICTS = ['40001', '40P01'];

export const hasState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof DatabaseError && states.includes(error.code ?? '');

/** Does the work, and retries it once after a conflict with another transaction. Throws what the second attempt throws. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!hasState(error, ...CONFLICTS)) throw error;
    return work();
  }
}
