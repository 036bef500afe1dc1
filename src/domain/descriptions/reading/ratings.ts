import { around, isDenied } from '../../language/denial';
import { UNCLEAR } from './oneValue';

/** '1500', '1,500' or '112.5', and nothing longer. */
const NUMBER = String.raw`(?<!\d)(?<!\d[.,])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})((?:\.\d{1,3})?)(?!\d)`;
const POWER = new RegExp(`${NUMBER} ?-?([km])va\\b|\\bkva ?[:=] ?${NUMBER}(?! ?k?v)`, 'g');
/** '500/750 kVA', '500 to 750 kVA': not one rating. */
const SEVERAL = /\d ?(?:\/|-|–|to|or|and|&) ?$/;
/** Bounds, and power that is no unit's rating. */
const OTHER_POWER =
  /\b(?:at least|min\.?|minimum|max\.?|maximum|up to|over|under|above|below|about|approx\.?|less than|more than|load(?: of)?|demand(?: of)?|generator)(?: of| is)? $|[<>~≈] ?$/;

/** The kVA that a part of a clause states: '1500 kVA', '1,500KVA', '1.5 MVA', 'kVA: 1500'. */
export const kvaIn = (part: string): string[] =>
  OF_FAULTS.test(part) ? [] : [...part.matchAll(POWER)].flatMap(ratingOf);

const OF_FAULTS = /\b(?:fault|short[- ]circuit)\b/;

function ratingOf(found: RegExpExecArray): string[] {
  const { before } = around(found);
  if (SEVERAL.test(before)) return [UNCLEAR];
  if (isDenied(found) || OTHER_POWER.test(before)) return [];
  const [, whole = found[4] ?? '', decimals = found[5] ?? '', scale = 'k'] = found;
  const kva = Number(whole.replaceAll(',', '') + decimals) * (scale === 'm' ? 1000 : 1);
  return kva > 0 ? [String(kva)] : [];
}

const PHASES = /(?<![\w.])(?:(three|3)|(single|one|1))[ -]?(?:phase|ph|ø|φ)(?![a-z])/g;

/** '3' of 'Three-Phase Pad' or '3ph', '1' of 'single-phase'. */
export const phasesIn = (part: string): string[] =>
  [...part.matchAll(PHASES)].flatMap((found) => (isDenied(found) ? [] : found[1] === undefined ? '1' : '3'));

/** Basic impulse levels of primaries (IEEE C57.12.34), kV. */
const LEVELS = '(30|45|60|75|95|110|125|150|200|250|350)';
const IMPULSE = new RegExp(
  `(?<![\\d.,/])${LEVELS} ?(?:kv)? ?bil\\b|\\bbil ?[:=]? ?(?:of )?${LEVELS}(?![\\d.,]*\\d)(?! ?kva)`,
  'g',
);
const OF_SECONDARY = /\b(?:lv|l\.v\.|sec|secondary|low[- ]voltage)[ :]*$/;

/** The impulse level of the primary, kV: '95 kV BIL', 'BIL 95'. */
export const bilIn = (part: string): string[] =>
  [...part.matchAll(IMPULSE)].flatMap((found) =>
    isDenied(found) || OF_SECONDARY.test(around(found).before) ? [] : (found[1] ?? found[2] ?? []),
  );
