import { around, saidOf } from '../language/denial';
import { numberIn, placeOf, spot, type Spot } from './spot';

const NAME =
  /% ?i?z\b|% ?imp(?:edance)?\b|(?:percent )?impedances?(?: voltage)?(?: ?\(%\)|, ?%)?|\bimp\b\.?|\bi?z(?= ?[=:])|\bi?z ?%|\buk(?= ?[=:])|\biz(?= \d)|(?<=% )z\b|(?<=%)z\b|\bz(?= (?:min|max|about|around|approx|roughly|near|is |of about|\d|no |not |at |of \d|between|shall|to be))/g;
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,3})?)`;
const MIN = String.raw`min(?:imum)?\.?|at least|not (?:be )?less than|no less than|not below|≥|>=?`;
const MAX = String.raw`max(?:imum)?\.?|at most|not (?:more|higher|greater) than|no (?:more|higher|greater) than|not (?:over|above)|not (?:to )?exceed(?:ing)?|≤|<=?`;
const LIMIT = String.raw`(?:(${MIN}|${MAX}) ?(?:of )?)?`;
const BETWEEN = String.raw` ?%? ?(?:-|to|and|nor|but)(?: (?:${MAX}|${MIN}|(?:more|greater|higher) than))? ?`;
const LIMIT_AFTER = String.raw`(?: ?%)? ?,?(?:(min(?:imum)?\b|or (?:more|higher|better))|(max(?:imum)?\b|or (?:less|lower)))?`;
const NOT_PERCENT = String.raw`(?![\d.,]*\d)(?! ?(?:kva|kv|v\b|hz|w\b|lb|kg|%? tolerance))`;
/** After the name: 'impedance shall be not less than 5.3 and not more than 6.2'. */
const AFTER = new RegExp(
  String.raw`^([^\d%±+;,]{0,50}?)${LIMIT}${NUMBER}(?:${BETWEEN}${NUMBER})?${NOT_PERCENT}${LIMIT_AFTER}`,
);
/** Before the name: 'min 4% Z', '5.75% impedance'. */
const BEFORE = new RegExp(String.raw`${LIMIT}${NUMBER}(?:${BETWEEN}${NUMBER})? ?%? ?$`);
const START = /(?:^|[^\d.,]|[^\d][.,])$/;
/** Percent; others are no impedance of a transformer. */
const RANGE = [0.5, 20] as const;

/** The impedance that a clause states, in percent: '5.75', '4.5 to 6', 'min 5'. */
export function impedanceSpots(text: string): Spot<'impedance_pct'>[] {
  if (!/imp|z\b|\buk\b|5\.75 ?%/.test(text)) return [];
  const clause = text.replaceAll(RATINGS, (found) => found.replaceAll(/\d/g, '_'));
  for (const name of [...clause.matchAll(NAME)].slice(0, 6)) {
    const found =
      saidOf({ before: around(name).before, after: '' }) === 'denied' ||
      /^ ?(?:tolerance|level)/.test(clause.slice(placeOf(name).end))
        ? null
        : valueAt(clause, name);
    if (found) return [found];
  }
  const usual = /\btaps?\b|tolerance/.test(clause) ? null : USUAL.exec(clause);
  return usual ? [spot('impedance_pct', '5.75', placeOf(usual))] : [];
}

const RATINGS = /\d[\d,.]* ?[km]va\b|\b(?:items?|lines?|lns?) ?#?\d{1,2}\b/g;
/** A percentage that is nothing else. */
const USUAL = /(?<![\d.±+-])5\.75 ?%(?! ?tol)/;

function valueAt(clause: string, name: RegExpExecArray): Spot<'impedance_pct'> | null {
  const { start, end } = placeOf(name);
  const from = Math.max(0, start - 48);
  const before = BEFORE.exec(clause.slice(from, start));
  if (before && /%/.test(before[0] + name[0]) && START.test(clause.slice(0, from + before.index)))
    return spotOf(
      before.slice(1),
      '',
      { start: from + before.index, end: Math.max(end, end + limitLength(clause, end)) },
      limitAt(clause, end),
    );
  const after = AFTER.exec(clause.slice(end, end + 110));
  if (!after || /tolerance|\bfault|\bby\b/.test(after[1] ?? '')) return null;
  const limit = after[5] === undefined ? (after[6] === undefined ? undefined : 'max') : 'min';
  return spotOf(after.slice(2, 5), after[0], { start, end: end + after[0].length }, limit);
}

const WORD_AFTER = /^ ?,?(?:(min(?:imum)?\b)|(max(?:imum)?\b))/;
const limitLength = (clause: string, end: number): number => WORD_AFTER.exec(clause.slice(end))?.[0].length ?? 0;
const limitAt = (clause: string, end: number): string | undefined => {
  const found = WORD_AFTER.exec(clause.slice(end));
  return found ? (found[1] === undefined ? 'max' : 'min') : undefined;
};

function spotOf(
  [limit, low = '', high]: readonly (string | undefined)[],
  _: string,
  place: { start: number; end: number },
  limitAfter: string | undefined,
): Spot<'impedance_pct'> | null {
  const [least, most] = [numberIn(low), high === undefined ? null : numberIn(high)];
  if (least < RANGE[0] || least > RANGE[1]) return null;
  if (most !== null && most >= RANGE[0] && most < least && isMost(limit))
    return spot('impedance_pct', `${most} to ${least}`, place);
  const isRange = most !== null && most > least && most <= RANGE[1];
  return spot('impedance_pct', isRange ? `${least} to ${most}` : `${limitWord(limit ?? limitAfter)}${least}`, place);
}

/** 'Not above 6 % and not below 5.5 %'. */
const isMost = (limit: string | undefined): boolean => limit !== undefined && new RegExp(`^(?:${MAX})`).test(limit);

const limitWord = (limit: string | undefined): string =>
  limit === undefined ? '' : new RegExp(`^(?:${MIN})`).test(limit) ? 'min ' : 'max ';
