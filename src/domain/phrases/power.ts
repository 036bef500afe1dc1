import { around, isDenied, type Found } from '../language/denial';
import { numberIn, placeOf, spot, type Spot } from './spot';

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,3})?`;
const UNIT = String.raw`(?: ?-? ?(?:k\.?v\.? ?a\b\.?|kva'?s?\b|m\.?v\.?a\b\.?)(?: ?\(?(?:[ok]na[nf]|[of]a|self[- ]cooled|fan[- ]cooled|forced[- ]air)\b\)?)?)`;
const JOINT = String.raw`(?: ?(?:\/|-|(?<=\d )up to|to|thru|through|or(?: an?(?= \d))?|(?<=\d )and an?(?= \d)|and|&|,(?: ?(?:or|and))?) ?)`;
/** '1500 kVA', '750 to 1000 kVA', '750/862/1000 kVA', '500, 750 and 1000 kVA'. */
const CHAIN = new RegExp(
  String.raw`(?<![\d/$#])(?<!\d[.,])(?<![a-z]-?)${NUMBER}${UNIT}?(?:${JOINT}${NUMBER}${UNIT}?){0,6}`,
  'g',
);
const PARTS = new RegExp(`(${JOINT})?(${NUMBER})(${UNIT})?`, 'g');
/** 'kVA: 1500', 'kVA rating 1500'. */
const LABELED = new RegExp(
  String.raw`\b(?:kva|power)(?: ?(?:rating|size|capacity|base|rated))?(?: ?\(kva\))?(?: ?[:=]|\.{2,}| is| -)? ?(${NUMBER})(?!${UNIT})(?! ?(?:(?:k?v|volts?|hz|ph)\b|[%ø]))(?![\d,.]*\d)`,
  'g',
);

/** 'Bump them up to 1000 kVA' is a rating, 'up to 1000 kVA' a limit. */
const UP_TO = String.raw`(?<!\bfrom [\d,.]{1,7}(?: ?kva)? )(?<!\b(?:go(?:es|ing)?|bump\w*|mov\w*|step\w*|siz(?:e|ing)|jump\w*|rais\w*|chang\w*|bring\w*)(?: (?:it|them|that|this|these|those|things|(?:the|both|all)(?: [a-z]+)?))? )up to`;

/** Powers of other things. */
const OTHER_BEFORE = new RegExp(
  String.raw`\b(?:load(?:s|ing)?|demand|generators?|gensets?|(?:ground )?power units?|ups|motors?|inverters?|panels?|machines?|ovens?|furnaces?|compressors?|welders?|lasers?|service|connected|fault|short[- ]circuit|adds|adding|added|(?:increases?|grows?|goes up|went up|rises?) by|units? (?:rated )?(?:up to|over|above|below|under)|${UP_TO}(?: and including)?|larger than|smaller than|above|below|bank|(?:bank|total|service|system|feeder|available|spare|plant) capacity|(?:%|impedance|\bz) (?:on|at)(?: an?| the)?)(?: (?:of|for|is|will be|would be|comes to|totals?|at|about|approx\.?|around|rated|size|that|needs?|needing|requires?|requiring|draws?|drawing))* ?[:=]? ?$|\(total(?: of)? $`,
);
const OTHER_AFTER =
  /^ ?(?:in total\b|(?:in|within) (?:\d{1,2}|two|three|four|five|six|ten|a few|the next) years?\b|(?:by|in) 20\d\d\b|(?:total )?(?:for|as|in|per|of) (?:the|an?|each|this|one) (?:whole |complete |(?:three|3)[- ]phase )?bank\b|(?:total |(?:three|3)[- ]phase )?bank(?:ed)?\b|of (?:lighting|hvac|motors?|receptacles|heat\w*|misc\w*|other|house|spare)\b|(?:of )?(?:lighting|receptacle|control(?: power)?|station service|isolation|cpt|auxiliary|house) (?:transf|xfmr|load|panel)|(?:of )?(?:[a-z]+ )?(?:dry[- ]?types?\b(?! (?:transf|xfmr)|[^.;]{0,50}\d{3} ?(?:[dyv]\b|delta|volts?|y\/))|cpts?\b|load|demand|peak\b|generators?|gensets?|ups\b|motors?|inverters?|chillers?|panels?|fault|short[- ]circuit|sc\b|and (?:larger|above|over|up|smaller|below|under)|or (?:larger|above|over|smaller|below|less)\b(?! ok)))/;
/** 'The load calc came back at 1,180 kVA', 'demand runs about 640 kVA'. */
const OF_LOAD =
  /(?<!no[- ])\b(?:loads?|demand|peak|usage|consumption|load study|calcs?)(?: (?!break|loss|need|want|requir|quot|price|transf|xfmr|units?\b|pads?\b|so\b|goes|size|for\b|new\b|with\b|from\b)[\w'%-]+){1,6} ?$/;
const OF_FAULT = /\b(?:fault|short[- ]circuit)(?: (?!transf|xfmr|need|want|quote)[\w'-]+){1,6} ?$/;
const ABOUT = /(?:\b(?:about|approx\.?|approximately|around|roughly|circa|ca\.?)|[~≈]) ?$/;
const AT_MOST = new RegExp(
  String.raw`\b(?:max\.?|maximum|${UP_TO}|under|below|less than|at most|no (?:more|larger|bigger) than)(?: of)? $|[<] ?$`,
);

export interface PowerSpot extends Spot<'kva_rating'> {
  /** Of a list each rating is an item. */
  readonly list: readonly string[];
}

/** 'It isn't the 500, the 500 is fine'. */
const DENIED = new RegExp(
  String.raw`\b(?:isn't|is not|wasn't|not) the (${NUMBER})(?! ?(?:k?v|a|%|volts?|amps?)\b)`,
  'g',
);

/** The power ratings of transformers in a clause. */
export function powerSpots(clause: string): PowerSpot[] {
  if (!/k\.?v\.? ?a|m\.?v\.?a|power/.test(clause)) return [];
  const chains = [...clause.matchAll(CHAIN)].flatMap((found) => chainSpot(found));
  const labeled = [...clause.matchAll(LABELED)].flatMap((found) =>
    chains.some(({ start, end }) => found.index < end && found.index + found[0].length > start)
      ? []
      : one(found, found[1] ?? ''),
  );
  const denied = new Set([...clause.matchAll(DENIED)].map(([, number = '']) => String(numberIn(number))));
  return [...chains, ...labeled].filter(({ value }) => !denied.has(value)).sort((a, b) => a.start - b.start);
}

/** 'KVA: 500 / 750'. */
const SECOND = /^ ?[/|] ?(\d{2,5})(?![\d.,]*\d|[\dy/])/;
const SECOND_DOUBT = 'The text names a second rating beside it.';

function one(found: RegExpExecArray, number: string): PowerSpot[] {
  const kva = numberIn(number);
  if (isOther(found) || !(kva > 0)) return [];
  const { end } = placeOf(found);
  const second = Number(SECOND.exec(found.input.slice(end, end + 12))?.[1] ?? kva);
  const isStage = second >= kva && second <= kva * MAX_STAGE;
  return [{ ...spot('kva_rating', String(kva), placeOf(found), isStage ? undefined : SECOND_DOUBT), list: [] }];
}

/** 'Calculated load 420 kVA per phase, 1260 kVA total'. */
const LOAD_TOTAL = /\b(?:loads?|demand)\b[^.;]* kva\b[^.;]*$/;

function isOther(found: Found): boolean {
  const { before, after } = around(found);
  return (
    isDenied(found) ||
    OTHER_BEFORE.test(before) ||
    OF_LOAD.test(before) ||
    OF_FAULT.test(before) ||
    OTHER_AFTER.test(after) ||
    (/^ ?total\b/.test(after) && (before.endsWith('(') || LOAD_TOTAL.test(before)))
  );
}

/** Fans raise a rating by up to a third at a time (IEEE C57.12.10). */
const MAX_STAGE = 1.36;

interface Part {
  joint: string;
  kva: number;
  unit: string;
  start: number;
  end: number;
}

function chainSpot(found: RegExpExecArray): PowerSpot[] {
  const all = [...found[0].matchAll(PARTS)].map(
    ({ 0: text, 1: joint = '', 2: number = '', 3: unit = '', index }): Part => ({
      ...{ joint: joint.trim(), kva: numberIn(number), unit: unit.replaceAll(/[ .-]/g, '') },
      ...{ start: found.index + index + joint.length, end: found.index + index + text.length },
    }),
  );
  const last = all.findLastIndex(({ unit }) => unit !== '');
  if (last < 0) return [];
  const parts = withUnits(all.slice(0, last + 1));
  return groupsOf(parts).flatMap((group) => groupSpot(group, found));
}

/** A number has the unit of the next one; '2 - 500 kVA' is a count and a rating. */
function withUnits(parts: readonly Part[]): Part[] {
  let unit = '';
  return parts
    .toReversed()
    .map((part) => {
      unit = part.unit || unit;
      return { ...part, unit: part.unit || '?', kva: unit.startsWith('m') ? part.kva * 1000 : part.kva };
    })
    .toReversed();
}

const RATINGS = new Set([
  ...[10, 15, 25, 37.5, 45, 50, 75, 100, 112.5, 150, 167, 225, 250, 300, 333, 500, 750, 1000, 1500, 2000, 2500],
  ...[2750, 3000, 3750, 5000, 7500, 10_000],
]);
/** '500, 750 and 1000 kVA', but not 'BIL 95, 750 kVA'. */
const isListed = (parts: readonly Part[]): boolean =>
  parts.every(({ kva }) => RATINGS.has(kva)) && (parts.length > 2 || parts.some(({ joint }) => /and|or|&/.test(joint)));
const isCount = ({ unit, kva }: Part): boolean => unit === '?' && kva < 15;

/** Numbers that cannot be ratings beside the others end a group: counts before a dash. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const isList = isListed(parts);
  const groups: Part[][] = [];
  for (const part of parts) {
    const before = groups.at(-1)?.at(-1);
    if (before && !isCount(before) && !isCount(part) && (isList || part.joint !== ',')) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups.filter((group) => group.some(({ unit }) => unit !== '?'));
}

function groupSpot(group: readonly Part[], found: RegExpExecArray): PowerSpot[] {
  const [first, second] = group;
  if (!first) return [];
  const place = { start: first.start, end: group.at(-1)?.end ?? first.end };
  const whole = { 0: found.input.slice(place.start, place.end), index: place.start, input: found.input };
  const { before } = around(whole);
  if (isOther(whole) || !(first.kva > 0)) return [];
  const values = group.map(({ kva }) => String(kva));
  if (!second)
    return AT_MOST.test(before)
      ? []
      : [
          {
            ...spot('kva_rating', values[0] ?? '', place, ABOUT.test(before) ? 'The text says about.' : undefined),
            list: [],
          },
        ];
  return severalSpot(group, values, place, found.input);
}

/** 'Upgrade from 500 kVA to', 'goes from'. */
const CHANGES =
  /\b(?:upgrad|upsiz|increas|chang|go(?:es|ing)?|went|mov|step|bump|grow|swap|convert|rais|revis)\w*(?: \w+){0,4} from (?:an? |the )?$/;
const BETWEEN = /\b(?:between|from)(?: (?:a|the|about))? $/;
const FROM_DOUBT = 'The text may mean a change from one rating to the other.';

function rangeSpot(first: Part, second: Part, place: { start: number; end: number }, before: string): PowerSpot {
  if (CHANGES.test(before)) return { ...spot('kva_rating', String(second.kva), place), list: [] };
  const doubt = /^from (?:an? |the )?$/.test(before) ? FROM_DOUBT : undefined;
  return { ...spot('kva_rating', `${first.kva} to ${second.kva}`, place, doubt), list: [] };
}

function severalSpot(
  group: readonly Part[],
  values: readonly string[],
  place: { start: number; end: number },
  clause: string,
): PowerSpot[] {
  const [first, second] = group;
  if (!first || !second) return [];
  const joint = second.joint;
  const isFanCooled = group
    .slice(1)
    .every(
      (each, at) =>
        each.joint === '/' && each.kva > (group[at]?.kva ?? 0) && each.kva <= (group[at]?.kva ?? 0) * MAX_STAGE,
    );
  if (isFanCooled) return [{ ...spot('kva_rating', String(first.kva), place), list: [] }];
  if (joint === 'up to') return [{ ...spot('kva_rating', String(second.kva), place), list: [] }];
  const before = clause.slice(Math.max(0, place.start - 60), place.start);
  const isRange = /^(?:-|to|thru|through)$/.test(joint) || (joint === 'and' && BETWEEN.test(before));
  if (group.length === 2 && isRange && second.kva > first.kva) return [rangeSpot(first, second, place, before)];
  if (group.some(({ joint: each }) => /or/.test(each)))
    return [{ ...spot('kva_rating', values.join(' or '), place), list: [] }];
  return [{ ...spot('kva_rating', String(first.kva), place), list: values }];
}
