/** JavaScript's white space, also for PostgreSQL, whose own class depends on the locale. */
export const WHITE_SPACE = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/**
 * How a formula begins for a spreadsheet, also after spaces or quotes, which some spreadsheets drop first
 * (OWASP, CSV injection; full-width forms too). A pattern that JavaScript and PostgreSQL understand alike.
 */
export const FORMULA_BEGINS = `^[${WHITE_SPACE}"'“”„‘’‚«»＂＇]*[=+\\-@\\t\\r\\n＝＋－＠]`;

const FORMULA = new RegExp(FORMULA_BEGINS);
const APOSTROPHE = 39;

/** Guards against formula injection: puts an apostrophe before text that a spreadsheet would run. */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before `neutralizeFormula`, or a person who knows spreadsheets, guarded it. */
export const restoredFormula = (text: string): string =>
  text.charCodeAt(0) === APOSTROPHE && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
