import { isDenied } from '../language/denial';
import { placeOf, spot, type Spot } from './spot';

/** Basic impulse levels of windings (IEEE C57.12.34 and C57.12.00), kV. */
const LEVELS = new Set([
  10, 30, 45, 60, 75, 95, 110, 125, 145, 150, 170, 200, 250, 350, 450, 550, 650, 750, 825, 900, 1050,
]);
/** The lowest level of a primary; windings up to 1.2 kV have 30 (domain facts, BIL). */
const MIN_PRIMARY = 45;

const NAME =
  /\bb\.i\.l\.?|(?<![a-z])bil\b|(?<=kv)bil\b|basic (?:lightning )?impulse(?: insulation)? levels?(?: \(bil\))?|basic insulation level|impulse level|\bnba\b/g;
const NUMBER = String.raw`(?<![\d/])(?<!\d[.,])(\d{2,3})`;
const BEFORE = new RegExp(
  String.raw`${NUMBER}(?: ?(?:kv)? ?\/ ?(\d{2,3}))? ?-?(?:kv)?[ -]?(?:(hv|primary|pri|lv|secondary|sec) )?\(?$`,
);
const WORDS = String.raw`(?:[ :=(),-]|of|is|shall be|has to be|must be|goes (?:up )?to|changes to|changed to|becomes|is now|now|raised to|increases to|should be|to be|ratings?|levels?|kv|for|the|at least|minimum|min\.?|windings?|side|on|and|&|\/)*`;
const HIGH = String.raw`(?:hv|h\.v\.|high[- ](?:voltage|side)|primar(?:y|ies)|pri)\b`;
const LOW = String.raw`(?:lv|l\.v\.|low[- ](?:voltage|side)|secondar(?:y|ies)|sec)\b`;
const AFTER = new RegExp(
  String.raw`^${WORDS.replace('*', '{0,10}')}(?:hv ?/ ?lv|(${HIGH})|(${LOW}))?[ :=-]{0,3}(\d{2,3})(?![\d.,]*\d)(?! ?(?:kva|%|gal|lb|hz|in\b|a\b|to\b))`,
);
const SIDE_AFTER = new RegExp(
  String.raw`^ ?(?:kv )?(?:bil )?\(?(?:on |for |of |at )?(?:the )?(?:(${HIGH})|(${LOW}))(?! ?[:=]? ?\d{3})`,
);
const SIDE_BEFORE = new RegExp(String.raw`(?:(${HIGH})|(${LOW}))(?: (?:voltage|winding|side))?[ :=(-]*$`);
/** 'On the 46 kV side, 60 kV on the 4160 side', after the first level. */
const BY_VOLTAGE =
  /^(?: ?kv)? (?:on|for|at) the ([\d.,]+)( ?kv)?(?: ?v)? side,? (?:and )?(\d{2,3})(?: ?kv)? (?:on|for|at) the ([\d.,]+)( ?kv)?(?: ?v)? side/;
const MORE =
  /^(?: ?kv)?(?: \(?(?:on |for )?(?:the )?(?:hv|primary|pri|high(?:[- ]side|[- ]voltage)?)(?: (?:side|winding))?\)?)?(?: ?(?:\/|,|and|&|-) ?(?:(?:lv|secondary|sec|low(?: voltage| side)?) )?| (?:lv|secondary|sec) )(\d{2,3})(?![\d.,]*\d)(?! ?(?:kva|gal|lb|hz|%|a\b|in\b|kv bil))/;

type BilField = 'bil' | 'secondary_bil';
type Side = 'high' | 'low' | null;

/** The basic impulse levels that a clause states: '95 kV BIL', 'BIL 150 kV on the HV side, 30 kV on the LV side'. */
export function bilSpots(clause: string): readonly Spot<BilField>[] {
  const names = [...clause.matchAll(NAME)].slice(0, 8);
  const spots = names.flatMap((name, at) =>
    isDenied(name) ? [] : levelsAt(clause, name, names[at - 1], names[at + 1]),
  );
  return bySide(
    clause,
    spots.filter(
      (each, at) => spots.findIndex(({ field, start }) => field === each.field && start === each.start) === at,
    ),
  );
}

const OF_LOWER = new RegExp(String.raw`\b${LOW}|\d(?:grd)?y ?/ ?\d`);

/** '72 kV primary, 350 kV BIL, 4160Y/2400 secondary, 60 kV BIL': the second level is of the secondary. */
function bySide(clause: string, spots: readonly Spot<BilField>[]): readonly Spot<BilField>[] {
  const [first, second, third] = spots;
  const isOfBoth =
    first?.field === 'bil' &&
    second?.field === 'bil' &&
    !third &&
    Number(second.value) < Number(first.value) &&
    OF_LOWER.test(clause.slice(first.end, second.start));
  return isOfBoth ? [first, { ...second, field: 'secondary_bil' }] : spots;
}

function levelsAt(
  clause: string,
  name: RegExpExecArray,
  previous: RegExpExecArray | undefined,
  following: RegExpExecArray | undefined,
): Spot<BilField>[] {
  const { start, end } = placeOf(name);
  const from = Math.max(previous ? placeOf(previous).end : 0, start - 40);
  const before = BEFORE.exec(clause.slice(from, start));
  if (before && isLevel(before[1])) {
    const side =
      sideIn(before[3]) ?? sideAfter(clause.slice(end, end + 40)) ?? sideBefore(clause.slice(0, from + before.index));
    return pair(before[1], before[2], side, { start: from + before.index, end });
  }
  const rest = clause.slice(end, Math.min(following?.index ?? clause.length, end + 90));
  const after = AFTER.exec(rest);
  if (!after || !isLevel(after[3])) return [];
  const tail = rest.slice(after[0].length);
  const sides = BY_VOLTAGE.exec(tail);
  if (sides && isLevel(sides[3]))
    return pair(after[3], sides[3], voltsOf(sides[1], sides[2]) > voltsOf(sides[4], sides[5]) ? 'high' : 'low', {
      start,
      end: end + after[0].length + sides[0].length,
    });
  const more = MORE.exec(tail);
  const own = after[2] !== undefined ? 'low' : after[1] !== undefined ? 'high' : null;
  const side = own ?? sideAfter(tail) ?? sideBefore(clause.slice(0, start));
  return pair(after[3], isLevel(more?.[1]) ? more?.[1] : undefined, side, {
    start,
    end: end + after[0].length + (isLevel(more?.[1]) ? (more?.[0].length ?? 0) : 0),
  });
}

const voltsOf = (number = '', unit = ''): number => Number(number.replaceAll(',', '')) * (unit === '' ? 1 : 1000);
const isLevel = (text: string | undefined): boolean => text !== undefined && LEVELS.has(Number(text));
const sideIn = (word: string | undefined): Side => (word === undefined ? null : /^[hp]/.test(word) ? 'high' : 'low');
const sideOf = (found: RegExpExecArray | null): Side =>
  found === null ? null : found[1] === undefined ? 'low' : 'high';
const sideAfter = (text: string): Side => sideOf(SIDE_AFTER.exec(text));
/** 'HV/LV BIL 150/30' */
const BOTH_BEFORE = /\b(?:hv|primary|pri) ?[-/] ?(?:lv|secondary|sec) ?$/;
/** 'Secondary: 4160Y/2400', '4160Y/2400 V secondary'. */
const SIDE_OF_CLAUSE = new RegExp(
  String.raw`^(?:the )?(?:\d[\d.,]*[a-z]*(?:\/[\d.,]+)? (?:k?v |volts? )?)?(?:(${HIGH})|(${LOW}))`,
);
const sideBefore = (text: string): Side =>
  BOTH_BEFORE.test(text) ? null : (sideOf(SIDE_BEFORE.exec(text.slice(-40))) ?? clauseSide(text));
const MEDIUM_VOLTAGE =
  /\b(?:2300|2400|4160|4800|6600|6900|7200|1[1-4]\d00|1[1-4]\.\d+)(?:\b|y|d|g)|\d ?kv\b|\b\d{1,2},\d{3} ?v/;

/** 'Secondary: 4160Y/2400, BIL 60 kV', but not beside a primary. */
const clauseSide = (text: string): Side =>
  /\b(?:hv|primary|pri)\b/.test(text) && /\b(?:lv|secondary|sec)\b/.test(text)
    ? null
    : ofMediumVoltage(text, sideOf(SIDE_OF_CLAUSE.exec(text)));

/** 'LV 480Y/277, 95 kV BIL': no low-voltage winding has a level above 30 kV. */
const ofMediumVoltage = (text: string, side: Side): Side =>
  side === 'low' && !MEDIUM_VOLTAGE.test(text) ? null : side;

function pair(
  first = '',
  second: string | undefined,
  side: Side,
  place: { start: number; end: number },
): Spot<BilField>[] {
  const isLow = side === 'low' || (side === null && Number(first) < MIN_PRIMARY);
  const own = spot<BilField>(isLow ? 'secondary_bil' : 'bil', first, place);
  return second === undefined ? [own] : [own, spot<BilField>(isLow ? 'bil' : 'secondary_bil', second, place)];
}
