import { NUMBER_WORDS, WORD_NUMBER, wordNumber } from '../../phrases/spot';

export interface DateFound {
  /** ISO 8601 date, 'ASAP' or '8 weeks'. */
  value: string;
  start: number;
  end: number;
  doubt?: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH =
  '(jan(?:uary|vier)?|feb(?:ruary)?|mar(?:ch|s)?|apr(?:il)?|avril|may|mai|june?|juin|july?|juillet|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?)';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(20\d{2})`;

interface Day {
  year: number | null;
  month: number;
  day: number | null;
}

const monthOf = (word: string): number => {
  const start = word
    .slice(0, 3)
    .replace('fév', 'feb')
    .replace('avr', 'apr')
    .replace('mai', 'may')
    .replace('aoû', 'aug')
    .replace('aou', 'aug');
  if (word.startsWith('juin')) return 6;
  if (word.startsWith('juil')) return 7;
  return MONTHS.findIndex((each) => each === start) + 1;
};

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray) => Day | null])[] = [
  [
    new RegExp(String.raw`\b${YEAR}[-/](\d{1,2})[-/](\d{1,2})\b`, 'g'),
    ([, y, m, d]) => ({ year: yearOf(y), month: Number(m), day: Number(d) }),
  ],
  [
    new RegExp(String.raw`\b${MONTH}\.? ${DAY}(?:,? ${YEAR})?(?![\d:])`, 'g'),
    ([, m = '', d, y]) => ({ year: yearOf(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    new RegExp(String.raw`\b${DAY}[ -](?:of )?${MONTH}\.?(?:[ ,-]+${YEAR})?\b`, 'g'),
    ([, d, m = '', y]) => ({ year: yearOf(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(20\d{2}|\d{2})(?![\d/])/g,
    ([, m, d, y]) => ({ year: yearOf(y), month: Number(m), day: Number(d) }),
  ],
  [/(?<![\d/.$-])(\d{1,2})\/(\d{1,2})(?![\d/])/g, ([, m, d]) => ({ year: null, month: Number(m), day: Number(d) })],
  [
    new RegExp(String.raw`\bq([1-4])(?: of)?,? ${YEAR}\b`, 'g'),
    ([, q, y]) => ({ year: yearOf(y), month: Number(q) * 3, day: null }),
  ],
  [
    new RegExp(String.raw`(?<!\d |\d)\b${MONTH}\.?,? (?:of )?${YEAR}\b`, 'g'),
    ([, m = '', y]) => ({ year: yearOf(y), month: monthOf(m), day: null }),
  ],
  [
    new RegExp(String.raw`(?<!\d )\b${MONTH}\b(?! \d)`, 'g'),
    ([, m = '']) => ({ year: null, month: monthOf(m), day: null }),
  ],
];

const WEEKS = new RegExp(
  String.raw`\b(\d{1,2}|${WORD_NUMBER})(?: ?(?:-|to|or) ?(\d{1,2}|${WORD_NUMBER}))?(?: \(\d{1,2}\))?[ -]?(?:wks?|weeks?|semaines)\b`,
  'g',
);
const SOON =
  /\basap\b|\ba\.s\.a\.p|\bas soon as (?:possible|you can)|\bimmediate(?:ly)?(?= (?:need|delivery|ship|requirement))|\bright away\b|\bd[eè]s que possible/g;

const OTHER_BEFORE =
  /\b(?:bids?|bid (?:opening|closes?|due)|quote|quotes?|quotation|proposals?|tenders?(?: close)?|rfq|price|pricing|sent|submittals?|drawings?|questions?|inquir\w+|addend\w+|expires?|valid|built|mfd|manufactured|meeting|walk|received|outage|effective|answer|respon\w+|reply|close[sd]?|opens?|since|last|rev\w*|issued?)\b/g;
const WANTED_BEFORE = /\b(?:deliver\w*|ship\w*|on[- ]?site|need(?:ed|s)?|wants?|arriv\w*|required)\b/g;
const WANTED_AFTER = /^[^.;]{0,20}\b(?:deliver|ship)/;
const DELIVERY_NEAR =
  /\b(?:deliver\w*|dlvd|del'd|del\b|ship\w*|need(?:ed|s)?|required?|want(?:ed)?|arriv\w*|on[- ]?site|in service|energiz\w+|lead ?time|aro\b|receipt of (?:order|po)|must (?:be|have)|by|before|no later than|not later than|within|until|livraison|fob|eta|due|install\w*)\b/;

/** When the units are wanted: a date beside a word of delivery, weeks, or 'ASAP'. */
export function dateIn(clause: string, today: string, isOfDelivery = false): DateFound | null {
  const near = isOfDelivery || DELIVERY_NEAR.test(clause);
  const day = near ? dayIn(clause, today) : null;
  if (day) return day;
  for (const found of clause.matchAll(WEEKS)) {
    const before = clause.slice(0, found.index);
    if (
      !near ||
      (/\b(?:warranty|valid|lead ?time (?:of|is|was)|quoted|their|last|past|old|every|ago)\b/.test(
        before + clause.slice(found.index, found.index + 40),
      ) &&
        !/aro|after|deliver|within/.test(clause)) ||
      lastOf(OTHER_BEFORE, before) > lastOf(WANTED_BEFORE, before)
    )
      continue;
    const [low, high] = [found[1] ?? '', found[2]].map((each) =>
      each === undefined ? 0 : NUMBER_WORDS.some((word) => word === each) ? wordNumber(each) : Number(each),
    );
    return { value: `${Math.max(low ?? 0, high ?? 0)} weeks`, start: found.index, end: found.index + found[0].length };
  }
  const [soon] = clause.matchAll(SOON);
  if (!soon) return null;
  const before = clause.slice(0, soon.index);
  if (
    /\b(?:quote|pricing|price|bid|reply|respon\w+|call|get back|let me know|answer|number)\b[^,;]{0,24}$/.test(
      before,
    ) &&
    !/need|deliver|ship|unit|transformer|kva|want/.test(clause)
  )
    return null;
  return { value: 'ASAP', start: soon.index, end: soon.index + soon[0].length };
}

function dayIn(clause: string, today: string): DateFound | null {
  const all = FORMS.flatMap(([pattern, make], rank) =>
    [...clause.matchAll(pattern)].flatMap((found) => {
      const made = make(found);
      if (!made || made.month < 1 || made.month > 12 || (made.day !== null && (made.day < 1 || made.day > 31)))
        return [];
      const place = { start: found.index, end: found.index + found[0].length };
      return isOfDelivery(clause, place, made) ? [{ made, place, rank }] : [];
    }),
  );
  const [best] = all.sort((a, b) => a.rank - b.rank || a.place.start - b.place.start);
  return best ? { ...best.place, ...dated(best.made, today) } : null;
}

function isOfDelivery(clause: string, { start }: { start: number }, { day, year }: Day): boolean {
  const before = clause.slice(0, start);
  const lead =
    /\b(?:deliver\w*|dlvd|ship\w*|need(?:ed|s|ing)?|required?|arriv\w*|on[- ]?site|by|before|no later than|not later than|in service|due|until|prior to|energiz\w+|livraison|keep the|for)\b[^.;]*$/.exec(
      before,
    );
  if (
    day === null &&
    year === null &&
    !/\b(?:by|before|in|end of|until|early|late|mid|fin|beginning of|start of|due|for|no later than|need(?:ed)?|delivery|the|-|:) ?(?:the )?(?:end of |month of )?$/.test(
      before,
    )
  )
    return false;
  if (!lead && !/^[^.;]{0,20}(?:deliver|ship)/.test(clause.slice(start))) return false;
  if (/\bnot (?:before|until|prior to) (?:the )?$/.test(before)) return false;
  return WANTED_AFTER.test(clause.slice(start)) || lastOf(WANTED_BEFORE, before) >= lastOf(OTHER_BEFORE, before);
}

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const pad = (number: number): string => String(number).padStart(2, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A month alone ends on its last day; without a year it is the next one to come. */
function dated({ year, month, day }: Day, today: string): { value: string; doubt?: string } {
  const make = (of: number) => `${of}-${pad(month)}-${pad(day ?? lastDay(of, month))}`;
  if (year !== null) return { value: make(year) };
  const thisYear = Number(today.slice(0, 4));
  const value = make(thisYear) >= today ? make(thisYear) : make(thisYear + 1);
  return { value, doubt: day === null ? 'The end of the month, of the next one to come.' : 'The text names no year.' };
}
