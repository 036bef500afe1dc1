import { fieldVoltage, type VoltageToken } from './voltageTokens';
import { isPhaseOf } from './winding';

/** No field of a voltage is longer. */
const MAX_LENGTH = 120;

/** As nameplates print most of them; nothing to rewrite. */
const PLAIN = /^\d+(?:\.\d+)?(?:grdy|y|d)?(?:\/\d+(?:\.\d+)?)?$/;

/** One voltage for each winding of 'A x B'; null if any of the text is not part of a voltage. */
export function readVoltage(text: string): readonly VoltageToken[] | null {
  if (text.length > MAX_LENGTH) return null;
  const lower = text.trim().toLowerCase();
  const parts = PLAIN.test(lower) ? [lower] : withoutRemarks(lower).split(/ ?[x×] ?/);
  const tokens = parts.map((part) => fieldVoltage(PLAIN.test(part) ? part : asNameplate(part)));
  return tokens.every((token) => token !== null) ? tokens : null;
}

type Rewriting = readonly (readonly [RegExp, string])[];

const rewritten = (text: string, rules: Rewriting): string =>
  rules.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), text);

const LEVEL = String.raw`(?<![\d.])\d{2,3}(?: ?[x/] ?\d{2,3})?`;
const BEHIND = String.raw`[ ,;/(@-]*`;
const LABEL = String.raw`(?:dual(?: voltage)?|hv|lv|h\.v\.|l\.v\.|pri(?:mary)?|sec(?:ondary)?|nom(?:inal)?|rated|(?:high|low)[ -](?:voltage|side)|voltage|volts)`;

/** Remarks beside a voltage: its BIL, phases, wires, frequency, and side. */
const REMARKS: Rewriting = [
  [/\s+/g, ' '],
  [/^'/g, ''],
  [new RegExp(String.raw`${BEHIND}${LEVEL} ?(?:kv)? ?-?b\.?i\.?l\.?(?![a-z])[ )]*`, 'g'), ' '],
  [new RegExp(String.raw`${BEHIND}b\.?i\.?l\.?[ :=]*${LEVEL} ?(?:kv)?[ )]*`, 'g'), ' '],
  [/[/-][13][/-](?:50|60)(?: ?hz)?$/g, ''],
  [
    new RegExp(String.raw`${BEHIND}(?<![\d.])(?:1|3|one|single|three)[ -]?(?:phases?|ph|[øφ])\.?(?![a-z])[ )]*`, 'g'),
    ' ',
  ],
  [new RegExp(String.raw`${BEHIND}(?<![\d.])(?:[234]|three|four)[ -]?(?:wires?|w)(?![a-z])[ )]*`, 'g'), ' '],
  [new RegExp(String.raw`${BEHIND}(?<![\d.])(?:50|60) ?(?:hz|hertz|cycles?|cps)\.?(?![a-z])[ )]*`, 'g'), ' '],
  [/ ?\(?(?<![a-z])(?:l ?[-/]? ?l|(?:line|phase)[ -]to[ -](?:line|phase))(?![a-z])\)?/g, ''],
  [new RegExp(String.raw`^(?:${LABEL}[ .:=-]+){1,3}(?=[^ ])`, 'g'), ''],
  [new RegExp(String.raw`(?:[ ,(]+${LABEL}\)?){1,3}$`, 'g'), ''],
  [/ ?\b(?:connect(?:ed|ion)|nameplate|(?:w\/|with) ?n(?:eutral)?)(?![a-z])/g, ''],
  [/[()[\] ]+/g, ' '],
  [/ ?[.,;]?$/g, ''],
  [/^ /g, ''],
];

const withoutRemarks = (text: string): string => rewritten(text, REMARKS);

const GROUND = String.raw`(?:g|gnd|gr?n?d|grounded)`;

const SPELLINGS: Rewriting = [
  [/[△▲∆]/g, 'δ'],
  [/υ/g, 'y'],
  [/(?<![a-z])(?:delt|del|dlt)(?![a-z])/g, 'delta'],
  [/k\. ?v\.?|kilo-? ?volts?|kvolts?/g, 'kv'],
  [/(?<=\d ?-?)(k?v)(?:olts?)?[ .]*a\.?c\.?(?![a-z])/g, '$1'],
  [/(?<=\d ?)(k?v)(?=[gywds])/g, '$1 '],
  [/(?<=v)\./g, ''],
  [/ [-–] (?=[a-zδ])/g, ' '],
  [/(?<![\d.,])(\d{1,2}),(\d{1,2})(?!\d)/g, '$1.$2'],
  [/(?<![\d.,])0,(\d{3})(?!\d)/g, '0.$1'],
  [/(?<![\d.,])([1-9]\d?) (\d{3})(?![\d.])/g, '$1$2'],
  [/(?<=\d) ?[-–—] ?(?=\d)|(?<=y|wye) ?[-–—] ?(?=\d)/g, '/'],
  [/(?<![a-z])yn(?![a-z])/g, 'y'],
  [new RegExp(String.raw`(?<![a-z])(?:wye|star|y)[ -]?${GROUND}(?![a-z])`, 'g'), 'grdy'],
  [/(?:gr?n?d|grounded)(?= ?\/ ?\d)/g, 'grdy'],
  [/(?<=[\dvye]) ?-?(?:solidly )?(?:gr?n?d|gnd|grounded)\.?(?: neutral)?$/g, ' grounded wye'],
];

/** The word for the connection before its number. */
const LEADING =
  /^(gr(?:oun)?n?de?d?[ .-]?(?:wye|y|star)|gnd[ .-]?(?:wye|y)|g[ .-]?(?:wye|y)|wye|star|y|delta|d|δ)[ :,-]*(?=\d)(.*)$/;

const isGroundedWye = (word: string): boolean => word.startsWith('g');
const leadingName = (word: string): string =>
  isGroundedWye(word) ? 'grounded wye' : /^[wys]/.test(word) ? 'wye' : 'delta';

/** In the spelling of nameplates that the voltage grammar reads. */
function asNameplate(part: string): string {
  const text = rewritten(part.trim(), SPELLINGS);
  const [, word, rest = ''] = LEADING.exec(text) ?? [];
  return word === undefined ? pairedByComma(text) : `${rest} ${leadingName(word)}`;
}

/** '480,277' is a pair, not 480,277 V. */
function pairedByComma(text: string): string {
  const [, line, phase] = /^(\d{3}), ?(\d{3})(?= ?v?$)/.exec(text) ?? [];
  const isPair = isPhaseOf(Number(phase), Number(line)) || isPhaseOf(Number(line), Number(phase));
  return isPair ? text.replace(/, ?/, '/') : text;
}
