import { mentionsIn } from '../language/demand';
import { fluidNames, inText, withoutBroader, type Fluid } from '../language/things';
import { choice, withJoinedDenials, type Mentioned } from './choices';
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
          ? `${words}|mineral(?! (?:springs?|wells?|point|county|wool))|univolt|m\.?o\.?(?=[ -]fill)|(?<=\\b(?:df|lf|loop|radial|front|feed),? )mo|mo(?= (?:al|cu)\\b)`
          : term === 'naturalEster'
            ? `${words}|(?:soy(?:bean)?|seed) oil|oil vegetable|vegetable(?= (?:based )?(?:fluid|liquid))`
            : term === 'silicone'
              ? `${words}|silicone(?! (?:rubber|caulk|gasket|seal|steel|bronze|based))`
              : words,
      ] as const,
  ),
);
/** 'FR3 or another natural ester'. */
const OR_BEFORE = /\bor (?:(?:an)?other |any (?:other )?|similar )?$/;
const OR_AFTER = /^,? or /;
const PCB = /\bpcbs?\b/;

/** The fluids of a clause in one value: 'FR3 or Mineral Oil', or 'not Mineral Oil' if it only excludes. */
export function fluidSpots(clause: string): Spot<'oil_type'>[] {
  const mentions = mentionsIn(clause, fluids).filter(
    ({ term, found }) => FLUIDS[term] !== undefined && !PCB.test(found[0]),
  );
  const closer = withoutBroader(new Set(mentions.map(({ term }) => term)));
  const isNamedCloser = closer.has('naturalEster') || closer.has('syntheticEster');
  const named = mentions.filter(
    ({ term, found }, at) =>
      ((closer.has(term) && !(term === 'ester' && isNamedCloser)) ||
        OR_BEFORE.test(clause.slice(0, found.index)) ||
        OR_AFTER.test(clause.slice(placeOf(found).end))) &&
      !(term === 'ester' && isSyntheticBeside(mentions, at)),
  );
  return choice(named, (term) => FLUIDS[term]).map((each) => spot('oil_type', each.value, each, each.doubt));
}

/** 'Ester Midel 7131', 'synthetic (Midel) ester' name one fluid. */
const isSyntheticBeside = (mentions: readonly Mentioned<Fluid>[], at: number): boolean =>
  [mentions[at - 1], mentions[at + 1]].some((each) => {
    const own = mentions[at]?.found;
    if (each?.term !== 'syntheticEster' || !own) return false;
    const [first, second] = each.found.index < own.index ? [each.found, own] : [own, each.found];
    return /^[ (,:)-]{0,3}$/.test(own.input.slice(placeOf(first).end, second.index));
  });

/** The condition of a unit that a clause states, by its maker or its age. */
type Condition = 'New' | 'Reconditioned' | 'Rewound' | 'Used';
const UNIT = String.raw`(?:,? ?(?:transformers?|xfmrs?|units?|pads?\b|pad-?mount\w*|one\b|ones\b|only|or\b|and\b|\/|three|3|single|1|liquid|oil|equipment|construction|preferred|padmount|stock|please|acceptable|is ok|ok\b|but\b|is fine|fine\b|also\b|too\b|as well|works?\b|distribution|compartmental|pole|loop|radial|substation|outdoor|indoor|unit|dead|surplus|$|[,;.)]))`;
const conditions = inText<Condition>([
  [
    'New',
    String.raw`brand[ -]new|(?:unused|new|never installed|never energized) surplus|new old stock|(?<!\d[) ]{0,2})nos(?= )|(?<!\b(?:a|our|the|your|their|its|in|for|from|with|two|of) )new(?! ones?:)(?! (?:ones?|units?|transformers?|pads?) (?:should|must|shall|will|needs? to|has to|have to|would|goes|is going))(?=${UNIT})|new (?=\d+ ?kva)|new(?=[ -]in[ -]box)|(?<=nothing )new|(?<=\b(?:or|as is|also) an? )new(?= one| unit| transf|[,.;]|$)|new(?= (?:one |unit |transformer )?or (?:an? )?(?:used|recon\w*|refurb\w*|rebuilt|rewound|surplus)\b)|(?<=\b(?:a|the|two|of|for) )new(?= (?:(?!(?:wants?|needs?|gets?|requires?|takes?|has|is|an?|the|for)\b)\w+[ -]){0,4}(?:transformers?|units?|pads?\b|padmounts?))|(?<=be )new|(?<=\b(?:recon|reconditioned|used|rebuilt|refurbished|rewound|surplus) or )new(?=,? (?:both|either|are|is|will|would)\b|[:,;.)])|(?<=condition ?[:=]? ?)new`,
  ],
  [
    'Reconditioned',
    String.raw`recon(?:d(?:ition(?:ed)?)?)?s?|refurb(?:ished)?s?|re-?manufactured|reman|re-?built|reconditioning`,
  ],
  ['Rewound', 're-?wound|rewinds?'],
  [
    'Used',
    String.raw`used(?= or )|(?<!\b(?:shall|must|to|will|should|may|can) be )used(?=,? ?(?:or|and|\/|ones?\b|unit|transformer|pad|ok|is|only|equipment|surplus|three|3|single|1|\d|recon|good|$|[,;.)]))|(?<=good |clean )used|surplus(?! (?:of|llc|inc|sales|co\b|power|supply|electric|material))|second[- ]hand|take-?outs?`,
  ],
]);

/** 'A surplus unit off a dealer's lot is not acceptable'. */
const FAR_DENIED =
  /^[^,;.]{0,60}? (?:is|are|will be|would be) (?:not (?:acceptable|accepted|allowed|permitted|wanted|ok|okay|an option)|unacceptable|no good|rejected|out of the question)\b/;
/** 'While ours is rewound', 'until the old one has been rebuilt'. */
const OF_OURS =
  /\b(?:ours|theirs|it|(?:our|the|existing|old|failed) (?:\w+ ){0,3}\w+) (?:is|are|was|gets|got|has been|is being|goes out to be|goes to be)(?: being)? $/;
const WHILE = /\b(?:while|until|till|during|after|once)\b/;
const DENIED_NEW = /\bnothing $/;
/** 'Replace the old one with a new 750 kVA unit' says which, not how new. */
const OF_REPLACEMENT =
  /\b(?:replac\w+|retir\w+|old|existing|failed|instead of)\b|\b(?:with|by) an? new\b|^new (?:units?|transformers?|ones?|pads?) ?[:=(]/;
const HOW_NEW =
  /\b(?:brand|all|unused|only|must be|shall be|condition|recond\w*|used|refurb\w*|surplus|rebuilt|rewound)\b/;

const isOfOurs = ({ input, index }: RegExpExecArray): boolean => {
  const before = input.slice(Math.max(0, index - 60), index);
  return WHILE.test(before) && OF_OURS.test(before);
};

export function conditionSpots(clause: string): Spot<'condition'>[] {
  if (!/new|recon|refurb|re-?man|built|wound|rewind|used|surplus|second|nos\b|take/.test(clause)) return [];
  const isOther = OF_REPLACEMENT.test(clause) && !HOW_NEW.test(clause);
  const mentions = mentionsIn(clause, conditions).filter(({ term }) => term !== 'New' || !isOther);
  const own = mentions.filter(({ found }) => !isOfOurs(found));
  const all = own.map((each, at) =>
    DENIED_NEW.test(clause.slice(0, each.found.index)) ||
    FAR_DENIED.test(clause.slice(placeOf(each.found).end, own[at + 1]?.found.index))
      ? { ...each, said: 'denied' as const }
      : each,
  );
  /** 'It need not be new' asks for nothing. */
  if (all.every(({ term, said }) => term === 'New' && said === 'withdrawn')) return [];
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
