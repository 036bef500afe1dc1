/** SQLSTATE classes and codes of a database that cannot serve now (PostgreSQL documentation, appendix A). */
const UNAVAILABLE_STATE = /^(08|53|57|58|40001|40P01|XX)/;
/** The database was asked something no value can answer, e.g. text with a NUL byte or a number out of range. */
const REFUSED_STATE = /^22/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** What pg throws without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|The database did not answer)/;

const textAt = (error: unknown, name: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Whether the same request may well succeed a little later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = textAt(error, 'code');
  if (NETWORK.has(code) || UNAVAILABLE_STATE.test(code)) return true;
  return UNAVAILABLE_MESSAGE.test(textAt(error, 'message'));
}

/** Whether the database refused a value that the request carried. */
export function isRefusedValue(error: unknown): boolean {
  return REFUSED_STATE.test(textAt(error, 'code'));
}
