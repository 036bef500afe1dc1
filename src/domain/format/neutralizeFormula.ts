/**
 * How a formula begins for a spreadsheet, also after spaces or quotes, which some spreadsheets drop first
 * (OWASP, CSV injection; full-width forms too).
 */
const FORMULA = /^[\s"'“”„‘’‚«»＂＇]*?[=+\-@\t\r\n＝＋－＠]/;

const APOSTROPHE = 39;

/** Guards against formula injection: puts an apostrophe before text that a spreadsheet would run. */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before `neutralizeFormula`, or a person who knows spreadsheets, guarded it. */
export const restoredFormula = (text: string): string =>
  text.charCodeAt(0) === APOSTROPHE && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
