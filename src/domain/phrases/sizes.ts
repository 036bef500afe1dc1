import { numberIn, placeOf, spot, type Spot } from './spot';

type SizeField = 'max_width_in' | 'max_depth_in' | 'max_height_in' | 'max_weight_lb';

const LIMIT =
  /\b(?:max(?:imum)?|exceed\w*|no (?:taller|wider|deeper|heavier|more|higher|larger|bigger)|nothing (?:over|above|more than|bigger|larger|wider|deeper|taller|higher|longer|heavier)|not (?:be )?(?:above|taller|wider|deeper|heavier|over|more|greater|larger|longer|beyond)|less than|limit(?:ed|ing|s)?|under|up to|at most|within|must fit|fits?|below|or (?:less|lighter|shorter)|(?:can't|cannot|not|no) weigh|good for|can't (?:be|go|take)|cannot|clear(?:ance|s)?|tops?|(?:floor|slab|lift|elevator|pad|deck|roof|bridge|door|hoist) (?:only |can |will )?(?:takes?|holds?|carr(?:y|ies)|supports?|is good for|allows?))\b|≤|</;
const NUMBER = String.raw`(?<!\d)(?<!\d[.,])(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d{1,5}(?:[.,]\d{1,2})?)`;
const LENGTH = String.raw`(?: ?(''|'|"|in(?:ch(?:es)?)?\b\.?|mm\b|cm\b|ft\b\.?|feet\b|m\b))`;
const SIDES: readonly (readonly [SizeField, string])[] = [
  ['max_width_in', 'width|wide|w'],
  ['max_depth_in', 'depth|deep|d|length|long'],
  ['max_height_in', 'height|high|tall(?:er)?|h'],
];
const SIDE_WORD = SIDES.map(([, words]) => words).join('|');
const AFTER = new RegExp(
  String.raw`${NUMBER}${LENGTH}? ?-?(?:in )?(?:max(?:imum)?\.? )?(?:\(?(${SIDE_WORD})\)?)\b`,
  'g',
);
const BEFORE = new RegExp(
  String.raw`\b(${SIDE_WORD}|wider|deeper|taller|higher|longer)\b\)?(?: ?:)?(?:(?<=width|depth|height|length), max(?:imum)?)?(?: (?:of|is|up|more|greater|larger|than|shall|must|may|can|cannot|can't|mustn't|should|will|not|to|be|above|beyond|no|limited|exceed|max(?:imum)?|over|under|at|most|limit|the|unit|transformer|cabinet)){0,5}\.? ?[:=≤<]? ?${NUMBER}${LENGTH}?`,
  'g',
);
const WEIGHT = new RegExp(String.raw`${NUMBER} ?(lbs?\b\.?|pounds?\b|#|kgs?\b|tons?\b|tonnes?\b)`, 'g');

const inches = (number: string, unit: string | undefined): string | null => {
  const value = numberIn(number.replaceAll(' ', ''));
  const per =
    unit === undefined
      ? 1
      : /^mm/.test(unit)
        ? 1 / 25.4
        : /^cm/.test(unit)
          ? 1 / 2.54
          : /^(?:f|'$)/.test(unit)
            ? 12
            : /^m/.test(unit)
              ? 39.3701
              : 1;
  const length = Math.round(value * per * 10) / 10;
  return length >= 10 && length <= 300 ? String(length) : null;
};

/** 'Pad is 84 wide by 72 deep, nothing bigger'. */
const NO_UNIT_DOUBT = 'The text names no unit; inches assumed.';

const FEET = /(\d{1,2}) ?(?:ft\.?|feet|foot|') ?-? ?(\d{1,2})(?: ?(?:in\b\.?|inch(?:es)?\b|"))/g;
/** '5 ft 6 in' in inches, as long as the words. */
const inInches = (text: string): string =>
  text.replaceAll(FEET, (words, feet: string, more: string) =>
    `${Number(feet) * 12 + Number(more)} in`.padEnd(words.length).slice(0, words.length),
  );

/** 'W x D x H: 2000 x 2200 x 2000 mm'. */
const TRIPLE = new RegExp(
  String.raw`\b([wdhl]) ?x ?([wdhl]) ?x ?([wdhl])\b\)?(?: (?:max|in|mm|cm)\b\.?)? ?[:=]? ?${NUMBER}${LENGTH}? ?x ?${NUMBER}${LENGTH}? ?x ?${NUMBER}${LENGTH}?`,
);

/** '72 x 68 x 62 max (W x D x H)'. */
const TRIPLE_BEFORE = new RegExp(
  String.raw`${NUMBER}${LENGTH}? ?x ?${NUMBER}${LENGTH}? ?x ?${NUMBER}${LENGTH}?(?: (?:max(?:imum)?|overall)\b\.?)? ?\(?([wdhl]) ?x ?([wdhl]) ?x ?([wdhl])\b`,
);

function tripleSpots(clause: string, unit: string | undefined): Spot<SizeField>[] {
  const before = TRIPLE_BEFORE.exec(clause);
  if (before) {
    const [, a = '', , b = '', , c = '', last, ...sides] = before;
    return [a, b, c].flatMap((number, at) => sized(before, sides[at] ?? '', number, last ?? unit));
  }
  const found = TRIPLE.exec(clause);
  if (!found) return [];
  const [, first = '', second = '', third = '', a = '', , b = '', , c = '', last] = found;
  return [
    [first, a],
    [second, b],
    [third, c],
  ].flatMap(([side = '', number = '']) => sized(found, side, number, last ?? unit));
}

/** Limits of size and weight; sizes without a limiting word are not requirements. */
export function sizeSpots(text: string): Spot<SizeField>[] {
  if (!LIMIT.test(text) || !/\d/.test(text)) return [];
  const clause = inInches(text);
  const unit = /[ (]mm\b|\dmm\b/.test(clause) ? 'mm' : undefined;
  const triple = tripleSpots(clause, unit);
  if (triple.length > 0) return [...triple, ...weights(clause)];
  const after = [...clause.matchAll(AFTER)].flatMap((found) =>
    sized(found, found[3] ?? '', found[1] ?? '', found[2] ?? unit),
  );
  const before = [...clause.matchAll(BEFORE)].flatMap((found) =>
    sized(found, found[1] ?? '', found[2] ?? '', found[3] ?? unit),
  );
  const isMeasured = unit !== undefined || hasUnit(clause);
  const isSided = new Set([...before, ...after].map(({ field }) => field)).size > 1;
  const sides =
    isMeasured || BOTH_SIDES.test(clause) || (isSided && !/\dx|\d x /.test(clause))
      ? [...before, ...after.filter((each) => !before.some((other) => overlaps(each, other)))]
      : [];
  const doubt = isMeasured ? undefined : NO_UNIT_DOUBT;
  return [...distinct(sides).map((each) => (doubt === undefined ? each : { ...each, doubt })), ...weights(clause)];
}

/** '84 wide by 72 deep'. */
const BOTH_SIDES = /\d ?(?:wide|w) ?(?:by|x) ?\d[\d.]* ?(?:deep|long|d)\b/;

const hasUnit = (clause: string): boolean => /\d ?(?:''|"|'|in\b|in\.|inch|mm|cm|ft|feet|m\b)/.test(clause);
const overlaps = (a: Spot, b: Spot): boolean => a.start < b.end && b.start < a.end;
const distinct = (spots: readonly Spot<SizeField>[]): Spot<SizeField>[] =>
  spots.filter((each, at) => spots.findIndex(({ field }) => field === each.field) === at);

function sized(found: RegExpExecArray, side: string, number: string, unit: string | undefined): Spot<SizeField>[] {
  const value = inches(number, unit);
  const field = /^wid|^w$/.test(side) ? 'max_width_in' : /^(?:h|tall)/.test(side) ? 'max_height_in' : 'max_depth_in';
  return value === null ? [] : [spot<SizeField>(field, value, placeOf(found))];
}

/** What a machine can lift binds a unit less than its own limit. */
const LIFTS = /\b(?:cranes?|forklifts?|fork ?trucks?|hoists?|booms?|jibs?|rigg(?:er|ing)s?|trailers?|trucks?)\b[^,;]*$/;
/** Of a small pole-mounted unit. */
const NAMED_WEIGHT = /\b(?:weight|wt|mass)\b[^\d;]{0,30}$/;
const POUNDS_PER_KG = 2.20462262;

function weights(clause: string): Spot<SizeField>[] {
  if (
    /\b(?:crane|forklift) (?:is(?! good for)|capacity|rated)|\bno (?:worry|worries|problem|issue|concern)\b/.test(
      clause,
    )
  )
    return [];
  const all = [...clause.matchAll(WEIGHT)];
  const own = all.find(({ index }, at) => !LIFTS.test(clause.slice(all[at - 1]?.index ?? 0, index)));
  return [own ?? all[0]].flatMap((found) => {
    if (!found) return [];
    const value = numberIn((found[1] ?? '').replaceAll(' ', ''));
    const unit = found[2] ?? '';
    const pounds = /^kg/.test(unit)
      ? value * POUNDS_PER_KG
      : /^tonne/.test(unit)
        ? value * 1000 * POUNDS_PER_KG
        : /^ton/.test(unit)
          ? value * 2000
          : value;
    const isNamed = NAMED_WEIGHT.test(clause.slice(0, found.index));
    return pounds >= (isNamed ? 50 : 300)
      ? [spot<SizeField>('max_weight_lb', String(Math.round(pounds)), placeOf(found))]
      : [];
  });
}
