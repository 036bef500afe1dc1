import type { Passage } from '../../contract/requests/reading';
import type { Clause } from './text/clauses';
import { linesOf, type Line } from './text/lines';

/** Characters; text beyond them is not understood. */
export const MAX_TEXT = 60_000;
/** Characters of clauses that can state something. */
const MAX_READ = 16_000;
/** Only texts that are not requests have more ratings. */
const MAX_CLAUSES = 600;
const OF_TRADE =
  /[km]va|transf|xfmr|pad-?mount|\d ?k?v\b|\d[dy]\b|bil\b|% ?i?z|imped|taps?\b|fluid|ester|fr3|mineral|winding|loop|radial|front|fus|bushing|deliver|ship|fob|\bqty|quantity/;
const SAYS_SOMETHING =
  /\d|pad|pole|substation|overhead|\bused\b|trans|xfmr|kva|deliver|ship|loop|radial|front|fluid|oil|mineral|ester|silicone|midel|copper|alum|wind|wound|rebuilt|\bcu\/|phase|bay|fus|tap|bil|imped|loss|delta|wye|new|recon|refurb|surplus|spade|stud|bolt|equal|need|asap|soon|item|both|all|one|two|three|four|five|six|same|double|triple|add|drop|delete|remove|no |not |fob|month|by |before|steel|spare|shield|gauge|csa|contact|certif|report|only|rise|conn|meter|monitor|onan|ambient|altitude|valve|arrester|listed|site|seal|paint|bolt|scrap|disregard|ignore|exist|old |failed|plate|volt|confirm|verif|sure|tbd|cancel|forget|history|orders|purchases|on hand/;

const HEADER_LINE = /^(?:from|sent|to|cc|bcc|date|reply-to|envoyé|de|à) ?:|^on .{6,140} wrote ?:$/;
const isHeaderLine = (text: string): boolean => HEADER_LINE.test(text);

/** Characters. */
const SIGNATURE = 10_000;

/** People sign at the end, however long the text is. */
export function lastLines(text: string, before: readonly Line[]): Line[] {
  if (text.length <= MAX_TEXT) return [];
  const from = Math.max(MAX_TEXT, text.length - SIGNATURE);
  const message = before.at(-1)?.message ?? 0;
  return linesOf(text.slice(from)).map((line) => ({
    ...line,
    start: line.start + from,
    message: line.message + message,
  }));
}

/** The clauses that can state something, up to the limit; in long texts only those with trade terms. */
export function readable(clauses: readonly Clause[]): Clause[] {
  const all = clauses.filter(({ text }) => SAYS_SOMETHING.test(text) && !isHeaderLine(text));
  const chosen = lengthOf(all) > MAX_READ ? all.filter(({ text }) => OF_TRADE.test(text)) : all;
  let length = 0;
  return chosen.slice(0, MAX_CLAUSES).filter(({ text }) => (length += text.length) <= MAX_READ);
}

const lengthOf = (clauses: readonly Clause[]): number => clauses.reduce((sum, { text }) => sum + text.length, 0);

/** The parts beyond the limits. */
export function restOf(text: string, clauses: readonly Clause[], read: readonly Clause[]): Passage[] {
  const last = read.at(-1);
  const isCut = text.length > MAX_TEXT || lengthOf(read) > MAX_READ - 2500 || read.length === MAX_CLAUSES;
  const next = last && clauses[clauses.indexOf(last) + 1];
  const start = next?.at[0] ?? MAX_TEXT;
  return isCut && start < text.length ? [{ start, end: text.length }] : [];
}
