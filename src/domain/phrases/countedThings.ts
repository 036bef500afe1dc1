import { either } from '../language/either';

const PARTS = [
  ...['holes?', 'bushings?', 'taps?', 'ph', 'phase', 'ø', 'position', 'wires?'],
  String.raw`(?:at|@|of)? ?(?:±|[+-])? ?[\d.]+(?: ?½|[ -]1\/2)? ?(?:%|per ?cent\b)`,
  ...[String.raw`(?:at|@) 2(?:\.5|[ -]1\/2|½)`, String.raw`up\b`, String.raw`down\b`, 'steps?(?!-up)'],
];
const PLACES = String.raw`(?:\w+ )?(?:stations?(?! (?:service|class|type|transf))|facilit\w+|plants?|schools?|stores?|farms?|towers?|homes?|houses?|customers?|services|trucks?|loads?|bidders?|vendors?)\b`;
const TIMES = ['weeks?', 'wks?', 'days?', 'months?', 'years?', 'yrs?', 'hours?'];
const SIDES = [String.raw`hv\b`, String.raw`lv\b`, 'primary', 'secondary', 'conductors?', 'sets?', 'per'];
const PAGES = ['pages?', 'copies', 'points?', String.raw`pole\b(?! ?(?:-?mou?nt|type|xfmr|transf|top))`];
const UNITS = [
  ...[
    'feet',
    'ft',
    'inch',
    String.raw`in\.`,
    '%',
    'kv',
    'volts?',
    String.raw`v\b`,
    'amps?',
    String.raw`a\b`,
    'hz',
    'high',
  ],
  ...['low', String.raw`\d*\.\d+ ?%`, String.raw`2[ -]1\/2`, String.raw`2\.5`, '200 ?a', '600 ?a', 'parallel', 'runs?'],
];
const RELATIONS = [
  ...['step(?!-up)', 'above', 'below', 'full', 'of you', String.raw`of (?:the|our|your|my)(?! \d)`, 'or (?:two|three)'],
  'types?',
];
const EQUIPMENT = either(
  ...['chillers?', 'motors?', 'pumps?', 'generators?', 'gensets?', 'inverters?(?! transf)', 'panels?', 'sources?'],
  ...['feeders?', 'buyers?', 'projects?', 'locations?', 'options?', 'questions?', 'changes?', 'corrections?'],
  ...['revisions?', 'things?', 'items?', 'conditions?', 'people', 'guys', 'crews?', 'cables?', 'elbows?', 'boards?'],
  ...[String.raw`switch\w*`, 'breakers?', 'lines?', 'fuses?', 'wells?', 'inserts?', 'arresters?'],
  ...[String.raw`compart\w+`, 'windings?', 'other', 'hundred', 'thousand'],
);
const BUILDINGS = [
  ...['quarters?', 'halves', 'way', 'story', 'stor(?:y|ies)', 'buildings?', 'sites?'],
  ...['spare(?!s? (?:pad|unit|transf|xfmr|sub))', 'gauges?', 'doors?', 'percent', 'and a half'],
  ...['eighty', 'seventy', 'four', 'ground', 'drain'],
];

/** What is counted if not transformers. */
export const OTHER = String.raw`(?! ?(?:-|to )?${either(
  ...[...PARTS, PLACES, 'fans?', 'each way', ...TIMES, ...SIDES, ...PAGES, ...UNITS, ...RELATIONS],
  ...[String.raw`(?:new |existing |big |more )?${EQUIPMENT}\b`, ...BUILDINGS],
)})`;
