import { DatabaseError } from 'pg';

/** SQLSTATE of a second row with the same key. */
export const UNIQUE_VIOLATION = '23505';
/** SQLSTATEs of a transaction rolled back because of another one: serialization failure, deadlock. */
export const CONFLICTS = ['40001', '40P01'];

/** Whether PostgreSQL refused with one of these SQLSTATEs. */
export const hasState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof DatabaseError && states.includes(error.code ?? '');
