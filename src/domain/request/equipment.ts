import { either } from '../language/either';

const OURS = /transf|xfmr|trafo|\bpads?\b|padmou?nt|\bpmt\b|substation|unit sub|pole[ -]?mount|overhead/;
/** Things beside a transformer, at the start of a line that lists one. */
const COUNTED = String.raw`(?:(?:matl?|material|stock|part|sku|item) (?:no\.? ?|# ?)?[\d-]{3,},? )?(?:(?:qty|quantity)\.? ?:? ?)?(?:[\d,]+ ?)?(?:, ?(?:desc\w*|item|part|name) ?: ?)?(?:ea |ft |- )?(?:[\d.]+ ?kv )?(?:\d+ ?a )?`;
const OTHERS = either(
  ...['elbows?', 'cables?', '(?:fused )?cutouts?', 'fused? (?:cutouts?|discs?|disconnects?)'],
  ...[String.raw`(?:(?:surge|lightning|distribution) )?arresters?(?<=^arr.*|\d.*)`, 'fuse links?', 'ground rods?'],
  ...['spare (?:parts?|fuses?|links?|bushings?|elbows?)', 'fuses?,', 'switch(?:es)?,', 'switchgear'],
  ...[String.raw`(?:[\d.]+ ?kv )?metal[- ](?:clad|enclosed)`, String.raw`ups\b`, 'generators?', 'gensets?'],
  ...['standby gen', 'switchboards?', 'inverters?(?! side)', String.raw`\d+ inverters`],
  ...[String.raw`pumps?\b`, String.raw`\d+ pumps?`, 'motors?', 'starters?', 'panels?', String.raw`mcc\b`],
  ...[String.raw`mdp\b`, 'chargers?', 'modules?', 'main (?:breaker|panel|switchboard)'],
  ...['main power transformer', 'feeder breakers?', 'collection circuits?', 'overhead line'],
  'protected by',
);
const OTHER = new RegExp(`^${COUNTED}${OTHERS}`);
const ELSEWHERE =
  /\b(?:gensets?|generators?|motors?|chillers?|switchboards?|ups|mcc|inverters?|pumps?|(?<!freight |service )elevators?|chargers?|breakers?)\b/;
const OF_UNIT =
  /primary|secondary|\bhv\b|\blv\b|(?:high|low|inverter|pcs|collector|utility|grid) side|windings?\b|\bimpedance|\bbil\b|\btaps?\b/;
const RATED = new RegExp(String.raw`(?:${ELSEWHERE.source}).{0,30}\d ?kva|kva ${ELSEWHERE.source.slice(2)}`);
/** 'It sits in the pump house' */
const ROOMS =
  /\b(?:generator|motor|chiller|pump|elevator|ups|mcc|inverter)s? (?:house|station|room|building|plant|shed|lobby|shop)\b/;
/** Calculations and loads. */
const LOADS = /\bk[wv]a? ?\/ ?0?\.\d+ ?pf\b|\bkva, [\d,.]+ a at\b/;

/** '1200 feet of 25 kV cable' */
const CABLE = /\b(?:feet|ft|reels?) of\b[^.;]*\b(?:cable|wire|conductor)s?\b|\burd cable\b/;

/** Pad-mounted units and unit substations end far below. */
const TRANSMISSION = /\b(?:115|138|161|230|345|500) ?kv(?! ?bil|,? (?:delta|wye|grounded|grd))\b/;

/** 'HV: 138 kV', '230 kV primary', '20 MVA, 115 kV to 12.47 kV'. */
const OF_WINDING =
  /^(?:the )?(?:hv|primary|high[- ](?:voltage|side))\b|\d ?kv (?:primary|hv)\b|\d ?[km]va\b.*\b(?:115|138|161|230|345) ?kv\b/;
/** 'The utility substation has a 10 MVA transformer, 69 kV to 12.47 kV'. */
const UPSTREAM =
  /\b(?:utility(?:'s)?|upstream|poco|power company(?:'s)?) (?:\w+ ){0,2}(?:sub(?:station)?s?|bank|source)\b|\b(?:utility|poco|power company)'s (?:\w+ )?(?:transformers?|xfmrs?)\b|\bat the (?:utility )?sub(?:station)?\b/;
/** 'The utility brings 12,470 V and the chargers want 480Y/277': both windings. */
const BETWEEN =
  /\b(?:utility|power company|poco|co-?op|city|grid)\b[^.;]{0,20}\b(?:brings?|gives?|provides?|supplies|delivers?|serves?|comes? in|feeds?)\b(?=[^;]*\d).*\b(?:wants?|needs?|takes?|runs? (?:on|at)|uses?|expects?) (?:an? )?\d{3}/;
const ASKED = /\b(?:need|quote|price|pricing|want|require|furnish|supply|provide|buy|rfq|looking|shall)\w*\b/;

/** 'Transformer oil tester' names no transformer. */
const OF_TOOLS = /\btransf\w*(?: turns)? (?:oil|ratio|test\w*|gloves?|jacks?|tools?|rags?)\b/g;

/** Whether a text is about transformers: 'a cable fault locator up to 35 kV' is not. */
export const isOfTransformers = (clauses: readonly { text: string }[]): boolean =>
  clauses.some(({ text }) => OURS.test(text.replaceAll(OF_TOOLS, '')) || OF_UNIT.test(text) || /[km]va\b/.test(text));

/** Whether a text names other equipment and no transformer: 'the following breakers: (3) 800 A, 480 V'. */
export const isOnlyOfOthers = (clauses: readonly { text: string }[]): boolean =>
  clauses.some(({ text }) => ELSEWHERE.test(text)) &&
  !clauses.some(({ text }) => OURS.test(text) || OF_UNIT.test(text) || /[km]va\b|\bloop\b|\bradial\b/.test(text));

/** Whether a clause is about other equipment than our transformers. */
export const isOfOtherEquipment = (text: string): boolean =>
  (OTHER.test(text) && !OURS.test(text.replace('main power transformer', ''))) ||
  LOADS.test(text) ||
  (CABLE.test(text) && !OURS.test(text) && !text.includes('kva')) ||
  (UPSTREAM.test(text) && /[km]va\b/.test(text) && !ASKED.test(text)) ||
  (TRANSMISSION.test(text) && !/\bpads?\b|padmou?nt|pad-mou?nt/.test(text) && !OF_WINDING.test(text)) ||
  (ELSEWHERE.test(text) &&
    !(ROOMS.test(text) && !/\d/.test(text)) &&
    !OURS.test(text) &&
    !OF_UNIT.test(text) &&
    !BETWEEN.test(text) &&
    (!text.includes('kva') || RATED.test(text)));
