import { WORD_NUMBER } from '../../phrases/spot';
import { partSpots } from '../clauseSpots';
import { rewritten, type Mapped, type Rule } from '../text/mapped';
import type { Clause } from '../text/clauses';

const BEFORE = '(?:(?:no|oh|oops|whoops|ah|er|uh|um)[ ,]{1,3}){0,4}';
const TAKEN_BACK = String.raw`(?:scratch that|strike that|hold on|hang on|wait|sorry|correction|i mean(?:t)?|my (?:bad|mistake)|actually|make (?:it|that))`;
const AFTER = String.raw`(?:[ ,-]{1,3}(?:no|sorry|wait|scratch that|make (?:it|that)|i mean(?:t)?|(?:it|that)(?:'s| is| should be)|should be|rather)(?![\w'])){0,4}`;
/** 'No, scratch that', 'hold on, make that', 'wait no'. */
const RETAKE = String.raw`(?<![\w'])${BEFORE}${TAKEN_BACK}${AFTER}`;
/** 'No, four', 'oops, make that 3'. */
const COUNT_RETAKE = String.raw`(?:${RETAKE}|(?<![\w'])(?:no|oops|whoops)(?:[ ,-]{1,3}make (?:it|that))?)`;
const HINT = new RegExp(String.raw`\b(?:${TAKEN_BACK}|oops|whoops)\b|^no\b`);
const GAP = '[ ,.:;-]{1,4}';

/** 'No, make that 4 at 300 kVA'. */
const COUNTED = String.raw`(?:an? |(?:\d{1,3}|${WORD_NUMBER}) ?(?:(?:ea\.?|x|@|-|(?:units? )?(?:at|of)) ?)?)?`;
const RATING = String.raw`(?:25|37\.5|45|50|75|100|112\.5|150|167|225|300|333|500|750|1000|1500|2000|2500|3000|3750|5000)`;
const NO_OTHER_UNIT = String.raw`(?=\.? ?(?:$|[,;:)(-]|(?:three|3|single|1)[ -]?ph|pads?\b|instead\b|please\b|pls\b))`;
/** '300 kVA, no scratch that, 500': the second has the unit of the first. */
const WITHOUT_UNIT = new RegExp(
  String.raw`(?<=\d ?kva\b[^\d.;]{0,30}${GAP}${RETAKE}${GAP}(?:an? )?)${RATING}${NO_OTHER_UNIT}`,
  'g',
);
const OUTDATED = new RegExp(
  String.raw`(?<![\d.,])[\d.,]{1,7} ?kva(?=[^\d.;]{0,30}${GAP}${RETAKE}${GAP}${COUNTED}[\d.,]{1,7} ?kva\b)`,
  'g',
);
const VOLTAGE = String.raw`(?:\d{1,2}(?:\.\d{1,3})? ?kv|\d{3,5}(?: ?v\b| volts?\b)?)(?:,? ?(?:(?:solidly )?grounded wye|wye|delta|grdy|d|y)\b)?(?:\/\d{2,5})?`;
/** '4.16 kV wye (make that 12.47 kV wye)': the second is on the side of the first. */
const OTHER_VOLTAGE = new RegExp(
  String.raw`(?<![\d.,$/-])(${VOLTAGE})[ ,.(-]{1,4}${RETAKE}[ ,.:-]{1,4}(?=(${VOLTAGE})(?! ?(?:kva|x )))`,
  'g',
);
/** 'Three pads. No, four', '2 pads - oops - 3'. */
const COUNT = new RegExp(
  String.raw`(?<=(?:^|[,;(-] ?)${COUNT_RETAKE}[ ,.:-]{1,4})(?:\d{1,2}|${WORD_NUMBER})(?=[ .!]{0,2}(?:$|[,;)]| of (?:them|those)\b))`,
  'g',
);

/** Volts; kilovolts have a unit. */
const LOW_VOLTAGE = 600;
const isLow = (voltage: string): boolean => !voltage.includes('kv') && Number.parseFloat(voltage) <= LOW_VOLTAGE;
const ofOneLevel = ([found, before = '', after = '']: RegExpExecArray): string =>
  isLow(before) === isLow(after) ? '' : found;

/** The 'no' denies what comes before. */
const NO_BEFORE = /\bno[ ,]{1,3}(?=(?:make (?:it|that)|scratch that|strike that|wait|sorry|actually)\b)/g;

const RULES: readonly Rule[] = [
  [WITHOUT_UNIT, ([kva]) => `${kva} kva`],
  [OUTDATED, () => ''],
  [OTHER_VOLTAGE, ofOneLevel],
  [COUNT, ([count]) => `qty ${count}`],
  [NO_BEFORE, () => ''],
];
const retaken = (clause: Mapped): Mapped =>
  RULES.reduce((result, [pattern, replacement]) => rewritten(result, pattern, replacement), clause);

const ENDS_WITH_RATING = /\d ?kva(?: [a-z-]+){0,3}[ .,-]*$/;
const BEGINS_ANEW = new RegExp(String.raw`^${RETAKE}${GAP}${COUNTED}[\d.,]{1,7}(?: ?kva\b|${NO_OTHER_UNIT})`);

/** A value that the next words take back is none: '300 kVA.. no, scratch that, 500'. */
export function withRetakes(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ text }) => HINT.test(text))) return clauses;
  const joined = clauses.reduce<Clause[]>((all, clause) => {
    const before = all.at(-1);
    if (before && isDenial(before, clause))
      return [...all, { ...clause, ...rewritten(clause, NO, () => 'correction, ') }];
    return before && goesOn(before, clause) ? [...all.slice(0, -1), join(before, clause)] : [...all, clause];
  }, []);
  return joined.map((clause) => (HINT.test(clause.text) ? { ...clause, ...retaken(clause) } : clause));
}

/** 'A pole bank? No - a pad.' */
const NO = /^no ?[-,] ?(?=\w)/g;
const isDenial = (before: Clause, { text, message, line }: Clause): boolean =>
  before.text.endsWith('?') && text.search(NO) === 0 && message === before.message && line <= before.lastLine;

const goesOn = (before: Clause, { text, message, line }: Clause): boolean =>
  message === before.message &&
  line <= before.lastLine + 1 &&
  HINT.test(text) &&
  BEGINS_ANEW.test(text) &&
  ENDS_WITH_RATING.test(before.text);

const join = (one: Clause, other: Clause): Clause => {
  const end = one.at.at(-1) ?? 0;
  return { ...one, text: `${one.text}, ${other.text}`, at: [...one.at, end, ...other.at], lastLine: other.lastLine };
};

const BEGINS_COUNT = new RegExp(`^${COUNT_RETAKE}[ ,.:-]{1,4}qty `);
const BEGINS = new RegExp(`^${RETAKE}`);
export const isRetake = (text: string): boolean => BEGINS.test(text) || BEGINS_COUNT.test(text);

const RETAKES = new RegExp(`${RETAKE}|${COUNT_RETAKE}(?=[ ,.:-]{1,4}qty )`, 'g');

/** Where a text takes back what it says before, and says it anew: 'loop feed - wait no, make it radial'. */
export const retakesIn = (text: string): number[] =>
  HINT.test(text)
    ? [...text.matchAll(RETAKES)]
        .map(({ index }) => index)
        .filter((index) => index > 0 && areOfOneField(text.slice(0, index), text.slice(index)))
    : [];

function areOfOneField(before: string, after: string): boolean {
  if (BEGINS_COUNT.test(after)) return true;
  const stated = new Set(partSpots(before).map(({ field }) => field));
  return stated.size > 0 && partSpots(after).some(({ field }) => stated.has(field));
}
