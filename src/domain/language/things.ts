import { around, type Found } from './denial';

/** A thing and how texts in lower case name it: words that are clear in any text, and those that are only in its own field. */
export type Name<T> = readonly [term: T, words: string, short?: string];

/** The names of things and the patterns by which texts in lower case name them; patterns have the flag 'g'. */
export type Vocabulary<T> = readonly (readonly [T, RegExp])[];

const wholeWords = (words: string): RegExp => new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'g');

/** For a field of such values. */
export const inField = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(([term, words, short]) => [term, wholeWords(short === undefined ? words : `${words}|${short}`)]);

/** For notes and descriptions. */
export const inText = <T>(names: readonly Name<T>[]): Vocabulary<T> =>
  names.map(([term, words]) => [term, wholeWords(words)]);

/** Insulating fluids. 'ester' is one that is not named more closely. */
export type Fluid =
  | ('mineral' | 'fr3' | 'biotemp' | 'naturalEster' | 'syntheticEster' | 'ester')
  | ('rTemp' | 'silicone' | 'beta' | 'wecosol' | 'askarel');

const FLUID = String.raw`(?:[\s-]+(?:fluid|oil|fill(?:ed)?))`;

/** Below 50 ppm oil is not PCB (40 CFR 761.3). */
const TRACE = String.raw`(?:(?:[<≤]|less than|under|below) ?(?:50|[0-4]?\d(?:\.\d+)?)|(?<![\d.]|> ?)[0-4]?\d(?:\.\d+)?) ?ppm`;
const PCB = String.raw`(?<!${TRACE}(?: of)?[\s-]*)pcbs?(?![\s:=(-]*(?:content )?${TRACE})`;

export const fluidNames: readonly Name<Fluid>[] = [
  [
    'mineral',
    String.raw`(?:mineral|min\.?)[\s-]+oil(?:[\s-]+filled)?|univolt(?:[\s-]*n?[\s-]*\d+)?|voltesso|transil`,
    String.raw`mineral|m\.?o\.?|^(?:transformer |insulating )?oil(?:[\s-]filled)?$|diala|nytro`,
  ],
  ['fr3', String.raw`(?:(?:envirotemp[\s-]+)?fr[\s-]?3|envirotemp(?! ?200))${FLUID}?`],
  ['biotemp', `biotemp${FLUID}?`],
  [
    'naturalEster',
    String.raw`natural[\s-]+esters?${FLUID}?|esters? naturels?|veg(?:etable|gie)?[\s-]+oil|vegeta(?:ble|l)[\s-]+esters?${FLUID}?|vegetal[\s-]+oil|midel[\s-]*en(?:[\s-]*12\d\d)?`,
    String.raw`vegetable|soy(?:bean)?(?:[\s-]+oil)?`,
  ],
  [
    'syntheticEster',
    String.raw`(?:synthetic[\s-]+esters?|midel(?:[\s-]*7131)?(?![\s-]*en\b)|envirotemp ?200)${FLUID}?`,
  ],
  ['ester', `esters?${FLUID}?`],
  ['rTemp', String.raw`r[\s-]?temp${FLUID}?`],
  ['silicone', `silicone?${FLUID}`, 'silicone?'],
  ['beta', `beta${FLUID}`, 'beta'],
  ['wecosol', `wecosol${FLUID}?`],
  ['askarel', `askarel|${PCB}|pyranol|inerteen|aroclor|chlorextol`],
];

/** 'FR3 natural ester' and 'natural ester (BIOTEMP)' name one fluid. */
export function withoutBroader(fluids: ReadonlySet<Fluid>): ReadonlySet<Fluid> {
  const isNamedCloser = fluids.has('fr3') || fluids.has('biotemp');
  return isNamedCloser ? new Set([...fluids].filter((fluid) => fluid !== 'ester' && fluid !== 'naturalEster')) : fluids;
}

/** Built-in devices. 'fuse' is one without a specific type. */
export type Device = 'bayONet' | 'currentLimiting' | 'fullRange' | 'loadbreak' | 'isolationLink' | 'fuse' | 'none';

const FUSES = String.raw`(?:[\s-]+fus(?:es?|ing))`;
const CURRENT_LIMITING = String.raw`(?:current[\s-]?limit\w*|clf?s?)`;

export const deviceNames: readonly Name<Device>[] = [
  ['bayONet', String.raw`(?:bay[\s.-]?o[\s.-]?net|bayonet)(?:te)?s?${FUSES}?`, `bon${FUSES}?`],
  [
    'fullRange',
    String.raw`(?:full[\s-]?range[\s-]+${CURRENT_LIMITING}|frclf?s?)${FUSES}?|full[\s-]?range${FUSES}`,
    String.raw`full[\s-]?range|frcf?s?`,
  ],
  [
    'currentLimiting',
    String.raw`(?:partial[\s-]?range(?:[\s-]+${CURRENT_LIMITING})?|current[\s-]?limit\w*|clfs?|prclf?s?)${FUSES}?|cl${FUSES}`,
    `cl|prcl?f?s?`,
  ],
  ['loadbreak', String.raw`(?:load[\s-]?break|lb)[\s-]+switch(?:es)?`, String.raw`load[\s-]?break`],
  ['none', 'unfused', String.raw`^none$|^isolation links?$`],
  ['isolationLink', String.raw`isolation[\s-]+links?`],
  ['fuse', String.raw`fus(?:es?|ed|ing)(?![\s-]+(?:holder|block|box|carrier|tool|puller|wall|door)s?\b)`],
];

/** How the low-voltage cables are attached. */
export type BushingKind = 'spade' | 'stud' | 'eyebolt' | 'bus' | 'well' | 'cable';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`\d{1,2}|${NUMBERS.join('|')}`;
const COUNTS = String.raw`((?:(?:${NUMBER})[\s-]*(?:or|\/|,)[\s-]*){0,4}(?:${NUMBER}))[\s-]*hole`;
const SPADES = '(?:spade|blade|paddle|pad)s?';

export const bushingKindNames: readonly Name<BushingKind>[] = [
  ['spade', String.raw`(?:\d+[\s-]*holes?[\s-]+)?(?:nema[\s-]+)?${SPADES}`],
  ['stud', 'studs?|threaded'],
  ['eyebolt', String.raw`eye[\s-]?bolts?`],
  ['bus', String.raw`bus(?:[\s-]?(?:duct|bars?))?`],
  ['well', 'wells?'],
  ['cable', 'cables?|lugs?|pigtails?'],
];

const HOLES = new RegExp(String.raw`\b${COUNTS}s?\b`, 'g');
/** In prose the kind is beside the holes, which could be those of a concrete pad. */
const HOLED_SPADES = new RegExp(String.raw`\b${COUNTS}(?: \w+)? (?:${SPADES}|(?:terminal|bushing)s?)\b`, 'g');

/** The numbers of holes that a field in lower case names. */
export const holesIn = (text: string): number[] =>
  [...text.matchAll(HOLES)].flatMap(([, numbers = '']) => numbersIn(numbers));

/** The spades that a text in lower case names, with their numbers of holes. */
export const holedSpadesIn = (text: string): { found: RegExpExecArray; holes: number[] }[] =>
  [...text.matchAll(HOLED_SPADES)].map((found) => ({ found, holes: numbersIn(found[1] ?? '') }));

const numbersIn = (text: string): number[] =>
  (text.match(new RegExp(NUMBER, 'g')) ?? []).map((word) =>
    NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word),
  );

export type Feed = 'loop' | 'radial';
export type Front = 'dead' | 'live';

export const feedNames: readonly Name<Feed>[] = [
  ['loop', String.raw`loop[\s-]*(?:feed|fed)`, 'loop(?:ed)?'],
  ['radial', String.raw`radial[\s-]*(?:feed|fed)`, String.raw`radial(?:ly[\s-]+(?:feed|fed))?`],
];

export const frontNames: readonly Name<Front>[] = [
  ['dead', String.raw`dead[\s-]*front`, 'dead'],
  ['live', String.raw`live[\s-]*front`, 'live'],
];

export type WindingMaterial = 'copper' | 'aluminum';

const WINDINGS = String.raw`(?:windings?|wound|coils?)`;
const OF_WINDINGS = String.raw`(?:[\s-]+(?:${WINDINGS}|units?))*`;
/** 'AL' is also a state: in a text it is a material beside windings only. */
const AL = String.raw`al(?=[\s-]+(?:hv |lv )?${WINDINGS}|\/cu| or (?:cu|copper)\b)|(?<=windings?\s?[:=]\s?|cu\/|\b(?:cu|copper) or )al`;

export const materialNames: readonly Name<WindingMaterial>[] = [
  ['copper', `(?:copper|cu)${OF_WINDINGS}`, String.raw`copp?|^c\.?$`],
  ['aluminum', `(?:alumini?um|${AL})${OF_WINDINGS}`, String.raw`(?:alumi?n?|alu?)${OF_WINDINGS}|^a\.?$`],
];

const BESIDE = new RegExp(String.raw`^[ -](?:hv |lv )${WINDINGS}|^\/(?:cu|al) windings?\b`);

/** Whether a material that a text names is that of windings, and not of lugs or a cabinet. */
export function isOfWindings(found: Found): boolean {
  const { before, after } = around(found);
  return /wind|wound|coil/.test(found[0]) || BESIDE.test(after) || /\b(?:windings?|coils?) ?[:=] ?$/.test(before);
}
