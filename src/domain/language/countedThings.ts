import { either } from './either';

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
/** 'One value has changed since'. */
const OF_TEXT = either(
  ...['values?', 'details?', 'figures?', 'numbers?', 'words?', 'entr(?:y|ies)', 'requirements?', 'parameters?'],
  ...['differences?', 'mistakes?', 'typos?', 'errors?', 'exceptions?', 'requests?', 'notes?', 'concerns?'],
);
const BUILDINGS = [
  ...['quarters?', 'halves', 'way', 'story', 'stor(?:y|ies)', 'buildings?', 'sites?'],
  ...['spare(?!s? (?:pad|unit|transf|xfmr|sub))', 'gauges?', 'doors?', 'percent', 'and a half'],
  ...['eighty', 'seventy', 'four', 'ground', 'drain'],
];

/** What is counted if not transformers. */
export const OTHER = String.raw`(?! ?(?:-|to )?${either(
  ...[...PARTS, PLACES, 'fans?', 'each way', ...TIMES, ...SIDES, ...PAGES, ...UNITS, ...RELATIONS],
  ...[
    String.raw`(?:new |existing |big |more |last |final |small |quick |minor |further |other )?(?:${EQUIPMENT}|${OF_TEXT})\b`,
    ...BUILDINGS,
  ],
)})`;

/** 'Qty', 'how many units', 'number of transformers'. */
export const QUANTITY = either(
  ...['qty', 'quantity', 'qnty', 'quan', '(?<=^)(?:number|units|pieces|pcs|count)(?= ?:)', 'how many(?: units)?'],
  String.raw`(?:number|no\.|#) (?:of (?:units|transformers|pads)|required|needed|off)`,
  ...[String.raw`no\.? (?:required|needed|req'?d)`, 'units (?:required|needed|wanted)'],
);
const CHANGED = either(
  ...['goes', 'went', 'changes', 'changed', 'increased', 'decreased', 'reduced', 'revised', 'raised', 'amended'],
  'corrected',
);
/** 'Remains', 'is now', 'goes from 4 to'. */
export const becomes = (number: string): string =>
  either(
    ...['remains', 'stays', 'unchanged(?: at)?', 'is', 'shall be', 'to be'],
    String.raw`(?:is |was )?(?:now|${CHANGED}(?: from \(?${number}\)?)? to)`,
  );

/** '2 x' before a rating, not '2 x 2.5 %' or '72 x 60 in'. */
const TIMES_SIGN = String.raw`x(?! ?\d?\.\d| ?2\.5| ?\d{2,3} ?(?:k?v )?(?:bil|nba)| ?[\d.,]+ ?(?:x|mm|cm|[km]?w\b|hp\b|in\b|"|'|%)|$)`;
/** What follows a number of units. */
export const OF_UNITS = either(
  ...[String.raw`\/ ?ea\b`, String.raw`total\b(?= ?(?:$|[,;)]|units?\b|transf|pads?\b))`, TIMES_SIGN],
  ...[
    String.raw`ea\b\.?`,
    String.raw`each\b`,
    String.raw`(?:pcs?|pzas?|pzs?|piezas|unidades)\b\.?`,
    String.raw`pieces?\b`,
    String.raw`required\b`,
  ],
  ...[String.raw`needed\b`, String.raw`req'?d\b`, String.raw`units?\b`, String.raw`pots\b`, String.raw`off\b`],
  ...[String.raw`nos?\b\.?`, String.raw`qty\b`, String.raw`transformers?\b`, String.raw`xfmrs?\b`],
  String.raw`pad(?:s\b|-?mounts?\b| mounts?\b)`,
  String.raw`(?:substation|pole[ -]mount|pad[ -]?mount\w*) transformers?\b`,
  String.raw`pole[ -]?(?:mounts|tops)\b`,
);

/** 'Two (2) on-off loadbreak switches'. */
const PART_NAMES = either(
  ...['switch(?:es)?', 'lbors?', 'bushings?', 'fuses?', 'gauges?', 'valves?', 'inserts?', 'wells?', 'elbows?'],
  ...['arresters?', 'conduits?', 'lugs?', 'fans?', 'radiators?', 'bay-o-nets?', 'bayonets?', 'spades?', 'studs?'],
  ...['relays?', 'contacts?', 'grounds?', 'padlocks?', 'keys?', 'rods?'],
);
/** 'Trying to get two bids'. */
const PAPERS = either('bids', 'quotes', 'quotations', 'offers', 'prices', 'vendors', 'suppliers', 'bidders', 'changes');
export const OF_PARTS = new RegExp(
  String.raw`^(?: ?\(\d+\))?(?:[ -](?!transf|units?\b|pads?\b|pad-|xfmr|[\d.,]* ?k?va|phase|with\b|w\b|of\b|each\b|ea\b)[\w-]+){0,3}[ -]${PART_NAMES}\b|^ (?:competitive |more |other |different )?${PAPERS}\b`,
);
