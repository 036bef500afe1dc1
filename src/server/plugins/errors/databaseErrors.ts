import { textAt } from './textAt';

/** SQLSTATE classes and codes of a database that cannot serve now (PostgreSQL documentation, appendix A). */
const UNAVAILABLE_STATE = /^(08|53|57|58|40001|40P01|XX)/;
/** The database was asked something no value can answer, e.g. text with a NUL byte or a number out of range. */
const REFUSED_STATE = /^22/;
const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
/** SQLSTATE: a standby, or a primary that was made read-only, is asked to write. */
const READ_ONLY_STATE = '25006';
/** What pg throws without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

/** Whether the same request may well succeed a little later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = textAt(error, 'code');
  if (NETWORK.has(code) || UNAVAILABLE_STATE.test(code)) return true;
  return UNAVAILABLE_MESSAGE.test(textAt(error, 'message'));
}

/** Whether the database takes no writes now, as during a failover. */
export const isDatabaseReadOnly = (error: unknown): boolean => textAt(error, 'code') === READ_ONLY_STATE;

/** Whether the database refused a value that the request carried. */
export function isRefusedValue(error: unknown): boolean {
  return REFUSED_STATE.test(textAt(error, 'code'));
}
