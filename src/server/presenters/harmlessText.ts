/**
 * What spreadsheets take for the beginning of a formula, also after space or quotes, which some of them drop first
 * (OWASP, CSV injection; full-width forms too).
 */
const FORMULA = /^[\s"'“”„‘’‚«»＂＇]*?[=+\-@\t\r\n＝＋－＠]/;

/** The text, with an apostrophe before it where a spreadsheet would run it. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
