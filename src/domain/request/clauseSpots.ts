import type { LineField } from '../../contract/requests/reading';
import { either } from '../language/either';
import { bushingRatingSpots, fusingSpots, phaseSpots, secondaryBushingSpots, wordSpots } from '../phrases/fittings';
import { conditionSpots, fluidSpots } from '../phrases/materials';
import { windingSpots } from '../phrases/windings';
import { priceSpots } from '../phrases/price';
import { bilSpots } from '../phrases/bil';
import { impedanceSpots } from '../phrases/impedance';
import { lossSpots, soundSpots } from '../phrases/losses';
import { sizeSpots } from '../phrases/sizes';
import { spot, type Spot } from '../phrases/spot';
import { tapSpots } from '../phrases/tapReach';
import { requestedVoltages } from '../phrases/voltages';
import type { VoltageToken } from '../nameplate/voltageTokens';

export type LineSpot = Spot<LineField>;

type Reader = (clause: string) => readonly LineSpot[];

/** Readers, each with words of which its clauses have one. */
const readers: readonly (readonly [words: string, read: Reader])[] = [
  ['ph|ø', phaseSpots],
  [
    'loop|lf|rad|rf|front|fro|dead|live|df|pad|pole|overhead|oh |substation|sub t|sub x|unit sub|pmt|pmxf|equal|equiv|like kind| eq|approved',
    wordSpots,
  ],
  ['200|600', bushingRatingSpots],
  ['spade|stud|bolt|hole|paddle', secondaryBushingSpots],
  ['fus|net|bon|clf|c.l|limit|switch|link|lbor|elsp|range|blade', fusingSpots],
  [
    'fr3|fr-3|fr 3|ester|oil|mineral|silicon|temp|midel|biotemp|m.o|mo|beta|wecosol|univolt|vegetable|askarel|pcb',
    fluidSpots,
  ],
  ['cop|cu|al', windingSpots],
  ['new|nos|recon|refurb|re-|reman|rebuilt|rew|built|wound|used|surplus|second|take', conditionSpots],
  ['$|dollar|usd|bucks|k|each|grand', priceSpots],
  ['bil|b.i.l|impulse|insulation|nba', bilSpots],
  ['imp|z|uk|5.75', impedanceSpots],
  ['loss|ll|no-load|no load|p0|po|pk|load|total', lossSpots],
  ['db', soundSpots],
  [
    'max|exceed|no |not |less|limit|under|up to|at most|within|fit|below|clear|top|can|nothing|≤|<|lighter|shorter|takes|holds|good for|supports|carr',
    sizeSpots,
  ],
  ['tap|fca|fcb|%|prise|ltc|±', tapSpots],
];
const hinted = readers.map(([words, read]) => ({ words: words.split('|'), read }));

/** Words after 'no isolation links' without punctuation are not denied. */
const DENIED_THING =
  /\b(?:no|without|w\/o) (?:(?:isolation|iso) links?|taps?|fus(?:es|ing)|(?:live|dead) ?-?fronts?|arresters?|switch(?:es)?|gauges?|rush|hurry|pcbs?|aluminum|copper) (?!or\b|and\b|nor\b|windings?|fus|switch|in\b|on\b|required|needed|changer|links?|is\b|are\b)/g;

/** All that a part of a clause states of a unit, except ratings and quantities, which cut a clause into parts. */
export function partSpots(part: string): LineSpot[] {
  const text = part.replaceAll(DENIED_THING, (found) => `${found.slice(0, -1)},`);
  const spots = hinted.flatMap(({ words, read }) => (words.some((word) => text.includes(word)) ? read(text) : []));
  return [...spots, ...voltageSpots(text, spots)];
}

/** Numbers with another unit. */
const UNIT = either(
  ...['k?a(?:ic)?', 'amps?', 'amperes?', '[km]?w', 'hp', 'watts?', 'db', 'lbs?', 'kg', 'mm2?', 'cm'],
  ...['m(?! ?x)', 'km'],
  ...[String.raw`in(?= ?(?:wide|deep|high|tall|long|[wdh]\b|x\b|max|min|or\b|and\b)|[,;.)]|$)`, 'ft'],
  ...['weeks?', 'wks?', 'hz', 'rpm', 'awg', 'mcm', 'kcmil', 'gal(?:lons)?', 'percent', '[km]va', 'ppm'],
  ...['modules', 'psi', 'ml', 'mi', 'miles'],
);
const MEASURES = new RegExp(
  [
    String.raw`(?<![\d.])\d[\d,.]{0,9}(?: ?[/x] ?\d[\d,.]{0,9}){1,4} ?(?:k?w|watts?|db|lbs?|kg|mm|cm)(?![\w/])`,
    String.raw`(?<![\d.])[\d,.]*\d ?-?${UNIT}(?![\w/])`,
    String.raw`[\d.,]*\d ?%`,
    String.raw`\b(?:ieee|ansi|csa|astm|nema|c57|section|sec\.|spec\w*|page|item|cfr|part) ?(?:no\.? ?)?[\d.-]+`,
    String.raw`\btaps? ?:? ?(?:\d{4,5}[ ,/]*){3,}`,
    String.raw`\bbasic impulse.*$`,
    String.raw`\$ ?[\d,.]+`,
    String.raw`\b\d{1,5} (?:[a-z][a-z.']+ ){1,2}(?:street|avenue|ave|road|rd|drive|blvd|boulevard|lane|highway|hwy|parkway|pkwy)\b`,
  ].join('|'),
  'g',
);
const NUMERIC: readonly LineField[] = ['bil', 'secondary_bil', 'bushing_rating', 'max_price', 'impedance_pct'];

/** 'We go from 4 kV to 12 kV one circuit at a time' is of the system. */
const CONVERTED =
  /\bfrom [\d.]+ ?kv to [\d.]+ ?kv(?=[^.;]{0,60}\b(?:circuits?|feeders?|systems?|substations?|at a time|conversion)\b)/g;

function voltageSpots(part: string, spots: readonly LineSpot[]): LineSpot[] {
  if (!/\d\d|\dk/.test(part)) return [];
  const { primary, secondary } = requestedVoltages(masked(part, spots));
  const made = (field: LineField, token: VoltageToken): LineSpot =>
    spot(field, inVolts(token.value), token, OF_SYSTEM.test(part.slice(token.end)) ? SYSTEM_DOUBT : undefined);
  return [
    ...primary.map((token) => made('primary_voltage_kv', token)),
    ...secondary.map((token) => made('secondary_voltage_kv', token)),
  ];
}

const OF_SYSTEM =
  /^,? (?:(?:distribution|utility|electric(?:al)?|overhead|underground|power|plant|campus|collection|\w+'s|3-wire|4-wire) ){0,2}(?:systems?|feeders?|circuits?|lines?|grid|network)\b/;
const SYSTEM_DOUBT = 'The text says it of the system, not of the transformer.';

/** With other numbers crossed out. */
function masked(part: string, spots: readonly LineSpot[]): string {
  let text = part
    .replaceAll(MEASURES, (found) => found.replaceAll(/\d/g, '_'))
    .replaceAll(CONVERTED, (found) => found.replaceAll(/\d/g, '_'));
  for (const { field, start, end } of spots)
    if (NUMERIC.includes(field))
      text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^ ]/g, '·') + text.slice(end);
  return text;
}

/** '12.47' is 12470, and 24.9 kV is short for 24940; nameplate text stays. */
const inVolts = (value: string): string =>
  value
    .replaceAll(/(?<![\d.\w/])\d+(?:\.\d+)?(?![\d\w./])/g, (number) =>
      Number(number) < 100 ? String(Math.round(Number(number) * 1000)) : number,
    )
    .replaceAll(/(?<!\d)24900(?!\d)/g, '24940');
