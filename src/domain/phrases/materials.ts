import { mentionsIn } from '../language/demand';
import {
  fluidNames,
  inField,
  inText,
  isOfWindings,
  materialNames,
  withoutBroader,
  type Fluid,
  type WindingMaterial,
} from '../language/things';
import { placeOf, spot, type Spot } from './spot';

const FLUIDS: Readonly<Partial<Record<Fluid, string>>> = {
  mineral: 'Mineral Oil',
  fr3: 'FR3',
  naturalEster: 'Natural Ester',
  biotemp: 'BIOTEMP',
  syntheticEster: 'Synthetic Ester',
  ester: 'Ester',
  silicone: 'Silicone',
  rTemp: 'R-Temp',
};
const fluids = inText(
  fluidNames.map(
    ([term, words]) =>
      [
        term,
        term === 'mineral'
          ? `${words}|mineral(?! (?:springs?|wells?|point|county|wool))|univolt|(?<=\\b(?:df|lf|loop|radial|front|feed),? )mo`
          : term === 'naturalEster'
            ? `${words}|(?:soy(?:bean)?|seed) oil|oil vegetable|vegetable(?= (?:based )?(?:fluid|liquid))`
            : term === 'silicone'
              ? `${words}|silicone(?! (?:rubber|caulk|gasket|seal|steel|bronze|based))`
              : words,
      ] as const,
  ),
);
const PCB = /\bpcbs?\b/;

type Mentioned<T> = ReturnType<typeof mentionsIn<T>>[number];

/** The fluids of a clause in one value: 'FR3 or Mineral Oil', or 'not Mineral Oil' if it only excludes. */
export function fluidSpots(clause: string): Spot<'oil_type'>[] {
  const mentions = mentionsIn(clause, fluids).filter(
    ({ term, found }) => FLUIDS[term] !== undefined && !PCB.test(found[0]),
  );
  const closer = withoutBroader(new Set(mentions.map(({ term }) => term)));
  const named = mentions.filter(({ term, found }) => closer.has(term) || /\bor $/.test(clause.slice(0, found.index)));
  return choice(named, (term) => FLUIDS[term]).map((each) => spot('oil_type', each.value, each, each.doubt));
}

interface Choice {
  value: string;
  start: number;
  end: number;
  doubt?: string;
}

/** Several things are alternatives if the clause says so. */
function choice<T>(mentions: readonly Mentioned<T>[], nameOf: (term: T) => string | undefined): Choice[] {
  const joined = withJoinedDenials(mentions);
  const refused = new Set(joined.filter(({ said }) => said === 'denied').map(({ term }) => term));
  const all = joined.filter(({ term, said }) => said === 'denied' || !refused.has(term));
  const stated = all.filter(({ said }) => said === 'said' || said === 'allowed');
  const denied = all.filter(({ said }) => said === 'denied');
  const [wanted, prefix] = stated.length > 0 ? [stated, ''] : [denied, 'not '];
  const names = [...new Set(wanted.flatMap(({ term }) => nameOf(term) ?? []))];
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last || names.length === 0) return [];
  const place = { start: first.found.index, end: placeOf(last.found).end };
  const value = `${prefix}${names.join(' or ')}`;
  return [prefix !== '' || areAlternatives(wanted) ? { value, ...place } : { value, ...place, doubt: UNJOINED }];
}

const UNJOINED = 'The text names both without saying that either will do.';
const JOINED = /^ ?(?:,|and|&) ?(?:and )?(?:an? )?$/;
const EITHER = /\bor\b|\/|\beither\b|\balternat|\boption|\balso\b|\btoo\b|\bboth\b|\bif\b|\bso (?:is|are)\b|\+/;

/** Different things are alternatives if a word says so. */
function areAlternatives<T>(all: readonly Mentioned<T>[]): boolean {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.every(({ term, said }) => term === first.term || said === 'allowed')) return true;
  const gaps = all
    .slice(1)
    .map(({ found }, at) => found.input.slice(placeOf(all[at]?.found ?? found).end, found.index));
  if (gaps.some((gap) => /and|&/.test(gap)) && gaps.every((gap) => JOINED.test(gap))) return true;
  return EITHER.test(last.found.input.slice(Math.max(0, first.found.index - 20), placeOf(last.found).end + 30));
}

/** 'Used or reconditioned is no good' denies both. */
const withJoinedDenials = <T>(mentions: readonly Mentioned<T>[]): Mentioned<T>[] =>
  mentions.toReversed().reduce<Mentioned<T>[]>((later, each) => {
    const [next] = later;
    const gap = next && each.found.input.slice(placeOf(each.found).end, next.found.index);
    const isJoined = JOINT.test(gap ?? '') || (/^, $/.test(gap ?? '') && later.length > 1);
    return next?.said === 'denied' && each.said === 'said' && isJoined && !DENIED_BEFORE.test(gap ?? '')
      ? [{ ...each, said: 'denied' as const }, ...later]
      : [each, ...later];
  }, []);

const JOINT = /^[ ,]*(?:or|and|nor|\/|&)[ ,]*$/;
const DENIED_BEFORE = /\b(?:not?|without)\b/;

const MATERIALS: Readonly<Record<WindingMaterial, string>> = { copper: 'Copper', aluminum: 'Aluminum' };
const materials = inField(materialNames);
const OF_OTHER_PARTS =
  /^[ -]?(?:\w+ ){0,2}(?:lugs?|bus(?:bars?)?|cables?|conductors?|wires?|ground\w*|cabinet|enclosure|tank|doors?|tags?|connectors?|pads?|bars?|feeders?|strap|ferrous|paint|nameplate|hardware|conduit|compression|street|road|canyon|county|mine|river|valley|creek|#)\b/;
const OTHER_BEFORE = /(?:awg|kcmil|mcm|#\d+(?:\/0)?|\d\/0|cables?|conductors?|lugs?|bus|runs? of|urd) (?:\w+ )?$/;
/** 'Cu or Al'. */
const COPPER_BEFORE = /\b(?:cu|copper) ?(?:\/|or|and) ?$/;
const COPPER_AFTER = /^ ?(?:\/|or|and) ?(?:cu|copper)\b/;
/** 'Conductor: aluminum', a line of a data sheet. */
const OF_CONDUCTOR = /^conductors?(?: materials?)? ?:? ?$/;
/** 'LOOP DF MO AL' */
const OF_LIST = /\b(?:mo|fr3|oil),? $/;
const BESIDE = /wind|wound|coil|\bh\.?v\b|\bl\.?v\b/;
const SIDE = String.raw`(?:h\.?v\.?|high[- ]voltage|primary|pri)`;
const LOW = String.raw`(?:l\.?v\.?|low[- ]voltage|secondary|sec)`;
const CU = String.raw`(copper|cu|alumini?um|alu?)`;
const PER_SIDE = new RegExp(
  String.raw`\b${SIDE}(?: windings?)? ?(?:\/|-|and|&) ?${LOW}(?: windings?)?(?: materials?)? ?[:=] ?${CU} ?(?:\/|-|and|,|&) ?${CU}\b|\b${SIDE}(?: windings?)?[ :=]*${CU} ?(?:windings? ?)?(?:\/|,|and|;|-)? ?(?:the )?${LOW}(?: windings?)?[ :=]*${CU}\b|\b${CU} ${SIDE}(?: windings?)? ?(?:\/|,|and|;|-)? ?${CU} ${LOW}\b`,
);

const LOW_FIRST = new RegExp(
  String.raw`\b${LOW}(?: windings?)?[ :=]*${CU} ?(?:windings? ?)?(?:\/|,|and|;|-)? ?(?:the )?${SIDE}(?: windings?)?[ :=]*${CU}\b`,
);

/** The winding materials of a clause; not those of lugs, cables and cabinets. */
export function windingSpots(clause: string): Spot<'coil_type'>[] {
  const reversed = LOW_FIRST.exec(clause);
  if (reversed) {
    const [, low = '', high = ''] = reversed;
    return [spot('coil_type', sidesText(high, low), placeOf(reversed))];
  }
  const sides = PER_SIDE.exec(clause);
  if (sides) {
    const [high = '', low = ''] = sides.slice(1).filter(Boolean);
    return [spot('coil_type', sidesText(high, low), placeOf(sides))];
  }
  const mentions = mentionsIn(clause, materials).filter(({ found }) => isMaterial(found, clause));
  return choice(mentions, (term) => MATERIALS[term]).map((each) => {
    const isSlashed = each.value.includes(' or ') && SLASHED.test(clause.slice(each.start, each.end));
    return spot('coil_type', each.value, each, isSlashed ? SLASHED_DOUBT : each.doubt);
  });
}

const sidesText = (high: string, low: string): string =>
  materialOf(high) === materialOf(low) ? materialOf(high) : `HV ${materialOf(high)} / LV ${materialOf(low)}`;

/** 'Al/Cu windings' can be either metal, or one for each side. */
const SLASHED = /^\w+(?: windings?)? ?\/ ?/;
const SLASHED_DOUBT = 'The text does not say which winding is of which metal.';

const materialOf = (word: string): string => (word.startsWith('c') ? 'Copper' : 'Aluminum');

function isMaterial(found: RegExpExecArray, clause: string): boolean {
  const after = clause.slice(found.index + found[0].length, found.index + found[0].length + 40);
  const before = clause.slice(Math.max(0, found.index - 30), found.index);
  if (isOfWindings(found) || /\bwindings? ?[:=]? ?$/.test(before)) return true;
  if (OF_CONDUCTOR.test(before)) return true;
  if (OF_OTHER_PARTS.test(after) || OTHER_BEFORE.test(before) || /[a-z]\.$|@$/.test(before)) return false;
  if (/^(?:copper|alumini?um)/.test(found[0])) return true;
  if (OF_LIST.test(before) && /^ ?(?:$|[,;|])/.test(after)) return true;
  if (found[0] === 'al') return BESIDE.test(clause) && (COPPER_BEFORE.test(before) || COPPER_AFTER.test(after));
  return (
    /^(?:cu|alum?)$/.test(found[0]) &&
    (BESIDE.test(clause) ||
      (/(?:^|[,;/(|] ?|\bor |\band )$/.test(before) && /^ ?(?:[,;/)|.]|$|or\b|windings?)/.test(after)))
  );
}

/** What a clause says about who made the unit, or how new it is. */
type Condition = 'New' | 'Reconditioned' | 'Rewound' | 'Used';
const UNIT = String.raw`(?:,? ?(?:transformers?|xfmrs?|units?|pads?\b|pad-?mount\w*|one\b|ones\b|only|or\b|and\b|\/|three|3|single|1|liquid|oil|equipment|construction|preferred|padmount|stock|please|acceptable|is ok|ok\b|but\b|is fine|fine\b|also\b|too\b|as well|works?\b|distribution|compartmental|pole|loop|radial|substation|outdoor|indoor|unit|dead|surplus|$|[,;.)]))`;
const conditions = inText<Condition>([
  [
    'New',
    String.raw`brand[ -]new|(?:unused|new|never installed|never energized) surplus|new old stock|nos(?= )|(?<!\b(?:a|our|the|your|their|its|in|for|from|with|two|of) )new(?! ones?:)(?! (?:ones?|units?|transformers?|pads?) (?:should|must|shall|will|needs? to|has to|have to|would|goes|is going))(?=${UNIT})|new (?=\d+ ?kva)|new(?=[ -]in[ -]box)|(?<=nothing )new|(?<=\b(?:or|as is|also) an? )new(?= one| unit| transf|[,.;]|$)|new(?= (?:one |unit |transformer )?or (?:an? )?(?:used|recon\w*|refurb\w*|rebuilt|rewound|surplus)\b)|(?<=\b(?:a|the|two|of|for) )new(?= (?:\w+[ -]){0,4}(?:transformers?|units?|pads?\b|padmounts?))|(?<=be )new|(?<=condition ?[:=]? ?)new`,
  ],
  [
    'Reconditioned',
    String.raw`recon(?:d(?:ition(?:ed)?)?)?s?|refurb(?:ished)?s?|re-?manufactured|reman|re-?built|reconditioning`,
  ],
  ['Rewound', 're-?wound|rewinds?'],
  [
    'Used',
    String.raw`used(?=,? ?(?:or|and|\/|unit|transformer|pad|ok|is|only|equipment|surplus|three|3|single|1|\d|recon|good|$|[,;.)]))|(?<=good |clean )used|surplus(?! (?:of|llc|inc|sales|co\b|power|supply|electric|material))|second[- ]hand|take-?outs?`,
  ],
]);

const DENIED_NEW = /\bnothing $/;
/** 'Replace the old one with a new 750 kVA unit' says which, not how new. */
const OF_REPLACEMENT =
  /\b(?:replac\w+|retir\w+|old|existing|failed|instead of)\b|\b(?:with|by) an? new\b|^new (?:units?|transformers?|ones?|pads?) ?[:=(]/;
const HOW_NEW =
  /\b(?:brand|all|unused|only|must be|shall be|condition|recond\w*|used|refurb\w*|surplus|rebuilt|rewound)\b/;

export function conditionSpots(clause: string): Spot<'condition'>[] {
  if (!/new|recon|refurb|re-?man|built|wound|rewind|used|surplus|second|nos\b|take/.test(clause)) return [];
  const isOther = OF_REPLACEMENT.test(clause) && !HOW_NEW.test(clause);
  const mentions = mentionsIn(clause, conditions).filter(({ term }) => term !== 'New' || !isOther);
  const all = mentions.map((each) =>
    DENIED_NEW.test(clause.slice(0, each.found.index)) ? { ...each, said: 'denied' as const } : each,
  );
  const order: readonly Condition[] = ['New', 'Reconditioned', 'Rewound', 'Used'];
  const sorted = all.toSorted((a, b) => order.indexOf(a.term) - order.indexOf(b.term));
  const wanted = withJoinedDenials(all)
    .filter(({ said }) => said !== 'denied')
    .map(({ term }) => term);
  const [first] = choice(
    sorted.filter(({ term, said }) => said !== 'denied' && wanted.includes(term)),
    (term) => term,
  );
  if (!first) return [];
  const stated = all.filter(({ said }) => said !== 'denied').map(({ found }) => placeOf(found));
  const place = {
    start: Math.min(...stated.map(({ start }) => start)),
    end: Math.max(...stated.map(({ end }) => end)),
  };
  return [spot('condition', first.value, place)];
}
