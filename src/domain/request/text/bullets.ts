import { either } from '../../language/either';

const MARK = '[-*•·▪–—]';
const TAG = String.raw`[a-z]{1,4}-?\d{1,3}`;
const LETTERED = '(?:t|tr|tx|xfmr)-[a-h]';
const IN_BRACKETS = String.raw`\([^()\n]{1,30}\)`;
const GAP = String.raw`\s{2,}`;
const RATED = String.raw`\(?[\d,.]+\)? ?-?`;

/** '1.2' is a number of a list, '1.2 kV' and '1.5 in' are measures. */
const NO_NUMBER = [
  ...['%', String.raw`[km]?va?\b`, 'kv', String.raw`a\b`, '(?:solidly |un)?gr', 'gnd'],
  String.raw`(?:wye|star|delta|is|was|should|not|mm?|cm|ft|feet|in|inch\w*|lbs?|kg|k?w|hz|percent|or|and|[dyx\/→>-]|to|volts?|kilo\w+)(?![\w.])`,
].join('|');

const SECTION = String.raw`\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?!${NO_NUMBER})`;
const POINTS = [
  String.raw`${MARK}\s*(?=[^\s-])(?!\d+(?:\.\d+)? ?°)`,
  String.raw`\(?[a-z]\)\s+`,
  String.raw`[a-z]\.\s+`,
  String.raw`\d{1,2}[.)]\s+`,
  SECTION,
  String.raw`#\d{1,2}[.):]?\s+`,
  String.raw`nos?\.?\s*\d{1,3}\s*[:.)–-]+\s+`,
];
const ITEMS = [
  String.raw`(?:(?:bid )?item|line)\s+(?:no\.? ?)?[a-z]?-?\d{0,2}(?:\.\d)?(?![\w,])\s*(?:[:.)–-]\s*|${GAP}|(?=quantity|qty))`,
  String.raw`(?:item|line)\s+\d{1,2},\s+(?=[\d.,]+ ?[km]va\b)`,
];
/** 'T-1:', 'XF-3  ', 'PT-A (roof):' */
const TAGS = String.raw`(?:(?!fr-?3)${TAG}|${LETTERED}(?=[\s:(]))(?:\s*${IN_BRACKETS}(?=\s*:))?(?:\s*:\s+|${GAP}|\s+-\s+|\s+(?=${RATED}(?:[km]va\b|ea\b)))`;
/** 'Unit 2:', 'type B  ', 'lot 3 - ' */
const NAMED = String.raw`(?:unit|lot|ln|xfmr|transformer|tag|mark|type|stock|group|set|size|style|class)\s+(?:no\.?\s*|#)?(?:[a-z]|[a-z]{0,3}-?\d{1,3})(?:\s*[:.)–-]\s+|${GAP}|\s+(?=${RATED}(?:[km]va\b|ea\b|x\b)))`;
const NUMBERS = [
  ...[String.raw`[a-z]\d{1,2}[.)]\s+`, String.raw`q\d{1,2}:\s+`, String.raw`service\s+\d{1,2}\s*[,:]\s+`],
  ...[String.raw`[a-z]\d{1,2}\.\d{1,2}\s+`, String.raw`[a-z]\.\d{1,2}\s+`],
  ...[String.raw`\.\d{1,2}\s+(?=[a-z])(?!in\b|inch)`, String.raw`\d{1,2}\s{2,}`],
];

/** What stands before the words of a point of a list. */
export const BULLET = new RegExp(
  String.raw`^\s*(?:${MARK}\s+(?=(?:${TAG}|${LETTERED})\s*(?:${IN_BRACKETS})?\s*:|${SECTION}))?${either(...POINTS, ...ITEMS, TAGS, NAMED, ...NUMBERS)}`,
  'i',
);
