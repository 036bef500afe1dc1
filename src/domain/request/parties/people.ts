import type { Line } from '../text/lines';
import { COMPANY, COMPANY_NAMED, EMAIL, NAME, NAMED, NOT_A_NAME, PHONE, SELLER, trimmed } from './partyWords';
import { readSignature } from './signatures';

export interface PersonFound {
  field: 'customer' | 'contact' | 'email' | 'phone';
  value: string;
  start: number;
  end: number;
}

/** At each end of a message. */
const MOST_LINES = 60;
/** Longer lines name nobody. */
const LONGEST = 250;

type Found = Map<PersonFound['field'], PersonFound>;

/** Who asks, and how to reach them, from the latest message of a customer. */
export function peopleIn(lines: readonly Line[]): PersonFound[] {
  const numbers = [...new Set(lines.map(({ message }) => message))].sort((a, b) => a - b);
  const found: Found = new Map();
  for (const number of numbers) {
    const people = peopleOf(lines, number);
    const contact = people.get('contact');
    if (isOfSeller(lines, number, contact)) continue;
    const known = found.get('contact');
    if (known && contact && !isSamePerson(contact.value, known.value)) continue;
    if (known && contact && contact.value.startsWith(`${known.value} `)) found.set('contact', contact);
    for (const [field, each] of people) if (!found.has(field)) found.set(field, each);
  }
  return [...found.values()];
}

const isSamePerson = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((each) => each.toLowerCase().split(' '));
  return (first ?? []).some((word) => word.length > 2 && (second ?? []).includes(word));
};

/** A message of the seller: its author has their address, or signs with their name. */
function isOfSeller(lines: readonly Line[], message: number, contact: PersonFound | undefined): boolean {
  const own = lines.filter((line) => line.message === message);
  const author = own.find(({ text }) => FROM.test(text)) ?? headerOf(lines, message);
  if (author && SELLER.test(author.text)) return true;
  const isSigned = own
    .slice(-8)
    .some(({ text }) => SELLER.test(text) && text.length < 170 && !/^\s*(?:to|cc):/i.test(text));
  return isSigned && contact !== undefined && !COMPANY_LABEL.test(own.map(({ text }) => text).join('\n'));
}

const FROM =
  /(?:^\s{0,8}|\s{3})(?:from|de)\s{0,3}:\s{0,3}"?([^"<\n]{0,60}?)"?\s{0,3}(?:[<[](?:mailto:)?([^>\]]{3,80})[>\]])?\s{0,9}$/i;
const WROTE = new RegExp(
  String.raw`^\s*(?:[Oo]n|[Ll]e)\b.{0,60}?(${NAMED})\s*(?:\(([^)]{3,60})\))?\s*(?:<([^>]{3,80})>)?,? (?:wrote|a écrit) ?:`,
  'u',
);
const WROTE_LINE = /^\s*(?:on|le)\b.{6,140}(?:wrote|a écrit) ?: ?$/i;
const COMPANY_LABEL = /^\s*(?:customer|company|client|buyer)\s*[:=]/im;

/** The line above a quoted message that names its author. */
function headerOf(lines: readonly Line[], message: number): Line | undefined {
  const first = lines.findIndex((line) => line.message === message && line.text.trim() !== '');
  return lines.slice(Math.max(0, first - 3), first + 1).find(({ text }) => WROTE_LINE.test(text));
}

function peopleOf(lines: readonly Line[], message: number): Found {
  const own = lines
    .filter((line) => line.message === message && line.text.length <= LONGEST && !WROTE_LINE.test(line.text))
    .map((line) => ({ ...line, text: line.text.replaceAll('\u200B', ' ') }));
  const near = own.length <= 2 * MOST_LINES ? own : [...own.slice(0, MOST_LINES), ...own.slice(-MOST_LINES)];
  const found: Found = new Map();
  const add: Add = (field, raw, line, from = 0, written = raw) => {
    const [value, words] = [trimmed(raw), trimmed(written)];
    const at = line.text.indexOf(words, from);
    if (value.length < 2 || at < 0 || found.has(field)) return;
    found.set(field, { field, value, start: line.start + at, end: line.start + at + words.length });
  };
  for (const line of near) readHeader(line, add);
  const header = headerOf(lines, message);
  if (header) readWrote(header, add);
  near.forEach((line, at) => readLabels(line, near[at + 1], add));
  readSignature(near, add);
  readTitles(near, add);
  for (const line of near) readNumbers(line, add);
  return found;
}

/** `written` if the value is in other words. */
type Add = (field: PersonFound['field'], value: string, line: Line, from?: number, written?: string) => void;

function readHeader(line: Line, add: Add): void {
  const from = FROM.exec(line.text);
  if (!from) return;
  const [name = '', company] = trimmed(from[1] ?? '').split(/, /);
  const isFlipped = company !== undefined && NAME.test(company) && !company.includes(' ');
  if (isFlipped) add('contact', `${company} ${name}`, line, 0, `${name}, ${company}`);
  else if (NAME.test(name) && !COMPANY.test(name)) add('contact', name, line);
  if (COMPANY.test(name) && name.includes(' ')) add('customer', name, line);
  if (!isFlipped && company !== undefined && (COMPANY.test(company) || company.includes(' ')))
    add('customer', company, line);
  if (from[2]?.includes('@') === true && !SELLER.test(from[2])) add('email', from[2], line);
}

function readWrote(line: Line, add: Add): void {
  const [, name = '', company, email] = WROTE.exec(line.text) ?? [];
  add(
    'contact',
    name.replace(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM)\b\w* ?/g, ''),
    line,
  );
  if (company !== undefined) add('customer', company, line);
  if (email?.includes('@') === true) add('email', email, line);
}

const PERSON_LABEL = String.raw`(?:Mr\.? |Ms\.? |Mrs\.? |Clerk |the )?(${NAMED})`;
const LABELS: readonly (readonly ['customer' | 'contact', RegExp])[] = [
  ['customer', /^\s*(?:customer|company|client|bill to|organization|utility|owner|firm)\s*[:=]\s*(.{2,70})$/i],
  [
    'contact',
    new RegExp(
      String.raw`(?:^|[^\p{L}])(?:[Cc]ontact(?: person)?|CONTACT|[Aa]ttn|[Aa]ttention|[Nn]ame|[Rr]equested by|[Pp]repared by|[Rr]equester|[Ss]ubmitted by|[Bb]uyer|BUYER|[Aa]ll questions|[Qq]uestions|[Rr]esponsible for this document|[Bb]y)\s*[:=]\s*${PERSON_LABEL}`,
      'u',
    ),
  ],
  [
    'contact',
    new RegExp(
      String.raw`\b(?:[Cc]all|CALL|ask for|addressed to|directed to|in writing to|[Qq]uestions to|QUESTIONS TO|attention of|reach me,?|e-?mail to|to Clerk) ${PERSON_LABEL}(?=,| at\b| on\b|\.|$| \(?\d)`,
      'u',
    ),
  ],
  [
    'contact',
    new RegExp(
      String.raw`\b(?:[Tt]his is|my name is|[Ii]t'?s|[Ii]'m) (${NAMED})(?=,| (?:at|from|with|over|again|calling)\b)`,
      'u',
    ),
  ],
  ['contact', new RegExp(String.raw`^(${NAMED}) (?:again|here)\b`, 'u')],
  ['contact', new RegExp(String.raw`^(?:Phone msg|VM|Voicemail|Msg).{0,30}[—–-] (${NAMED}), `, 'u')],
  ['contact', /\bit'?s ([a-z]{3,12}) (?:from|at|with) /],
  [
    'customer',
    /\bit'?s [a-z]{3,12} (?:from|at|with) ([a-z]+(?: [a-z]+){0,3}?)(?=,|\.| (?:we|i|and|need|looking|calling|here)\b)/,
  ],
  ['customer', new RegExp(String.raw`^(?:Phone msg|VM|Voicemail|Msg).{0,30}[—–-] ${NAMED}, (${COMPANY_NAMED})`, 'u')],
  [
    'customer',
    new RegExp(
      String.raw`\b(?:[Tt]his is|my name is|[Ii]t'?s|[Ii]'m) [\p{L}'’ -]{2,30}? (?:at|from|with|over at)\s*(${COMPANY_NAMED})`,
      'u',
    ),
  ],
  [
    'customer',
    new RegExp(String.raw`\b(?:RFQ for|on behalf of|addressed to|P\.E\., for|quote to|bill) (${COMPANY_NAMED})`, 'u'),
  ],
];

function readLabels(line: Line, next: Line | undefined, add: Add): void {
  const text = /\b(?:with|from|at)\s*$/.test(line.text) ? `${line.text} ${next?.text ?? ''}` : line.text;
  for (const [field, pattern] of LABELS) {
    const found = pattern.exec(text);
    const value = trimmed(found?.[1] ?? '').replace(/\.$/, (end) =>
      /\b(?:Inc|Co|Ltd|Corp)\.$/.test(found?.[1] ?? '') ? end : '',
    );
    if (!found || value.length > 70 || NOT_A_NAME.test(value)) continue;
    if (field === 'contact' && COMPANY.test(value) && value.includes(' ')) continue;
    add(field, value, line, found.index);
    if (next && text !== line.text) add(field, value, next);
  }
}

const SUBJECT = new RegExp(
  String.raw`^(?:The )?(${COMPANY_NAMED}) (?:is|are|requests?|lost|needs?|wants?|invites?|seeks?|will receive|asks?|would like|has)\b`,
  'u',
);
const HEADLINE =
  /^[\p{Lu}][\p{L}\d'’.&,-]*(?: (?:[\p{Lu}&\d][\p{L}\d'’.&,-]*|of|and|the|du|de|d'\S+|ltée|inc\.?|No\. ?\d+))*$/u;
const NOT_A_COMPANY =
  /\b(?:request|quotation|rfq|bid|bids|invitation|specification|spec|section|schedule|tender|transformers?|sheet|substation|technical|addendum|appendix|bill of|purchase|price|sales|fax|voicemail|subject|material request|phase|kva)\b|^to\b|^from\b|^re\b|:/i;

/** A company that heads a message, or is the subject of its first sentences. */
function readTitles(lines: readonly Line[], add: Add): void {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  for (const line of filled.slice(0, 3)) {
    const [head = ''] = line.text.trim().split(/\s{3,}| - | – |(?<!\bNo)\. |, (?!department)(?=[^,]*$)/i);
    if (
      COMPANY.test(head) &&
      HEADLINE.test(head) &&
      head.includes(' ') &&
      !NOT_A_COMPANY.test(head) &&
      head.length < 80
    )
      add('customer', head, line);
  }
  for (const line of filled.slice(0, 12)) {
    const subject = SUBJECT.exec(line.text)?.[1];
    if (subject !== undefined && !NOT_A_COMPANY.test(subject) && !NOT_A_NAME.test(subject))
      add('customer', subject, line);
  }
}

function readNumbers(line: Line, add: Add): void {
  if (/^\s*(?:to|cc|à|sent|subject)\s*:/i.test(line.text)) return;
  for (const email of line.text.matchAll(EMAIL)) if (!SELLER.test(email[0])) add('email', email[0], line, email.index);
  for (const phone of line.text.matchAll(PHONE))
    if (
      !/\b(?:fax|po|rfq|bid|job|order|item|stock no|no)\b[^\d]{0,6}$/i.test(
        line.text.slice(Math.max(0, phone.index - 20), phone.index),
      ) &&
      !isStockNumber(line.text, phone[0])
    )
      add('phone', phone[0].trim(), line, phone.index);
}

/** Seven digits in a row of a table are no phone number. */
const isStockNumber = (text: string, number: string): boolean =>
  number.replaceAll(/\D/g, '').length === 7 && /\|.*\||\t/.test(text);
