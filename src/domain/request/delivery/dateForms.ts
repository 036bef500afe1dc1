import { NUMBER_WORDS, WORD_NUMBER, wordNumber } from '../../phrases/spot';

/** A time that a text mentions. */
export interface TimeFound {
  /** ISO 8601 date, '8 weeks' or 'ASAP'. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly doubt?: string;
  /** 0 is the most exact. */
  readonly rank: number;
}

interface Day {
  readonly year: number | null;
  readonly month: number;
  /** Null is the last of the month. */
  readonly day: number | null;
  readonly doubt?: string;
}

type Form = readonly [pattern: RegExp, make: (found: RegExpExecArray) => Day | null];

const MONTH_STEMS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary|vier)?|feb(?:ruary)?|f[eé]v(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avril|may|mai|june?|juin|july?|juillet|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?)';
const ORDINALS = [
  ...'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(
    ' ',
  ),
  ...'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' '),
];
const DAY = String.raw`(\d{1,2}(?:st|nd|rd|th|er)?|${ORDINALS.slice(1).join('|')}|thirtieth)`;
const YEAR = String.raw`(20\d{2}|['’]\d{2})`;

function monthOf(word: string): number {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (plain.startsWith('juin')) return 6;
  if (plain.startsWith('juil')) return 7;
  const stem = plain
    .slice(0, 3)
    .replace('fev', 'feb')
    .replace('avr', 'apr')
    .replace('mai', 'may')
    .replace('aou', 'aug');
  return MONTH_STEMS.indexOf(stem) + 1;
}

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : 2000 + (Number(text.replaceAll(/\D/g, '')) % 100);
const dayOf = (text: string | undefined): number =>
  text === 'thirtieth' ? 30 : Math.max(Number.parseInt(text ?? '', 10) || 0, ORDINALS.indexOf(text ?? ''));

/** 3/15/27 is of March; 15/3/27 as well. */
const slashed = (first: string | undefined, second: string | undefined, year: number | null): Day => {
  const [a, b] = [Number(first), Number(second)];
  return a > 12 ? { year, month: b, day: a } : { year, month: a, day: b };
};

const SPAN = String.raw`(?:(?:-|to|through|thru|and|or) ?${DAY})?`;
const PART = '(early|beginning of|the beginning of|start of|the start of|mid|middle of|the middle of|late)';
const PART_DAY: Readonly<Record<string, number | null>> = {
  early: 10,
  beginning: 10,
  start: 10,
  mid: 15,
  middle: 15,
  late: null,
};
const PART_DOUBT = 'The text names only a part of the month.';
const WEEK_DOUBT = 'The end of that week.';
const WEEK_NAMES = ['first', 'second', 'third', 'fourth', 'last'];

const partOfMonth = ([, part = '', month = '', year]: RegExpExecArray): Day => ({
  year: yearOf(year),
  month: monthOf(month),
  day: PART_DAY[part.replace('the ', '').split(' ')[0] ?? ''] ?? null,
  doubt: PART_DOUBT,
});

const weekOfMonth = ([, week = '', month = '', year]: RegExpExecArray): Day => {
  const at = Math.max(WEEK_NAMES.indexOf(week), Number.parseInt(week, 10) - 1 || 0);
  return { year: yearOf(year), month: monthOf(month), day: at > 3 ? null : (at + 1) * 7, doubt: PART_DOUBT };
};

/** ISO 8601: week 1 has January 4; the week ends on Sunday. */
function weekOfYear([, week, year]: RegExpExecArray): Day | null {
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const sunday = new Date(Date.UTC(Number(year), 0, 4 - ((fourth.getUTCDay() + 6) % 7) + Number(week) * 7 - 1));
  return Number(week) < 1 || Number(week) > 53
    ? null
    : { year: sunday.getUTCFullYear(), month: sunday.getUTCMonth() + 1, day: sunday.getUTCDate(), doubt: WEEK_DOUBT };
}

const FORMS: readonly Form[] = [
  [
    /\b(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})\b/g,
    ([, y, m, d]) => ({ year: yearOf(y), month: Number(m), day: Number(d) }),
  ],
  [
    new RegExp(String.raw`\b(?:week|wk\.?) of ${MONTH}\.? ${DAY}(?:,? ${YEAR})?`, 'g'),
    ([, m = '', d, y]) => ({ year: yearOf(y), month: monthOf(m), day: dayOf(d) + 4, doubt: WEEK_DOUBT }),
  ],
  [
    /\b(?:week|wk\.?) of (\d{1,2})\/(\d{1,2})(?:\/(20\d{2}|\d{2}))?(?![\d/])/g,
    ([, m, d, y]) => ({ year: yearOf(y), month: Number(m), day: Number(d) + 4, doubt: WEEK_DOUBT }),
  ],
  [
    new RegExp(
      String.raw`\b(first|second|third|fourth|last|1st|2nd|3rd|4th) (?:full )?week (?:of|in) ${MONTH}\b\.?(?:,? ${YEAR})?`,
      'g',
    ),
    weekOfMonth,
  ],
  [
    new RegExp(
      String.raw`\b${MONTH}\.?[ -]?(?:the )?${DAY}(?![\d/])(?: ?${SPAN})(?:,? ?(?:of )?${YEAR})?(?![\d:])`,
      'g',
    ),
    ([, m = '', d, until, y]) => ({ year: yearOf(y), month: monthOf(m), day: dayOf(until ?? d) }),
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,/])\b${DAY}[ -]?(?:of |day of )?${MONTH}\b\.?(?:(?:,? of |[ ,-]+)${YEAR}|-(\d{2})\b)?`,
      'g',
    ),
    ([, d, m = '', y, short]) => ({ year: yearOf(y ?? short), month: monthOf(m), day: dayOf(d) }),
  ],
  [
    /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(20\d{2}|\d{2})(?![\d/]|\.\d)/g,
    ([, a, , b, y]) => slashed(a, b, yearOf(y)),
  ],
  [
    /(?<![\d/.$#-])(\d{1,2})\/(\d{1,2})(?![\d/"]|\.\d| ?(?:c|in|kv|v|amp|mil|awg)\b)/g,
    ([, a, b]) => slashed(a, b, null),
  ],
  [
    new RegExp(String.raw`\b(?:q([1-4])|([1-4])q)(?:(?: of)?,? ?${YEAR}|[-/ ](\d{2})\b)?`, 'g'),
    ([, q, before, y, short]) => quarter(q ?? before, yearOf(y ?? short)),
  ],
  [
    new RegExp(String.raw`\b(first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: of)?(?:,? ${YEAR})?`, 'g'),
    ([, q = '', y]) => quarter(String(Math.max(WEEK_NAMES.indexOf(q) + 1, Number.parseInt(q, 10) || 0)), yearOf(y)),
  ],
  [new RegExp(String.raw`\b${PART}[ -](?:of )?${MONTH}\b\.?(?:,? (?:of )?${YEAR})?`, 'g'), partOfMonth],
  [
    new RegExp(String.raw`\b${MONTH}\.?,? (?:of )?${YEAR}\b`, 'g'),
    ([, m = '', y]) => ({ year: yearOf(y), month: monthOf(m), day: null }),
  ],
  [
    new RegExp(String.raw`\b${MONTH}\b(?!\.? ?\d)`, 'g'),
    ([, m = '']) => ({ year: null, month: monthOf(m), day: null }),
  ],
  [
    /\b(?:end of (?:the |this )?(?:calendar )?year|year[- ]end|eoy)\b/g,
    () => ({ year: null, month: 12, day: 31, doubt: 'The end of this year.' }),
  ],
  [/\b(?:calendar )?(?:week|wk|kw|cw)\.? ?(\d{1,2})(?: of|,|\/|-)? ?(20\d{2})\b/g, weekOfYear],
];

const quarter = (number: string | undefined, year: number | null): Day => ({
  year,
  month: Number(number) * 3,
  day: null,
});

export const NO_YEAR = 'The text names no year.';
const pad = (number: number): string => String(number).padStart(2, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** All days, weeks and 'ASAP' of a text in small letters; `today` completes dates without a year. */
export const timesIn = (text: string, today: string): TimeFound[] =>
  [...FORMS.flatMap((form, rank) => daysOf(text, form, rank, today)), ...weeksIn(text), ...soonIn(text)].sort(
    (a, b) => a.start - b.start || a.rank - b.rank,
  );

const daysOf = (text: string, [pattern, make]: Form, rank: number, today: string): TimeFound[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const dated = datedOf(make(found), today);
    return dated ? [{ ...dated, rank, start: found.index, end: found.index + found[0].trimEnd().length }] : [];
  });

/** A month alone ends on its last day; without a year it is the next one to come. */
function datedOf(day: Day | null, today: string): { value: string; doubt?: string } | null {
  if (!day || day.month < 1 || day.month > 12) return null;
  const thisYear = Number(today.slice(0, 4));
  const make = (year: number) => `${year}-${pad(day.month)}-${pad(Math.min(day.day ?? 31, lastDay(year, day.month)))}`;
  if (
    day.day !== null &&
    (day.day < 1 || day.day > (day.doubt === undefined ? lastDay(day.year ?? 2028, day.month) : 40))
  )
    return null;
  const next = make(thisYear) >= today ? make(thisYear) : make(thisYear + 1);
  const value = day.year === null ? next : make(day.year);
  const doubt =
    day.doubt ?? (day.year !== null ? undefined : day.day === null ? 'The end of the next such month.' : NO_YEAR);
  return value < today ? null : doubt === undefined ? { value } : { value, doubt };
}

const COUNT = String.raw`(\d{1,3}|[\dilo]{2}|${WORD_NUMBER}|twenty|a couple(?: of)?)`;
const SPANS = new RegExp(
  String.raw`(?<![\d.$-]|(?<!/)/)\b${COUNT}(?: ?(?:-|to|or) ?${COUNT})?(?: ?\(\d{1,3}\))?(?:-| {0,8})(wks?|weeks?|semaines|days?|months?|mos?)\b`,
  'g',
);
const DAYS = 'Counted in weeks.';

function weeksIn(text: string): TimeFound[] {
  return [...text.matchAll(SPANS)].flatMap((found) => {
    const count = Math.max(...[found[1], found[2]].map(countOf));
    const unit = found[3] ?? '';
    const weeks = /^[ws]/.test(unit) ? count : /^d/.test(unit) ? Math.floor(count / 7) : Math.floor((count * 52) / 12);
    if (!(weeks >= 1) || weeks > 156) return [];
    const isExact = /^[ws]/.test(unit) || (/^d/.test(unit) && count % 7 === 0);
    return [
      {
        value: weeks === 1 ? '1 week' : `${weeks} weeks`,
        start: found.index,
        end: found.index + found[0].length,
        rank: isExact ? 20 : 21,
        ...(isExact ? {} : { doubt: DAYS }),
      },
    ];
  });
}

function countOf(text = '0'): number {
  if (text === 'twenty') return 20;
  if (text.startsWith('a couple')) return 2;
  if (NUMBER_WORDS.some((word) => word === text)) return wordNumber(text);
  return /\d/.test(text) ? Number(text.replaceAll(/[il]/g, '1').replaceAll('o', '0')) : 0;
}

const SOON =
  /\basap\b|\ba\.s\.a\.p|\b(?:as )?soon as (?:humanly |reasonably )?(?:possible|you can|practical)|\b(?:for )?immediate(?:ly)?(?= (?:need|delivery|ship|shipment|requirement))|\bright away\b|\bimmediately\b|(?<!\b(?:no|not an?|without) )\brush\b(?=[.!]|$)|\bd[eè]s que possible|\bau plus vite\b/g;

const soonIn = (text: string): TimeFound[] =>
  [...text.matchAll(SOON)].map((found) => ({
    value: 'ASAP',
    start: found.index,
    end: found.index + found[0].length,
    rank: 30,
  }));
