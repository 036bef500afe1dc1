import type { LineField } from '../../../contract/requests/reading';
import { partSpots } from '../clauseSpots';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';

/** Of what follows, to the next comma: 'I think it is 12470 delta'. */
const BEFORE =
  /\b(?:(?:i|we|they) (?:think|believe|guess|suspect)|guessing|assum(?:ing|ed)|probably|possibly|perhaps|maybe|presumably|likely|(?:not|isn't|aren't) (?:quite |exactly |entirely |really |completely |totally |too |100 ?% )?(?:sure|certain|clear|positive)|unsure|(?:appears?|seems?|looks|supposed) to be|looks like|might|may (?:go|change|become|end up)|could (?:change|end up|go)|from memory|if (?:i|we) (?:remember|recall)|tentative(?:ly)?|don't know|do not know)\b/g;
const WHEN = String.raw`(?= ?(?:$|[).,;:]|with\b|by\b|at\b|in the field|on site|before|prior|later|once|upon|after))`;
/** Of what precedes, since the last comma: '12470 delta (verify)'. */
const AFTER = new RegExp(
  String.raw`\b(?:(?:please |pls |to |need to |must |will |we'll )?(?:verify|confirm|double[- ]check)${WHEN}|(?:to be|needs? to be|must be|will be|being|not(?: yet)?(?: been)?|still) (?:verified|confirmed|determined|decided|finalized)|t\.?b\.?[dcv]\b|(?:not|never) (?:quite |entirely |really |too |100 ?% )?(?:sure|certain)|(?:i|we) (?:think|believe|guess)${WHEN}|pending|unconfirmed|(?:still )?(?:checking|waiting)(?= (?:on|with|for)\b|$)|(?:hard|tough|difficult|impossible) to (?:read|make out|see)|illegible|unreadable|not legible|smudged|worn off|can't (?:read|make out))|\b(?:right|correct) ?\?`,
  'g',
);
const JOINTS = [',', ';', '(', ' but ', ' and ', ': '];
const END = /[,;)]| but | and (?=(?:the|we|i|it|need|please)\b)/;
const ASKS =
  /\b(?:do|does|can|could|would|will|have|is|are|what|how|any|got|anyone|anybody|when|where|who|why|which|price|quote|cost|need|looking|please|pls|interested|possible|stock|avail\w*|lead|much)\b/;
const REASON = 'The text is not certain of it.';

type Range = readonly [from: number, to: number];

const before = (text: string): Range[] =>
  [...text.matchAll(BEFORE)].map(({ 0: words, index }) => {
    const from = index + words.length;
    const end = text.slice(from).search(END);
    return [index, end < 0 ? text.length : from + end];
  });

const after = (text: string): Range[] =>
  [...text.matchAll(AFTER)].map(({ index }) => {
    const lead = text.slice(0, index).replace(/[ ,;(-]+$/, '');
    const from = Math.max(...JOINTS.map((joint) => lead.lastIndexOf(joint) + joint.length), 0);
    return [JOINTS.some((joint) => lead.includes(joint)) ? from : 0, index];
  });

/** Why a text is not certain of what it says at a place: 'maybe 500', '12470 delta?', '480Y/277 (TBD)'. */
export function unsureIn(text: string): (place: { start: number; end: number }) => string | undefined {
  const ranges = [...before(text), ...after(text)];
  return ({ start, end }) =>
    ranges.some(([from, to]) => start >= from && end <= to) || isAsked(text, end) ? REASON : undefined;
}

/** '480Y/277?' and '500 kVA?, 12470 delta', but not 'do you have a 500 kVA?' */
const isAsked = (text: string, end: number): boolean => {
  if (!text.includes('?')) return false;
  const mark = /^[ ")]{0,2}(?:kva|volts?|v|delta|wye)? ?\?(?=[\s,;)/?]|$)/.exec(text.slice(end, end + 12));
  return mark !== null && (!/\?+$/.test(text) || end + 12 < text.length || !ASKS.test(text));
};

/** The fields that a text can name without a value. */
const NAMES: readonly (readonly [RegExp, readonly LineField[]])[] = [
  [/\b(?:kva|rating|size)\b/, ['kva_rating']],
  [/\b(?:primary|high[- ](?:side|voltage)|hv|incoming)\b/, ['primary_voltage_kv']],
  [/\b(?:secondary|low[- ](?:side|voltage)|lv)\b/, ['secondary_voltage_kv']],
  [/\b(?:voltages|delta|connections?|connected)\b/, ['primary_voltage_kv', 'secondary_voltage_kv']],
  [/\bphases?\b/, ['phase']],
  [/\b(?:fluid|oil|liquid)\b/, ['oil_type']],
  [/\b(?:windings?|conductor)\b/, ['coil_type']],
];

const NEAR = 60;

/** The fields of which a clause says, without a value, that they are not certain. */
function unsureFields({ text }: Clause): readonly LineField[] {
  const words = [...text.matchAll(BEFORE), ...text.matchAll(AFTER)];
  if (words.length === 0 || /\d{3}/.test(text)) return [];
  const near = words
    .map(({ index, 0: word }) => text.slice(Math.max(0, index - NEAR), index + word.length + NEAR))
    .join(' ');
  const [fields] = [...NAMES.filter(([name]) => name.test(near)).map(([, each]) => each)].toSorted(
    (a, b) => a.length - b.length,
  );
  const stated = new Set(partSpots(text).map(({ field }) => field));
  return fields?.filter((field) => !stated.has(field)) ?? [];
}

/** 'Not sure if the primary is delta or wye' makes the primary of all items uncertain. */
export function unsureItems(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const fields = new Set(clauses.flatMap(unsureFields));
  if (fields.size === 0) return [...items];
  const doubted = (each: Stated): Stated => (fields.has(each.field) ? { ...each, doubt: each.doubt ?? REASON } : each);
  return items.map((item) => ({
    ...item,
    kva: item.kva && doubted(item.kva),
    sources: item.sources.map((all) => all.map(doubted)),
  }));
}
