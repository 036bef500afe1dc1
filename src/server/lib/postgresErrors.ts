import { DatabaseError } from 'pg';

export const UNIQUE_VIOLATION = '23505';
/** Serialization failure, deadlock. */
export const CONFLICTS = ['40001', '40P01'];

export const hasState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof DatabaseError && states.includes(error.code ?? '');
