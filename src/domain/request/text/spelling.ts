import { STANDARD_VOLTS } from '../../nameplate/winding';
import { withRatingUnits } from './bareRatings';
import { FOREIGN_COUNTS, FOREIGN_RULE } from './foreign';
import { rewriterOf, rewritten, type Mapped, type Rule } from './mapped';
import { withDenials } from './refusals';
import { withoutShorthand } from './shorthand';
import { spokenNumbers } from './spokenNumbers';
import { withoutTypos } from './typos';

/** 'Delete "mineral oil" and insert'. */
const INSERTED = /\b(?:delete|strike|replace) "[^"]{2,60}",? (?:and )?(?:insert|substitute|add|with|by) (?!")/g;
/** 'Dont' and 'cant'. */
const NO_APOSTROPHE = /\b(do|does|did|is|are|was|were|wo|ca|could|should|would|has|have)nt(?![\w\u00c0-\u024f])/g;
/** 'Rated power: 1 600 kVA'. */
const SPACED_POWER = /(?<=\b(?:power|rating|capacity) ?[:=]? ?)([1-9]\d?) (\d{3})(?= ?kva\b)/g;
/** Scanned 'I50', '5OO', '48OY'. */
const SCANNED = /(?<![a-z\d.])(?:[il]\d[\dio]{0,3}|\d[\dio]{0,3}[io][\dio]{0,3}|\d{1,3}o{1,2})(?=y?(?![a-z\d]))/g;
const KV_JOINED = /kv(?=grd|y\b|d\b|δ|wye|delta|bil)/g;
const PAIR =
  /\b(208|480|600|400|415|690)(?: ?y(?:\/| |-)?| |-(?=120|277|347))(120|277|347|231|240|398|230)(?=v\b|volts?\b|\b)(?! ?kva)/g;
/** '480/277 and 300 kVA' is no list of ratings. */
const SLASHED_PAIR = /(?<![\d/.,])(?:(208)\/(120)|(480)\/(277)|(600)\/(347))(?=,? (?:and|or|plus) | ?[,;&] ?\d)/g;
const PAIR_REVERSED =
  /(?<![\d/.,])(?:(120)[ -](208)|(277)[ -](480)|(347)[ -](600))\b(?! ?(?:kva|deg|w\b|lbs?\b|kg|mm))/g;
const COUNT_JOINED = /(?<![\d.,/])(\d{1,3})x(?=\d[\d,.]* ?-?[km]va)/g;
const THOUSANDS =
  /(?<![\d.,-]|\d\/)(\d{1,3}) (\d{3})(?=(?: ?-?(?:k?va\b|v\b|volts?\b|w\b|watts?\b|kg\b|mm\b|lbs?\b)|(?:grd)?y\/| ?delta))/g;
/** '14 400 V' if the whole is a usual voltage, '2 900 kg'. */
const SPACED_VOLTS = /(?<![\d.,/-])([1-9]\d?) (\d{3})(?= ?(?:v\b|volts?\b|(?:grd)?y\/|delta))/g;
const SPACED_MEASURE = /(?<![\d.,/-])([1-9]\d?) (\d{3})(?= ?(?:kg|mm)\b)/g;
const ZERO_THOUSANDS = /(?<![\d.,/-])(\d{1,3}) (000)(?= ?-?(?:kva\b|v\b|volts?\b|w\b|kg\b))/g;
const LOOSE_PAIR = /(?<=\d)(gr?n?d?y) ?\/ ?(?=\d)|(?<=\d)(gr?n?d?y|y) ?- ?(?=(?:2400|7200|7620|7970|14400|19920)\b)/g;
const DECIMAL_COMMA = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?!\d|,\d)/g;
const UNIT_COMMA = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?= ?(?:%|kv\b|mva\b|m\b|(?:grd)?y\/))/g;

const PHONE =
  /(?<![\d/-])(?:(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[ .-]\d{4}|\d{3} \d{3} \d{4}|\d{3}-\d{4})(?![\d-]| ?k?va)/g;
const REFERENCE =
  /\b(?:rfq|po|job|invoice|wo|pr|serials?|ser|license|permit|acct|vendor|box|stock)\b ?(?:no\.?|#|numbers?)? ?[:#]? ?[a-z]{0,2}\d[\d-]{2,}(?![\d-]| ?k?v)/g;
const CENTER_TAPPED = /\b(?:240[ -]120|120[ -]240)(?![\d.]|-\d)/g;
const VOLTAGE_END = String.raw`(?:\d{4}|\d,\d{3}|\d[dy]|\dk?v|\d ?v|kv|volts?|delta|wye|/\d{2,5})`;
const IN = new RegExp(String.raw` in(?=,|$| and | to )(?<=${VOLTAGE_END} in)`, 'g');
const OUT = new RegExp(String.raw` out(?=,|$| and )(?<=${VOLTAGE_END} out)`, 'g');
const VOLTS = String.raw`(\d[\d.,]{0,12}(?: ?k?v)?)`;
const CONNECTION = '(delta|(?:grounded )?wye|δ|d|y)';
const LABEL = '(primary|prim?|hv|high side|input|secondary|sec|lv|low side|output)';
/** '13.8 kV primary (delta)'. */
const CONNECTION_AFTER_LABEL = new RegExp(
  String.raw`\b(\d[\d.,]{0,12}(?: ?k?v| ?volts?)?) ${LABEL},? ?\(?(delta|(?:solidly )?(?:grounded |gnd )?wye)\b\)?(?! ?(?:primary|prim?|hv|high|secondary|sec|lv|low|input|output|\d(?! ?-?wire)|to |-|\/|switch))`,
  'g',
);
/** '12,470 volts grounded wye with 7,200 volts to neutral'. */
const WITH_NEUTRAL =
  /\b(\d[\d.,]{0,12})( ?k?v| ?volts?)?,? (?:(?:solidly )?(grounded) )?wye,? with (?:an? )?(\d[\d.,]*)(?: ?k?v| ?volts?)? to (?:neutral|ground)\b/g;
/** 'Three hundred (300) kVA'. */
const IN_PARENTHESES = /(?<=\bhundred |\bthousand |\bfifty |\bfive )\((\d{2,5}(?:\.\d)?)\) ?(kva)\b/g;
/** Words between a voltage and its connection. */
const BETWEEN = String.raw`(?:(?:3|three)[ -]?(?:phase|ph|ø)|(?:3|4|three|four)[ -]?(?:wires?|w)|60 ?hz(?:ertz)?|(?:winding |type of )?connect(?:ions?|ed)|conn\.?|windings?|nominal|line[- ]to[- ]line|l-l|ungrounded|solidly)`;
/** '13.2 kV, 3-phase, 3-wire, delta', '12,470 volts Connection: delta'. */
const CONNECTION_LAST = new RegExp(
  String.raw`(\d ?(?:kv|v|volts?)),? ?\(?((?:${BETWEEN}[ ,:=(-]{1,3}){1,4})(delta|(?:solidly )?grounded wye|wye)\b\)?(?! ?[-/])`,
  'g',
);
/** As translated from Spanish or French. */
const TENSION = /\b(high|low|medium) tension\b/g;
/** '13,800 V in delta'. */
const IN_CONNECTION = / in (?:connection )?(?=(?:delta|wye|star)\b)(?<=\d ?k?v(?:olts?)? in (?:connection )?)/g;
/** 'You asked for the impedance, it's 6.5%'. */
const ANSWERED =
  /\b(impedance|bil|primary|secondary|high side|low side|quantity|rating|size|sound level)\b(?: [a-z]+){0,4} ?[,:;-] ?(?:it|that)(?:'s| is)(?: going to be)? (?=\d)/g;
const EARTHED = '(?:grounded|gnd|grd|earthed)';
/** 'Star grounded', 'wye, neutral grounded', 'star with neutral to ground', 'wye (solidly grounded)'. */
const GROUNDED_STAR = new RegExp(
  String.raw`\b(?:wye|star)(?:[ -]connected)?(?:,? ?\(?(?:solidly |effectively )?${EARTHED}(?: neutral)?\)?|,? ?\(?(?:with )?(?:the |an? )?(?:neutral (?:is )?(?:solidly )?(?:${EARTHED}|to (?:ground|earth))|(?:solidly )?${EARTHED} neutral)\)?)(?![a-z])`,
  'g',
);
/** '690 V on the inverter side, delta'. */
const CONNECTION_AFTER_SIDE = new RegExp(
  String.raw`(\d ?k?v?) (on the \w+ side|(?:on|at) (?:hv|lv)),? ?\(?(delta|(?:grounded )?wye)\b\)?(?! ?[-/])`,
  'g',
);
/** '24.94 is GrdY, not delta, 14400 to ground'. */
const NOT_CONNECTED =
  /\b(\d[\d,.]*)( ?k?v| ?volts?)? (?:is|should be|needs to be) (?:an? )?(delta|(?:grounded )?wye|grdy|d|y),? (?:and )?not (?:an? )?(?:delta|(?:grounded )?wye|grdy|d|y)\b(?:,? \(?(\d[\d,.]*)(?: ?k?v| ?volts?)? to (?:ground|neutral)\)?)?/g;
const LINE_TO_LINE = String.raw`(?:line[- ]to[- ]line|phase[- ]to[- ]phase|l-l|ll)`;
const LINE_TO_NEUTRAL = String.raw`(?:line[- ]to[- ](?:neutral|ground)|phase[- ]to[- ](?:neutral|ground)|l-n|l-g|ln)`;
/** '24.9 kV line-to-line (14.4 kV line-to-neutral)'. */
const BOTH_VOLTAGES = new RegExp(
  String.raw`\b(\d[\d.,]{0,12})( ?k?v| ?volts?)? ?\(?${LINE_TO_LINE}\)?,? ?(?:[(/,]|and)? ?(\d[\d.,]*)(?: ?k?v| ?volts?)? ?\(?${LINE_TO_NEUTRAL}\)?`,
  'g',
);
const TWO_CONNECTIONS = new RegExp(
  String.raw`\b${VOLTS} ?(to|-|\/) ?(\d[\d.,]{0,12}(?:\/\d{2,3})?(?: ?k?v)?),? ?\(?${CONNECTION}(?: ?[-/] ?| )${CONNECTION}\b\)?`,
  'g',
);
/** '12470 to 4160, 2500 kVA, delta-delta' */
const CONNECTIONS_LATER = new RegExp(
  String.raw`\b(\d[\d.,]{0,8}\d(?: ?k?v)?) ?(?:to|-) ?(\d[\d.,]{0,8}\d(?: ?k?v| ?y\/\d{2,3})?)(,? (?:[^;.\d/]|\d[\d,.]{0,7} ?k?va\b){1,40}?),? \(?${CONNECTION} ?[-/] ?${CONNECTION}\b\)?(?! ?\d)`,
  'g',
);
/** '13.8 kV delta-wye 480Y/277': the first is of the primary. */
const CONNECTIONS_BETWEEN = new RegExp(
  String.raw`\b${VOLTS},? ?${CONNECTION} ?[-/] ?(?:grounded )?(?:wye|y),? (?:to )?(?=\d{3})`,
  'g',
);
const cross = ([found]: RegExpExecArray): string => found.replaceAll(/\d/g, '_');

/** 'Actually 24.94 grdy / 14.4 kv'. */
function corrected(line: string, connection: string, phase: string | undefined): string {
  if (phase === undefined) return `actually ${line} ${connection}`;
  const neutral = Number(phase.replaceAll(',', ''));
  return `actually ${line} ${connection} / ${/^\d\d?(?:\.\d+)?(?: ?kv)?$/.test(line) ? neutral / (neutral < 100 ? 1 : 1000) : phase}`;
}

const CONNECTION_LABEL = /(?<=\d(?: ?k?v)?)(?:,| ?\/)? conn(?:ection|ected)?\.?:? (?=delta|wye|grounded|y\b)/g;

/** 'As item 1, except', 'same as above with the exception of', 'like T-2 except'. */
const COMPARED = String.raw`\b(?:as|to|like) (?:above|(?:the )?base(?: bid| item| unit)?|the (?:first|other|above|previous) ?(?:one|item|unit)?|(?:item|line|unit|tag|lot|type|no\.?) ?#?[a-z]?-?\d{0,3}|[a-z]{1,3}-?\d{1,3}),? `;
const EXCEPT_COMPARED = new RegExp(
  String.raw`(?<=${COMPARED})(?:except(?:ing)?(?: for| that| with| in)?|with the exception (?:of|that)) `,
  'g',
);

const keep: readonly Rule[] = [
  [
    /(?<=\b(?:same|identical|similar|ditto|as above)\b[^.;]{0,40})\bexcept(?: for)? (?=[\d(]|an? |the |kva|primary|secondary|fr3)/g,
    () => 'but ',
  ],
  [/\bexcept (?=(?:with|at|it|that|this|we|needs?|change|make|in)\b)/g, () => 'but '],
  [/\b(\d{1,2}(?:\.\d{1,3})?) ?\/ ?(0\.\d{1,3}) ?kv\b/g, ([, high = '', low = '']) => `${high} kv / ${low} kv`],
  [
    WITH_NEUTRAL,
    ([, line = '', unit = '', grounded = '', phase = '']) => `${line}${grounded === '' ? 'y' : 'grdy'}/${phase}${unit}`,
  ],
  [IN_PARENTHESES, ([, kva = '', unit = '']) => `${kva} ${unit}`],
  [GROUNDED_STAR, () => 'grounded wye'],
  [CONNECTION_AFTER_SIDE, ([, volts = '', side = '', connection = '']) => `${volts} ${connection} ${side}`],
  [NOT_CONNECTED, ([, line = '', unit = '', connection = '', phase]) => corrected(line + unit, connection, phase)],
  [CONNECTION_LAST, ([, volts = '', between = '', connection = '']) => `${volts} ${connection}, ${between}`],
  [TENSION, ([, level = '']) => `${level} voltage`],
  [IN_CONNECTION, () => ' '],
  [ANSWERED, ([, name = '']) => `${name} is `],
  [/\bb ?i ?l\b/g, () => 'bil'],
  [/\bper cent\b/g, () => 'percent'],
  [/\bderivations?\b/g, () => 'taps'],
  [/\bloss(?:es)?, (no[- ]load|load|total)\b/g, ([, kind = '']) => `${kind} losses`],
  [
    /\bfeed ?\/ ?front ?:? (loop|radial) ?[/,] ?(dead|live)\b/g,
    ([, feed = '', front = '']) => `${feed} feed, ${front} front`,
  ],
  [
    /\b((?:hv |primary )?bushings?),? \(?a(?:mps?|mperes)?\)? ?:? (200|600)(?![\d.,]*\d)/g,
    ([, name = '', amps = '']) => `${amps} a ${name}`,
  ],
  [BOTH_VOLTAGES, ([, line = '', unit = '', phase = '']) => `${line}y/${phase}${unit}`],
  [CONNECTION_AFTER_LABEL, ([, volts = '', label = '', connection = '']) => `${volts} ${connection} ${label}`],
];
const keepAfterRatings: readonly Rule[] = [
  [CONNECTION_LABEL, () => ' '],
  [/(?<!:)\/\//g, () => ', '],
  [PHONE, cross],
  [REFERENCE, cross],
  [CENTER_TAPPED, () => '240/120'],
  [IN, () => ' primary'],
  [OUT, () => ' secondary'],
  [
    TWO_CONNECTIONS,
    ([, high = '', to = '', low = '', first = '', second = '']) => `${high} ${first} ${to} ${low} ${second}`,
  ],
  [
    CONNECTIONS_LATER,
    ([, high = '', low = '', between = '', first = '', second = '']) =>
      `${high} ${first} to ${low.includes('y') ? low : `${low} ${second}`}${between}`,
  ],
  [CONNECTIONS_BETWEEN, ([, high = '', first = '']) => `${high} ${first} to `],
  [SCANNED, ([found]) => found.replaceAll(/[il]/g, '1').replaceAll('o', '0')],
  [KV_JOINED, () => 'kv '],
  [COUNT_JOINED, ([, count = '']) => `${count} x `],
  [ZERO_THOUSANDS, ([, high = '', low = '']) => high + low],
  [SPACED_VOLTS, ([found, high = '', low = '']) => (STANDARD_VOLTS.has(Number(high + low)) ? high + low : found)],
  [SPACED_POWER, ([, high = '', low = '']) => high + low],
  [SPACED_MEASURE, ([, high = '', low = '']) => high + low],
  [UNIT_COMMA, ([, whole = '', part = '']) => `${whole}.${part}`],
  [PAIR, ([, line = '', phase = '']) => `${line}y/${phase}`],
  [SLASHED_PAIR, ([pair]) => pair.replace('/', 'y/')],
  [PAIR_REVERSED, ([pair]) => `${pair.slice(4)}y/${pair.slice(0, 3)}`],
  [LOOSE_PAIR, ([, spaced, dashed = '']) => `${spaced ?? dashed}/`],
];
const metric: readonly Rule[] = [
  [THOUSANDS, ([, high = '', low = '']) => high + low],
  [DECIMAL_COMMA, ([, whole = '', part = '']) => `${whole}.${part}`],
];

const HAS_DIGIT = /\d/;
const METRIC = /\d,\d{1,2} ?(?:%|kv|v\b|\/|(?:grd)?y)|(?<![\d.,/-])[1-9]\d? \d{3} ?(?:kg|mm|w)\b/i;

/** Whether a text writes decimals with a comma, and thousands with a space. */
export const isMetric = (text: string): boolean => METRIC.test(text);

const inPlainWords = rewriterOf(
  [FOREIGN_COUNTS, FOREIGN_RULE, [NO_APOSTROPHE, ([, verb = '']) => `${verb}n't`], [INSERTED, () => 'change to ']],
  'u',
);

const allRewritten = (source: Mapped, rules: readonly Rule[]): Mapped =>
  rules.reduce((result, [pattern, replacement]) => rewritten(result, pattern, replacement), source);

/** In the spelling that readers know, with numbers in digits. */
export function respelled(clause: Mapped, isMetricText: boolean): Mapped {
  let result = spokenNumbers(withoutShorthand(withDenials(inPlainWords(clause))));
  if (!HAS_DIGIT.test(result.text)) return result;
  if (result.text.includes('except')) result = rewritten(result, EXCEPT_COMPARED, () => 'but ');
  result = allRewritten(result, isMetricText ? [...metric, ...keep] : keep);
  return allRewritten(withRatingUnits(result), keepAfterRatings);
}

/** As `respelled`, of a cell of a table, in which commas before one or two digits are decimal. */
export const respelledText = (text: string): string => {
  const at = Array.from({ length: text.length + 1 }, (_, index) => index);
  return respelled(withoutTypos({ text, at }), true).text;
};
