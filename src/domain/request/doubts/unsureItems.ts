import type { LineField } from '../../../contract/requests/reading';
import { powerSpots } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';
import { UNSURE, wordsOfDoubt } from './unsure';

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

/** 'Or LV 208Y/120, not decided': of what else the text says of these fields. */
const OTHERWISE =
  /^or\b|\b(?:not (?:yet )?decided|undecided|(?:to|yet to) be decided|haven't decided|could be either|still open)\b/;
const isOtherwise = (text: string): boolean =>
  (text.startsWith('or') || text.includes('decided') || text.includes('either') || text.includes('open')) &&
  OTHERWISE.test(text);
/** 'My boss says 1000 kVA, the electrician says 750 kVA'. */
const SAYS =
  /\b(?:says?|said|thinks?|thought|claims?|claimed|reckons|suggests?|suggested|insists?|tells? (?:me|us)|told (?:me|us)) (?:that )?(?:(?:it(?:'s| is)?|its|we need|an?|the|about|is|should be|to (?:use|get)|one|two) ){0,3}(?=(?:primary |secondary )?\d)/g;

/** Several people who name different values in one message. */
function disputedFields(clauses: readonly Clause[]): LineField[] {
  if (
    clauses
      .map(({ text }) => text)
      .join('\n')
      .search(SAYS) < 0
  )
    return [];
  const said = clauses.filter(({ text }) => text.search(SAYS) >= 0);
  const voices = said.reduce((sum, { text }) => sum + (text.match(SAYS)?.length ?? 0), 0);
  if (voices < 2) return [];
  const values = said.flatMap(({ text }) => [...powerSpots(text), ...partSpots(text)]);
  return [
    ...new Set(
      values
        .filter(({ field, value }) => values.some((other) => other.field === field && other.value !== value))
        .map(({ field }) => field),
    ),
  ];
}

/** 'Drop the copper', 'leave out the FR3': taken back, with or without another value. */
const TAKES_OUT =
  /\b(?:drop|skip|lose|scratch|forget|omit|strike|delete|remove|leave (?:out|off)|take (?:out|off)|get rid of)(?: about)? (?:the|that|those|any) (?=[^,;.]{1,30}$|[^,;.]{1,30}[,;])([^,;.]{1,30})/;

/** The fields that a clause calls uncertain without a value. */
function unsureFields({ text }: Clause): readonly LineField[] {
  const taken = TAKES_OUT.exec(text)?.[1];
  if (taken !== undefined && powerSpots(text).length === 0) return partSpots(taken).map(({ field }) => field);
  if (isOtherwise(text) && powerSpots(text).length === 0) return partSpots(text).map(({ field }) => field);
  const words = wordsOfDoubt(text);
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

/** 'Three more of the same', 'two of them …, the third …'. */
const NUMBER = String.raw`(?:\(?\d{1,3}\)?|one|two|three|four|five|six)`;
const COUNTED_APART = new RegExp(
  String.raw`\b${NUMBER} more of (?:the same|these|them|those)(?=$|[,.;)])|\bplus (?:an?|one) spare\b(?!.*\b(?:qty|quantity|in all|in total|altogether|all told)\b)|\b${NUMBER} of (?:them|these|those)\b.*\bthe (?:others?|second|third|fourth|rest|remaining)\b`,
);
/** 'PT-1 and PT-2 shall be filled with mineral oil', of four that the text lists as one. */
const TOLD_APART = /^([a-z]{1,4}-?)\d{1,3}(?:,? (?:and|&) |, )\1\d{1,3}\b.*\b(?:shall|must|will|to be|are|have|get)\b/;
const COUNTED_DOUBT = 'The text counts the units more than once.';

/** 'Not sure if the primary is delta or wye' makes the primary of all items uncertain. */
export function unsureItems(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const fields = new Set([...clauses.flatMap(unsureFields), ...disputedFields(clauses)]);
  const isCountedApart = clauses.some(
    ({ text }) => COUNTED_APART.test(text) || (items.length === 1 && TOLD_APART.test(text)),
  );
  if (fields.size === 0 && !isCountedApart) return [...items];
  const doubted = (each: Stated): Stated => (fields.has(each.field) ? { ...each, doubt: each.doubt ?? UNSURE } : each);
  return items.map((item) => ({
    ...item,
    kva: item.kva && doubted(item.kva),
    quantity:
      item.quantity && isCountedApart
        ? { ...item.quantity, doubt: item.quantity.doubt ?? COUNTED_DOUBT }
        : item.quantity,
    sources: item.sources.map((all) => all.map(doubted)),
  }));
}
