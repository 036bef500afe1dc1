import { mentionsIn } from '../language/demand';
import { around, isDenied, saidOf } from '../language/denial';
import { deviceNames, holedSpadesIn, inText, type Device } from '../language/things';
import { placeOf, spot, type Spot } from './spot';

const PHASES =
  /(?<!\w)(?<!\d[.,])(?:(three|3)|(single|one|1)) ?-?(?:phases?|ph|ø)(?![a-z])|(?<=[,\s(]|^)(?:(3)|(1)) ?-? ?ø|\b(?:(triphas[eé]e?s?)|(monophas[eé]e?s?))(?![a-zé])/g;
const LABELED_PHASES =
  /(?:^|, ?|[a-z\d] \/ |\b(?:number|no\.) of |\bkva ?[:=]? ?[\d,.]+ )(?:phases?|ph(?= ?[:=-]))(?: ?[/&] ?freq\w*)?(?: ?[:=-] ?| )(?:(3|three)|1|one|single)(?=$|[,;]| \/ (?!\d)| ?(?:[/@]? ?60 ?hz|cycles?|hz|freq))/g;
const NOT_OF_UNIT =
  /^ ?(?:(?:\w+ )?(?:motors?|loads?|meters?|panels?|service|power|fault|breakers?|generators?|recloser|monitor)\b)/;

export const phaseSpots = (clause: string): Spot<'phase'>[] => [
  ...[...clause.matchAll(PHASES)].flatMap((found) => {
    const { after } = around(found);
    if (isDenied(found) || NOT_OF_UNIT.test(after)) return [];
    return [spot('phase', (found[1] ?? found[3] ?? found[5]) === undefined ? '1' : '3', placeOf(found))];
  }),
  ...[...clause.matchAll(LABELED_PHASES)].map((found) =>
    spot('phase', found[1] === undefined ? '1' : '3', placeOf(found)),
  ),
];

type FittingField = 'feed' | 'front' | 'bushing_rating' | 'sec_bush' | 'fusing' | 'unit_type' | 'or_equal';

interface Word {
  field: FittingField;
  value: string;
  pattern: RegExp;
}

const word = (field: FittingField, value: string, pattern: string): Word => ({
  field,
  value,
  pattern: new RegExp(String.raw`(?<![\w])(?:${pattern})(?![\w])`, 'g'),
});

const WORDS: readonly Word[] = [
  word(
    'feed',
    'loop',
    String.raw`loop[ -]*(?:feed|fed|fd|through|style|type)?s?|lp(?=[ ,/](?:df|lf|fd|feed))|looped|lfdf|lflf|looping`,
  ),
  word(
    'feed',
    'radial',
    String.raw`radial(?:ly)?[ -]*(?:feed|fed|fd|type|style)?s?|rad\.? (?:feed|fed|fd)|rad(?=[ ,/](?:df|lf|dead|live))|(?<=, )rad(?=,|$)|rfdf|rflf`,
  ),
  word(
    'front',
    'dead',
    String.raw`ded? ?fro?nt|dead[ -]*(?:fro?nt(?:ed|s)?|frt)|d\/f|lfdf|rfdf|(?<=loop[ -]*(?:feed|fed)?,? ?\/?)df|(?<=radial[ -]*(?:feed|fed)?,? ?\/?)df|df(?=[ ,/]*(?:loop|radial))|(?<=\b(?:rad|lp) )df|dead(?=[ ,/]*(?:loop|radial))|(?<=(?:loop|radial)(?: feed)?[ ,/]{1,2})dead(?=[ ,;.]|$)|(?<=front ?[:=]? )dead|(?<=^|[,/|] ?)df(?= ?[,/|]|$)`,
  ),
  word('front', 'live', String.raw`live[ -]*(?:fro?nt(?:ed|s)?|frt)|lflf|rflf|(?<=front ?[:=]? )live`),
  word(
    'unit_type',
    'pad',
    String.raw`pad[ -]*mou?nt\w*|padmt|pad-?mtd?|pad mtd?|pmts?|padmoutn|pmxf|pad[ -]type|mini-?pads?|pad mnt|pads?`,
  ),
  word(
    'unit_type',
    'pole',
    String.raw`pole[ -]*mou?nt\w*|pole[ -]type|overhead (?:transformers?|xfmrs?|units?|type|distribution)|pole (?:transformers?|xfmrs?|pots?)|polemount\w*|pole[ -]?tops?|pole cans?|transformers? of pole|(?<=(?:transformers?|xfmrs?|tfmrs?|trf|kva),? )oh(?=[ ,])|(?<=kva )overheads?|conventional overhead|(?<=^)poles?(?=$)|(?<=kva )poles?(?=$|,)|(?<=(?:transformers?|xfmrs?|tfmrs?),? )poles?(?=,? (?:1|single|one)[ -]?(?:ph|ø))|(?<=(?:\d|single|one) ?-?(?:ph|phase) )poles?(?=$|[, ])`,
  ),
  word(
    'unit_type',
    'substation',
    String.raw`sub-?station[ -](?:power[ -])?(?:type|style|transformers?|class|units?)|unit[ -]sub(?:-?stations?)?|secondary unit substations?|sub-?station(?= (?:transformer|xfmr))|primary unit substation|sub (?:transformers?|xfmrs?)|(?<=type ?:? ?)sub-?station(?=$)`,
  ),
  word(
    'or_equal',
    'yes',
    String.raw`or (?:an? )?(?:approved |acceptable |engineer-approved )?(?:equals?|equivalents?|eq\b|approved)(?! (?:clauses? |provisions? )?(?:(?:does|do|will|shall|is|are) not|not)\b)|or like kind|equals?"? (?:will be|accepted|(?:is|are) (?:allowed|ok(?:ay)?|fine|acceptable|permitted))|or equal approved`,
  ),
];

const CONCRETE =
  /\b(?:concrete|existing|fiberglass|box|our|on(?: an?| the| our| same)?|same|old|customer'?s?|house ?keeping|precast|the|equipment|your) $/;
const OF_PAD =
  /^ ?(?:size|opening|dimensions?|is|drawing|already|lock|footprint|foundation|layout|and vault|poured|will)/;
/** Either will do. */
const PREFERRED =
  /(?:live|dead)[ -]?front (?:is )?(?:ok|fine|acceptable).{0,20}(?:live|dead)[ -]?front (?:is )?preferred/;
const FAILED = /^ (?:at|in|by|for) .{0,30}(?:blew|failed|died|burned)/;
/** 'Radial, not loop' denies the loop. */
const NOT_OTHER = /^(?: feed| front)?,? ?\(?not (?:a |an )?(?:loop|radial|live|dead|pole|pad|overhead|sub)\b/;
const NO_EQUAL_BEFORE = /\bno (?:\w+ ){0,2}$/;
const NO_EQUAL_AFTER =
  /^"?(?: \w+){0,2} (?:(?:does|do|is|are|will|shall|can|may) ?(?:not|n't)\b|cannot\b|not (?:acceptable|accepted|allowed|permitted))/;
const IN_THE_LOOP = /\bin the $|\bkeep (?:me|us) in (?:the )?$/;

function isSaid({ field, value }: Word, found: RegExpExecArray): boolean {
  const { before, after } = around(found);
  if (field === 'or_equal') return !NO_EQUAL_BEFORE.test(before) && !NO_EQUAL_AFTER.test(after);
  if (/^pads?$/.test(found[0]) && !FAILED.test(after) && (CONCRETE.test(before) || OF_PAD.test(after))) return false;
  if (/^loop/.test(found[0]) && IN_THE_LOOP.test(before)) return false;
  if (value === 'radial' && /^ ?(?:system|line)/.test(after)) return false;
  const said = saidOf({
    before,
    after: after
      .slice(0, 40)
      .replace(/^ (?:units?|transformers?)\b/, '')
      .replace(NOT_OTHER, ''),
  });
  if (field === 'front' && PREFERRED.test(found.input)) return false;
  return said === 'said' || (said === 'allowed' && field !== 'front');
}

/** 'Loop or radial' requires neither. */
const EITHER_FEED = /\b(loop|radial)(?:[ -]?fee?d)? ?(?:or|vs\.?|versus|\/) ?(?!\1)(?:loop|radial)\b/;
const EITHER_FRONT = /\b(live|dead)(?:[ -]?front)? ?(?:or|vs\.?|versus|\/) ?(?!\1)(?:live|dead)\b/;

/** Feed, front, kind of unit, and 'or equal'. */
export function wordSpots(clause: string): Spot<FittingField>[] {
  const spots = WORDS.flatMap((each) =>
    [...clause.matchAll(each.pattern)].flatMap((found) =>
      isSaid(each, found) ? [spot(each.field, each.value, placeOf(found))] : [],
    ),
  );
  return spots
    .filter(
      ({ field }) =>
        !(field === 'feed' && EITHER_FEED.test(clause)) && !(field === 'front' && EITHER_FRONT.test(clause)),
    )
    .filter(
      ({ field, value }, at, all) => all.findIndex((other) => other.field === field && other.value === value) === at,
    );
}

const AMPERES = String.raw`(?<!\d)(?<!(?<![a-z\d])\d{1,3}[.,])(200|600)`;
const UNIT = ' ?-?a(?:mp(?:s|ere?s?)?)?';
const RATING = new RegExp(
  [
    String.raw`${AMPERES}${UNIT}\b(?=(?: [\w/,&-]+){0,6}? ?(?:bushings?|wells?|inserts?|elbows?|loop|radial|dead|interface|hv|primary|high|terminat\w+|loadbreak|dead-?break|integral))`,
    String.raw`(?:bushings?|wells?|inserts?|loop|radial|feed|front|interface)(?: \w+){0,3}? ?[,:]? ?(?:rated |at |\(|of )?(200|600)${UNIT}\b`,
    String.raw`${AMPERES} ?a(?:mps?)?(?= ?(?:loop|radial|lb|wells?| (?:on|for) (?:#|items?|lns?|lines?|(?:all )?(?:the )?others?|[a-z]{1,3}-?\d{1,2}\b| elsewhere\b)))`,
    String.raw`(?<=\b(?:the rest|others?|elsewhere|remaining)(?: are| is| get| have| at| with)? )(200|600) ?a(?:mps?)?(?=$|[,.;)])`,
  ].join('|'),
  'g',
);
const OTHER_AMPERES =
  /\b(?:cables?|conductors?|feeders?|circuits?) (?:[a-z]+ ){0,2}(?:coming|come|comes|terminat\w+|arriv\w+|enter\w*|landed) (?:[a-z]+ ){0,2}$|\b(?:main|breaker|switchboard|panel|service|mdp|ct|fuse)s? ?$/;

export const bushingRatingSpots = (clause: string): Spot<FittingField>[] =>
  [...clause.matchAll(RATING)]
    .filter((found) => !isDenied(found))
    .slice(0, 1)
    .flatMap((found) => {
      const { before, after } = around(found);
      if (OTHER_AMPERES.test(before) || /^ ?(?:main|breaker|switchboard|panel|service|fus)/.test(after)) return [];
      return [spot<FittingField>('bushing_rating', found[1] ?? found[2] ?? found[3] ?? found[4] ?? '', placeOf(found))];
    });

const OF_SECONDARY =
  /\b(?:l\.?v\.?|low[- ]?(?:voltage|side)|sec(?:ondary|ondaries)?s?|x[- ]?bushings?|terminals?|bushings?)\b/;
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['spade', /\bspades?\b|\bspade-type\b|\bpaddles?\b/],
  ['stud', /\bstuds?\b|\bstudded\b/],
  ['eyebolt', /\beye-?bolts?\b/],
];
const HOLES = /\b(\d{1,2}|two|four|six|eight|ten|twelve)(?: ?\(\d{1,2}\))?[ -]?holes?\b/;
const USUAL_HOLES = new Set(['2', '4', '6', '8', '10', '12']);
const HOLES_ALONE = /hole (?:for|on) (?:larger|smaller|units|all|the (?:others?|rest))/;
const HOLE_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  four: '4',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
};

/** Eyebolts carry cables, or the whole tank. */
const isTerminal = ({ name, found }: { name: string; found: RegExpExecArray }): boolean =>
  name === 'eyebolt' && !/\b(?:lift\w*|hoist\w*|tank|cover)\b/.test(found.input);

export function secondaryBushingSpots(clause: string): Spot<FittingField>[] {
  const [holed] = holedSpadesIn(clause).filter(({ found }) => saidOf(around(found)) === 'said');
  if (holed && holed.holes.length === 1 && USUAL_HOLES.has(String(holed.holes[0])))
    return [spot<FittingField>('sec_bush', `${String(holed.holes[0])}-hole spade`, placeOf(holed.found))];
  const holes = HOLES.exec(clause);
  const kind = KINDS.flatMap(([name, pattern]) => {
    const found = pattern.exec(clause);
    return found && !isDenied(found) ? [{ name, found }] : [];
  })[0];
  const number = HOLE_WORDS[holes?.[1] ?? ''] ?? holes?.[1] ?? '';
  if (
    holes &&
    USUAL_HOLES.has(number) &&
    !isDenied(holes) &&
    (OF_SECONDARY.test(clause) || kind?.name === 'spade' || HOLES_ALONE.test(clause))
  ) {
    return [spot<FittingField>('sec_bush', `${number}-hole spade`, placeOf(holes))];
  }
  if (!kind || !(OF_SECONDARY.test(clause) || kind.name === 'spade' || isTerminal(kind))) return [];
  return [spot<FittingField>('sec_bush', kind.name, placeOf(kind.found))];
}

const DEVICE_WORDS: readonly (readonly [Device, string])[] = [
  ['loadbreak', 'Loadbreak Switch'],
  ['bayONet', 'Bay-O-Net'],
  ['currentLimiting', 'Partial Range CLF'],
  ['fullRange', 'Full Range CLF'],
  ['isolationLink', 'Isolation Link'],
];
const MORE_DEVICES: Readonly<Partial<Record<Device, string>>> = {
  bayONet: String.raw`bay-?o-?nets?|bayo-?nets?|bayonette?s?|bon(?= ?(?:fus|w\/|\+|,|and|&|$))`,
  loadbreak: String.raw`(?:two|2|four|4)[ -]pos(?:ition)?\.? (?:lbor |loadbreak |load[ -]break |oil |v-blade |t-blade |on\/off |rotary )*switch(?:es)?|lbor(?: switch)?|load[ -]?break(?: oil)?(?: rotary)? switch(?:es)?|load[ -]?break (?:2|4|two|four)[ -]?pos\w*|(?:v|t)-blade(?: loadbreak)? switch|sectionali[sz]ing switch(?:es)?|oil switch`,
  isolationLink: String.raw`iso(?:lation|lating)?[ -]?links?`,
  currentLimiting: String.raw`(?:partial[ -]range |back-?up )(?:c\.?l\.?f?\.?s?|current[ -]limit\w*)(?: fus\w+)?|back-?up fus\w+|pr ?clf?s?|elsp`,
  fullRange: String.raw`c\.?l\.?f?\.?s?,? full[ -]range|full[ -]range (?:c\.?l\.?f?\.?s?|current[ -]limit\w*)(?: fus\w+)?|nx fus\w+`,
};
const devices = inText(
  deviceNames.map(
    ([term, words]) => [term, MORE_DEVICES[term] === undefined ? words : `${MORE_DEVICES[term]}|${words}`] as const,
  ),
);
const NO_FUSES =
  /\b(?:no|without|w\/o) (?:internal |primary |hv )?fus(?:es?|ing)\b|\bunfused\b|\bnon-?fused\b|\bfus(?:es?|ing) ?[:=]? ?none\b|\bno internal fus|\bfus(?:es|ing) (?:(?:are |is )?omitted|(?:are |is )?not (?:required|needed|wanted))|\bno need (?:for|of) fus/;

/** The protective devices of a clause, in one value: 'Bay-O-Net + Partial Range CLF'. */
export function fusingSpots(clause: string): Spot<FittingField>[] {
  const none = NO_FUSES.exec(clause);
  if (none) return [spot<FittingField>('fusing', 'None', placeOf(none))];
  const mentions = mentionsIn(clause, devices).filter(({ said }) => said === 'said' || said === 'allowed');
  const named = new Set(mentions.map(({ term }) => term));
  if (named.has('fullRange') && !/partial/.test(clause)) named.delete('currentLimiting');
  const names = DEVICE_WORDS.flatMap(([device, name]) => (named.has(device) ? [name] : []));
  const used = mentions.filter(({ term }) => DEVICE_WORDS.some(([device]) => device === term));
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last || (names.length === 1 && names[0] === 'Isolation Link')) return [];
  return [spot<FittingField>('fusing', names.join(' + '), { start: first.found.index, end: placeOf(last.found).end })];
}
