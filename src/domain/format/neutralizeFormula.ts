/**
 * How a formula begins for a spreadsheet, also after spaces or quotes, which some spreadsheets drop first
 * (OWASP, CSV injection; full-width forms too).
 */
const FORMULA = /^[\s"'“”„‘’‚«»＂＇]*?[=+\-@\t\r\n＝＋－＠]/;

/** Guards against formula injection: puts an apostrophe before text that a spreadsheet would run. */
export const neutralizeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
