import { DatabaseError } from 'pg';

/** SQLSTATE of work that lost against other work and left nothing behind: serialization failure, deadlock. */
const LOST = ['40001', '40P01'];

export const hasState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof DatabaseError && states.includes(error.code ?? '');

/** Does the work, and once more where it lost against other work. Throws what the second try throws. */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!hasState(error, ...LOST)) throw error;
    return work();
  }
}
