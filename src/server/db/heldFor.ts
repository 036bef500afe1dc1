import { sql } from 'kysely';

/** Of an order that can be a place of an inquiry's line: the line, which people see. */
export const lineId = (order: string) =>
  sql<number>`coalesce(${sql.ref(`${order}.place_of`)}, ${sql.ref(`${order}.id`)})`;

export const lineJob = (order: string) => sql<string>`case when ${sql.ref(`${order}.place_of`)} is null
  then ${sql.ref(`${order}.job_number`)}
  else (select line.job_number from orders line where line.id = ${sql.ref(`${order}.place_of`)}) end`;
