import { sql } from 'kysely';

const MAX_MINUTES = 60;

/** Of the next attempt: after 1, 2, 4, … 60 minutes. */
export const nextAt = sql<Date>`now() + make_interval(mins => least(${MAX_MINUTES}, power(2, attempts))::int)`;

/** A day after the first attempt no other follows. */
export const isLast = sql<boolean>`due_at > created_at + interval '1 day'`;
