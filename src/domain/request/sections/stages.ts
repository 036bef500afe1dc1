import type { PowerSpot } from '../../phrases/power';
import type { Clause } from '../text/clauses';

type Ratings = ReadonlyMap<Clause, readonly PowerSpot[]>;

const either = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Cooling classes of IEEE C57.12.00 and IEC 60076-2. */
const FORCED_CLASS = either('onaf', 'ofaf', 'odaf', 'knaf', 'kfaf', 'fa', 'foa');
const NATURAL_CLASS = either('onan', 'knan', 'oa');
const FORCED = new RegExp(
  String.raw`\b${either(
    FORCED_CLASS,
    ...['fans?', '(?:fan|forced)[- ](?:air|oil|cooled|cooling)', 'second stage', 'stage (?:2|two|ii)'],
    ...['(?:top|upper|maximum) rating', 'cooling stage'],
  )}\b`,
);
const NATURAL = new RegExp(
  String.raw`\b${either(NATURAL_CLASS, 'self[- ]cooled', 'base', 'first stage', 'stage (?:1|one|i)', 'natural')}\b`,
);
const WITHOUT_FANS =
  /\b(?:no|without|less|future|ready for|(?:provisions?|space|prepared) (?:for|of)(?: future)?) (?:the |any )?(?:cooling )?fans?\b/g;
const WARM = /\b65 ?(?:°|deg\.?|degrees?)? ?c\b/;
const COOL = /\b55 ?(?:°|deg\.?|degrees?)? ?c\b/;
const CLASS_BESIDE = new RegExp(String.raw`\b${FORCED_CLASS}\b\)?$|^ ?\(?${FORCED_CLASS}\b`);
/** 'One 3000 kVA' is a separate unit. */
const COUNTED = /(?:\b(?:one|two|three|four|five|six|an?)|\d\)?|\)) ?(?:x|-|ea\.?|each)? ?$/;
const FANS_DOUBT = 'The text names it as the rating with fans.';
const PHASE_DOUBT = 'The text says it of one phase.';

/** Fans raise a rating by 15 to 67 % (IEEE C57.12.10). */
const isStageOf = (top: number, base: number): boolean => top > base * 1.1 && top <= base * 1.7;

/** Words without which no rating is a stage, or one of a phase. */
const HINT = /fan|forced|[no]a[fn]\b|\bf?oa\b|\bfa\b|stage|rating\b|55|phase/;

interface Rated {
  readonly clause: Clause;
  readonly spot: PowerSpot;
  /** The words beside it, from and to the next mark. */
  readonly before: string;
  readonly after: string;
}

const MARK = /[,;(]| and | or |\/ /;

function ratedIn(clause: Clause, spots: readonly PowerSpot[]): Rated[] {
  const text = clause.text.replaceAll(WITHOUT_FANS, (words) => words.replaceAll(/\w/g, '_'));
  return spots.map((spot, at) => {
    const lead = text.slice(spots[at - 1]?.end ?? 0, spot.start);
    const tail = text.slice(spot.end, spots[at + 1]?.start ?? text.length);
    const own = text.slice(spot.start, spot.end);
    return { clause, spot, before: lead.split(MARK).at(-1) ?? '', after: own + (tail.split(MARK)[0] ?? '') };
  });
}

const isForced = ({ before, after, clause }: Rated): boolean =>
  (FORCED.test(`${before} ${after}`) && !NATURAL.test(`${before} ${after}`)) ||
  (WARM.test(after) && COOL.test(clause.text) && !COOL.test(after));

const isCounted = ({ before }: Rated): boolean => COUNTED.test(before);

/** Whether a rating is alone: its sentence names no voltage. */
const isApart = (one: Rated, other: Rated): boolean =>
  one.clause === other.clause ||
  (one.clause.message === other.clause.message && !/\d ?k?v\b|\d[dy]\b|delta|wye/.test(one.clause.text));

/** Without the higher stages of a rating, and of a rating for each phase with its total. */
export function withoutStages(ratings: Ratings): Ratings {
  if (!HINT.test([...ratings.keys()].map(({ text }) => text).join('\n'))) return ratings;
  const all = [...ratings].flatMap(([clause, spots]) => ratedIn(clause, spots));
  const changed = new Map(
    all.map((each) => [each.spot, changedBy(each, all)] as const).filter(([spot, next]) => spot !== next),
  );
  if (changed.size === 0) return ratings;
  return new Map(
    [...ratings]
      .map(
        ([clause, spots]) =>
          [clause, distinct(spots.flatMap((each) => (changed.has(each) ? (changed.get(each) ?? []) : each)))] as const,
      )
      .filter(([, spots]) => spots.length > 0),
  );
}

const distinct = (spots: readonly PowerSpot[]): PowerSpot[] =>
  spots.filter((each, at) => spots.findIndex(({ start }) => start === each.start) === at);

/** The rating, a rating in its place, or null if it goes with another. */
function changedBy(each: Rated, all: readonly Rated[]): PowerSpot | null {
  const { clause, spot } = each;
  if (isOfBank(each, all)) return null;
  if (PER_PHASE.test(each.after)) return totalOf(each, all);
  const own = clause.text.slice(spot.start, spot.end);
  if (spot.list.length > 1 && FORCED.test(own) && NATURAL.test(own))
    return { ...spot, value: String(Math.min(...spot.list.map(Number))), list: [] };
  if (!isForced(each)) return spot;
  const isStage = all.some(
    (base) =>
      base !== each &&
      !isForced(base) &&
      !isCounted(each) &&
      isApart(each, base) &&
      isStageOf(Number(spot.value), Number(base.spot.value)),
  );
  if (isStage) return null;
  const isNamed = FORCED.test(each.before) || CLASS_BESIDE.test(each.after);
  return isNamed ? { ...spot, doubt: spot.doubt ?? FANS_DOUBT } : spot;
}

/** 'The bank is 300 kVA, that is 100 kVA per phase', if another sentence asks for single units of 100 kVA. */
function isOfBank({ clause, spot }: Rated, all: readonly Rated[]): boolean {
  const one = all.find((each) => each.clause === clause && PER_PHASE.test(each.after))?.spot.value;
  const isPart = one !== undefined && [1, 3].includes(Number(spot.value) / Number(one));
  return (
    isPart && all.some((each) => each.clause !== clause && each.spot.value === one && SINGLE.test(each.clause.text))
  );
}

const SINGLE = /\b(?:single|1)[ -]?(?:phase|ph|ø)\b/;
const PER_PHASE = /\b(?:per|each|every|a) phase\b|\/phase\b/;

/** 'The load is 59 kVA per phase; 225 kVA total (75 kVA per phase)' asks for the total. */
const isThird = ({ spot, after }: Rated, all: readonly Rated[]): boolean =>
  PER_PHASE.test(after) &&
  all.some((other) => Math.abs(Number(other.spot.value) / (3 * Number(spot.value)) - 1) < 0.01);

/** '500 kVA in total, which is 167 kVA per phase' is one rating. */
function totalOf({ clause, spot }: Rated, all: readonly Rated[]): PowerSpot | null {
  const isTotal = (kva: number): boolean => Math.abs(kva / (3 * Number(spot.value)) - 1) < 0.01;
  const found = [...clause.text.matchAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?kva\b/g)].find(({ 1: number = '' }) =>
    isTotal(Number(number.replaceAll(',', ''))),
  );
  if (found) {
    const value = String(Number((found[1] ?? '').replaceAll(',', '')));
    const end = Math.max(spot.end, found.index + found[0].length);
    return { ...spot, value, start: Math.min(spot.start, found.index), end };
  }
  if (all.some((other) => isTotal(Number(other.spot.value)))) return null;
  return all.some((other) => isThird(other, all)) ? null : { ...spot, doubt: spot.doubt ?? PHASE_DOUBT };
}
