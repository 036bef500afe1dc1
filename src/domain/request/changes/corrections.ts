import type { LineField } from '../../../contract/requests/reading';
import { powerSpots } from '../../phrases/power';
import { numberIn, NUMBER_WORDS, spot, wordNumber, WORD_NUMBER } from '../../phrases/spot';
import { itemDoubtOf } from '../doubts/statements';
import { voltageTokens } from '../../nameplate/voltageTokens';
import type { Clause } from '../text/clauses';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';

const NUMBER = String.raw`(\d[\d,.]*|${WORD_NUMBER})(?![\w.]*-)`;
const WORDS = String.raw`(?: ?(?:kva|kv|volts?|v|%|y\/\d+|delta|wye|[dy]\b|there|now|units?|of (?:them|these)|ea))*`;
/** 'A, not B', 'from B to A', 'A instead of B', 'B should be A'. */
const CHANGES: readonly (readonly [RegExp, 'newFirst' | 'oldFirst'])[] = [
  [
    new RegExp(
      String.raw`(?<![\d.,/])${NUMBER}${WORDS}[,;]? (?:(?:so |and )?(?:it|that)(?:'s| is) )?(?:not|instead of|rather than|in place of|in lieu of)(?: the| an?)? ${NUMBER}(?![\d/])`,
      'g',
    ),
    'newFirst',
  ],
  [
    new RegExp(
      String.raw`\b(?:from|not|the) ${NUMBER}${WORDS},? (?:up |down )?(?:to|but|should be|should have been|should've been|(?:is|was) supposed to be|ought to be|is now|becomes?|changes? to|goes (?:up )?to) (?:an? )?${NUMBER}`,
      'g',
    ),
    'oldFirst',
  ],
];
const CONNECTION = /^(?:it'?s |it is |its )?(?:an? )?(delta|(?:solidly )?grounded wye|wye)(?: please)?$/;

const OTHER_UNIT = /^ ?(?:k?v\b|%|a\b|volts?|delta|wye|[dy]\b|y\/)/;

/** 'From A to B' of a system or of the two windings takes nothing back. */
const CHANGED =
  /\b(?:chang\w*|correct\w*|revis\w*|updat\w*|increas\w*|bump\w*|went|goes|gone|go|mov\w*|switch\w*|rais\w*|up(?:size|ped)?|down(?:size)?|not|now|should|quantity|qty|impedance)\b/;
const OF_CONVERSION = /\b(?:conver\w+|circuits?|feeders?|system|step(?:s|ping)? (?:up|down)|transform(?:s|ing)?)\b/;

const valueOf = (text: string): number =>
  NUMBER_WORDS.some((word) => word === text) ? wordNumber(text) : numberIn(text.replace(/[.,]$/, ''));

interface Change {
  readonly clause: Clause;
  readonly now: string;
  readonly old: string;
  readonly at: number;
  /** The items that the text names: 'The 500s should be 480Y/277, not 208'. */
  readonly ratings: readonly string[];
}

const MAX_CHANGES = 40;

/** Changes that name the old value: 'we need 3, not 2'. */
export function correctedBy(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const changes = clauses
    .filter(({ text }) => itemDoubtOf(text) === undefined)
    .flatMap(changesIn)
    .slice(0, MAX_CHANGES);
  const connections = clauses.filter(({ text }) => CONNECTION.test(text)).slice(0, MAX_CHANGES);
  const others = clauses.filter((clause) => OTHER_CONNECTION.test(clause.text) && !clause.namesItem);
  return items.map((item) =>
    others.reduce(otherwiseConnected, changes.reduce(replaced, connections.reduce(connected, item))),
  );
}

/** '24.94 is GrdY, not delta', as respelled, applies to every item of that voltage. */
const OTHER_CONNECTION = /\bactually (?=\d[\d,.]*(?: ?k?v)? (?:delta|(?:grounded )?wye|grdy|[dy])\b)(?!.*\bitems? )/;
const VOLTAGES = ['primary_voltage_kv', 'secondary_voltage_kv'] as const;

function otherwiseConnected(item: ItemSources, clause: Clause): ItemSources {
  const found = OTHER_CONNECTION.exec(clause.text);
  const from = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const [token] = voltageTokens(clause.text).filter(({ start }) => start === from);
  const field = VOLTAGES.find((each) =>
    item.sources
      .flat()
      .some((known) => known.field === each && isOf(each, known.value, token?.windings[0]?.volts ?? 0)),
  );
  return token && field ? withFirst(item, stated(field, token.value, clause, from, token.end - from)) : item;
}

const changesIn = (clause: Clause): Change[] =>
  CHANGES.flatMap(([pattern, order]) =>
    [...clause.text.matchAll(pattern)]
      .filter((found) => isChange(found, clause.text))
      .map((found) => {
        const [, first = '', second = ''] = found;
        const [now, old] = order === 'newFirst' ? [first, second] : [second, first];
        const ratings = powerSpots(clause.text)
          .map(({ value }) => value)
          .filter((value) => Number(value) !== valueOf(now) && Number(value) !== valueOf(old));
        return {
          clause,
          now,
          old,
          ratings,
          at: found.index + (order === 'newFirst' ? 0 : found[0].lastIndexOf(second)),
        };
      }),
  );

const isChange = ([words]: RegExpExecArray, text: string): boolean =>
  !words.startsWith('from') || (CHANGED.test(text) && !OF_CONVERSION.test(text));

const stated = (field: LineField, value: string, clause: Clause, at: number, length: number): Stated => ({
  ...spot(field, value, { start: clause.at[at] ?? 0, end: (clause.at[at + length - 1] ?? 0) + 1 }),
  ...{ scope: null, isCorrection: true, isOld: false },
});

function replaced(item: ItemSources, { clause, now, old, at, ratings }: Change): ItemSources {
  if (item.kva && ratings.length > 0 && !ratings.includes(item.kva.value)) return item;
  const label = clause.namesItem ? clause.label : null;
  if (label !== null && item.label !== null && item.label !== label) return item;
  const make = (field: LineField, value: string) => stated(field, value, clause, at, now.length);
  const isPlain = !OTHER_UNIT.test(clause.text.slice(at + now.length));
  if (isPlain && item.kva && Number(item.kva.value) === valueOf(old))
    return { ...item, kva: make('kva_rating', String(valueOf(now))) };
  if (isPlain && item.quantity && Number(item.quantity.value) === valueOf(old))
    return { ...item, quantity: make('quantity', String(valueOf(now))) };
  const known = item.sources.flat().find(({ field, value }) => isOf(field, value, valueOf(old)));
  if (!known || (known.field !== 'impedance_pct' && isLow(valueOf(old)) !== isLow(valueOf(now)))) return item;
  const value = known.field === 'impedance_pct' ? String(valueOf(now)) : voltageAt(clause, at, known.value);
  return value === null ? item : withFirst(item, make(known.field, value));
}

/** Volts, or kilovolts below 100: 'from 12.47 kV to 480 V' names two windings. */
const isLow = (voltage: number): boolean => voltage >= 100 && voltage <= 600;

const isOf = (field: LineField, value: string, old: number): boolean =>
  field === 'primary_voltage_kv' || field === 'secondary_voltage_kv'
    ? Number.parseFloat(value) === old || Number.parseFloat(value) === old * 1000
    : field === 'impedance_pct' && Number(value) === old;

/** The connection stays if the correction names none. */
const voltageAt = (clause: Clause, at: number, before: string): string | null => {
  const connection = /^\d+(D|GrdY|Y)/.exec(before)?.[1] ?? '';
  const token = voltageTokens(clause.text).find(({ start, end }) => start <= at && at < end);
  return token
    ? /^[\d.]+$/.test(token.value)
      ? `${Math.round(Number(token.value) * 1000)}${connection}`
      : token.value
    : null;
};

const withFirst = (item: ItemSources, each: Stated): ItemSources => ({ ...item, sources: [[each], ...item.sources] });

const SUFFIXES = { d: 'D', w: 'Y', g: 'GrdY', s: 'GrdY' } as const;

/** 'Delta' alone answers how the primary is connected. */
function connected(item: ItemSources, clause: Clause): ItemSources {
  const word = CONNECTION.exec(clause.text)?.[1];
  const primary = item.sources.flat().find(({ field }) => field === 'primary_voltage_kv');
  if (word === undefined || !primary || !/^\d+$/.test(primary.value)) return item;
  const suffix = Object.entries(SUFFIXES).find(([letter]) => word.startsWith(letter))?.[1] ?? '';
  return withFirst(item, stated('primary_voltage_kv', `${primary.value}${suffix}`, clause, 0, clause.text.length));
}

const RATING = String.raw`(\d[\d,.]*)(?: ?kva|'?s\b|\b)`;
const DROPPED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:drop|delete|remove|cancel|scratch|skip|no longer (?:need|want)|don't need|do not need|take (?:out|off)|leave (?:off|out)|forget|omit)(?: about)? (?:the |any )?${RATING}`,
    'g',
  ),
  new RegExp(String.raw`\bno (?:more )?${RATING}(?:,? (?:any ?more|any longer|after all|now))?$`, 'g'),
  new RegExp(
    String.raw`\bthe ${RATING} (?:is|has been|was) (?:already )?(?:deleted|dropped|removed|cancell?ed|struck|off(?: the (?:table|list|order))?|gone|no longer (?:needed|wanted|required)|out|bought|ordered|purchased|on order|taken care of|covered)\b`,
    'g',
  ),
];

const TAKEN_BACK = String.raw`drop|delete|remove|cancel|scratch|skip|strike|disregard|ignore|omit|forget|leave (?:off|out)|take (?:off|out)|(?:don't|do not|no longer) (?:need|want|quote)`;
const REFERENCE = String.raw`(?:items?|lines?|lots?|pos(?:ition)?\.?) ?#?(\d{1,2})(?:(?:,| and| &) ?(?:items? |lines? )?#?(\d{1,2}))?\b`;
/** 'Scratch item 2', 'items 2 and 3 are cancelled'; not 'delete item 2 and insert'. */
const DROPPED_ITEMS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${TAKEN_BACK})(?: about)? (?:the |bid )?${REFERENCE}(?!['’]s| (?:and|&) (?:insert|replace)|'?s? [\w ]{0,20}(?:requirement|taps?|fluid|fus))`,
    'g',
  ),
  new RegExp(
    String.raw`\b${REFERENCE}(?: ?[-:])? (?:cancell?ed|deleted|dropped|withdrawn|struck)\b|\b${REFERENCE} (?:is|are|was|were|has been|have been) (?:now )?(?:dropped|deleted|removed|cancell?ed|scratched|struck|withdrawn|off|out|no longer (?:needed|wanted|required))\b`,
    'g',
  ),
];

/** Without the items that a message takes back. */
export function withoutDropped(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const dropped = new Set(
    clauses.flatMap(({ text }) =>
      DROPPED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, rating = '']) => String(numberIn(rating)))),
    ),
  );
  const labels = new Set(
    clauses.flatMap(({ text }) =>
      DROPPED_ITEMS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...named]) => named)),
    ),
  );
  const left = items.filter(({ kva, label }) => !dropped.has(kva?.value ?? '') && !labels.has(label ?? ''));
  return left.length === 0 ? [...items] : left;
}

const NOTHING =
  /\b(?:don't|do not) need (?:another|a new|any|an updated) (?:price|quote|quotation|offer|pricing)\b|(?:,|^|\bbut|\band) no (?:equipment|new equipment)$|\bno (?:new |further |other )?(?:quotes?|quotations?|offers?|pricing) (?:please|needed|required|necessary|wanted|for now|this time)\b|\bno need to (?:re-?)?quote\b(?! (?:the |any )?(?:\w+ ){0,2}(?:taps?|fuses?|arresters?|elbows?|cables?|gauges?|dry|freight|delivery|install))|\b(?:don't|do not|no) need (?:for )?(?:the |an? |your |this )?(?:quotes?|quotations?|offers?|prices?|pricing) (?:to be )?(?:re-?done|re-?quoted|again|revised|updated|changed)\b|\bno (?:new )?(?:transformers?|units?) (?:this time|for now|needed|at this time|right now)\b/;

/** 'We hope to become your supplier'. */
const SELLS =
  /\b(?:(?:become|be) your (?:supplier|vendor|partner)|introduce (?:our|my) (?:factory|company|products?)|(?:may|can) we send (?:you )?our (?:catalog|price list|brochure)|(?:leading|professional|reliable) (?:maker|manufacturer|producer|exporter|supplier) of)\b/;

const CANCELS =
  /\b(?:cancel|withdraw|disregard|close) (?:our|my|the|this) (?:inquiry|enquiry|request|rfq|quote|order)\b/;

/** Whether a text requests no transformer, or takes back all that it names. */
export const asksForNothing = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => NOTHING.test(text) || SELLS.test(text)) ||
  (clauses.some(({ text }) => CANCELS.test(text)) &&
    clauses.every(({ text }) => CANCELS.test(text) || !/\d ?[km]va\b/.test(text)));
