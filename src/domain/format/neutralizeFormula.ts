/** JavaScript's white space, for PostgreSQL too, whose own class depends on the locale. */
export const WHITE_SPACE = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/**
 * Start of a spreadsheet formula, also after spaces or quotes, which some spreadsheets drop first (OWASP, CSV injection; full-width
 * forms too). Valid in JavaScript and PostgreSQL.
 */
export const FORMULA_BEGINS = `^[${WHITE_SPACE}"'“”„‘’‚«»＂＇]*[=+\\-@\\t\\r\\n＝＋－＠]`;

const FORMULA = new RegExp(FORMULA_BEGINS);
const APOSTROPHE = 39;

/** Guards against formula injection with a leading apostrophe. */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe of `neutralizeFormula`, or of a person who added one. */
export const restoredFormula = (text: string): string =>
  text.charCodeAt(0) === APOSTROPHE && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
