import type { Line } from '../text/lines';
import { blockIn } from './block';
import { companyIn } from './companies';
import { foundIn, type Found, type Sender } from './headers';
import { emailsIn, phonesIn } from './marks';
import { introducedIn, labeledIn, reachableIn } from './mentions';
import { slashedIn, speakerIn } from './speakers';
import { NOTICE, signatureOf } from './signature';
import type { Part } from './thread';
import { cityWithRegion } from '../names/cityNames';
import { isCommon, isName, isOrganization, isSeller, isTitle, wordsOf } from '../names/vocabulary';

interface PersonFound extends Found {
  readonly field: 'customer' | 'contact' | 'email' | 'phone';
}

/** The customer's side of a thread: its people and messages. */
export interface Asking {
  readonly people: PersonFound[];
  readonly parts: readonly Part[];
}

/** Where the lines of our own answers begin in the source. */
export const answersIn = (all: readonly Part[], { parts }: Asking): ReadonlySet<number> =>
  new Set(all.filter((part) => !parts.includes(part)).flatMap(({ lines }) => lines.map(({ start }) => start)));

interface Message extends Sender {
  readonly part: Part;
}

/**
 * The customer by headers, labels, signatures and sentences; addressees are our own people. Lines of tables, by their
 * start, name nobody.
 */
export function askingIn(parts: readonly Part[], tabled: ReadonlySet<number | undefined>): Asking {
  const depth = Math.min(...parts.map((part) => part.depth));
  const top = parts.find((part) => part.depth === depth);
  if (!top) return { people: [], parts };
  const messages = parts.map((part) => messageOf(part, part.sender !== null || (part.depth - depth) % 2 === 0, tabled));
  const asking = messages.filter(notOurs(messages, top));
  const contact = contactOf(asking, top);
  const own = asking.filter(
    (message) => message.contact === null || (contact && isSamePerson(message.contact, contact)),
  );
  return { people: peopleOf(own, contact, mailboxesOf(parts)), parts: asking.map(({ part }) => part) };
}

/** An answer between quoted lines has no signature of its own. */
function messageOf(part: Part, isSigned: boolean, tabled: ReadonlySet<number | undefined>): Message {
  const free = part.lines.filter(({ start }) => !tabled.has(start));
  const sources = [
    part.sender,
    labeledIn(part.lines),
    isSigned || part.depth === 0 ? blockIn(free) : null,
    isSigned || part.depth === 0 ? signatureOf(free) : null,
    introducedIn(free),
    reachableIn(free),
    slashedIn(free),
    speakerIn(part.lines),
  ];
  const first = (field: 'contact' | 'customer') => sources.flatMap((each) => each?.[field] ?? [])[0] ?? null;
  return { part, contact: first('contact'), customer: first('customer'), email: part.sender?.email ?? null };
}

const GREETING =
  /^\s*(?:(?:hi|hello|hey|dear|bonjour|(?:good )?(?:morning|afternoon|evening)|thanks|thank you)[ ,]+)?(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?\s*(?:[,!:]|$)/iu;

/** Names in its greeting and in its header: 'Hi Becca,'. */
function addresseesOf({ lines, to }: Part): string[] {
  const first = lines.find(({ text }) => text.trim() !== '');
  const greeted = GREETING.exec(first?.text.slice(0, 80) ?? '')?.[1];
  const names = to.map((each) => each.replace(/<.*$/, '').replaceAll('"', '').trim());
  return [...names, ...(greeted !== undefined && !isCommon(greeted) ? [greeted] : [])].filter((each) =>
    /^[\p{Lu}]/u.test(each),
  );
}

const SALES = /(?:^|[\s<:;,])(?:sales|quotes?|rfqs?|bids?|info|orders?|estimating|inquir\w+)@([\w.-]+)/gi;

/** The name of our mailbox. */
const MAILBOX =
  /^(?:inside )?(?:sales|quotes?|quotations|rfqs?|estimating|inquiries)(?: (?:team|desk|dept|department))?$/i;

/** Domains of the company that received the request. */
const mailboxesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ to }) =>
    to.flatMap((each) => [...each.matchAll(SALES)].map((found) => (found[1] ?? '').toLowerCase())),
  );

function notOurs(messages: readonly Message[], top: Part): (message: Message) => boolean {
  const first = messages.find(({ part }) => part === top);
  const names = addresseesOf(top);
  const domains = mailboxesOf(messages.map(({ part }) => part));
  const isOfSeller = ({ customer, email }: Message) =>
    isSeller(customer?.value ?? '') || isSeller(email?.value ?? '') || domains.includes(domainOf(email?.value ?? ''));
  const isForwardedByUs = first !== undefined && isOfSeller(first);
  const ours = [...names, ...(isForwardedByUs && first.contact ? [first.contact.value] : [])];
  const isAddressee = ({ part }: Message) =>
    part.from !== '' && (top.to.includes(part.from) || MAILBOX.test(part.from));
  return (message) =>
    (messages.length === 1 || !(isOfSeller(message) || isAddressee(message))) &&
    (message === first ||
      message.contact === null ||
      !ours.some((name) => isSameName(name, message.contact?.value ?? '')));
}

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1).toLowerCase();

/** The author of the latest message; if it is unsigned, the author of the first request. */
function contactOf(asking: readonly Message[], top: Part): Found | null {
  const isNamed = asking.some(({ part, contact }) => part === top && contact);
  const named = asking.flatMap(({ contact, part }) => (contact ? [{ contact, part }] : []));
  const chosen = isNamed ? named.find(({ part }) => part === top) : named.at(-1);
  if (!chosen) return null;
  const all = named.filter(({ contact }) => isSamePerson(contact, chosen.contact)).map(({ contact }) => contact);
  return all.find(({ value }) => wordsOf(value).length > 1) ?? chosen.contact;
}

const isSamePerson = (a: Found, b: Found): boolean => isSameName(a.value, b.value);

/** 'Chip' and 'Chip Ludlow', not 'Chip Ludlow' and 'Chip Stone'. */
function isSameName(a: string, b: string): boolean {
  const [first, second] = [a, b].map((each) => wordsOf(each.toLowerCase().replaceAll('.', '')));
  const [short, long] = (first?.length ?? 0) < (second?.length ?? 0) ? [first, second] : [second, first];
  return (short ?? []).every((word) =>
    long?.some((each) => each === word || (word.length === 1 && each.startsWith(word))),
  );
}

function peopleOf(own: readonly Message[], contact: Found | null, ours: readonly string[]): PersonFound[] {
  const lines = own.flatMap(({ part }) => withoutNotice(part.lines));
  const named =
    own.flatMap(({ customer }) => customer ?? [])[0] ??
    own.flatMap(({ part, email }) => companyIn(part.lines, email?.value) ?? [])[0];
  const [person, customer] = named ? withoutPerson(named) : [null, undefined];
  const found = {
    customer,
    contact: contact ?? person,
    email: own.flatMap(({ email }) => email ?? [])[0] ?? firstOf(lines, emailsIn, (email) => !isOfOurs(email, ours)),
    phone: phoneOf(lines, contact),
  };
  return (['customer', 'contact', 'email', 'phone'] as const).flatMap((field) => {
    const value = found[field];
    return value && !isPlace(value.value) ? [{ field, ...value }] : [];
  });
}

/** 'Marlene Grieshop, Darke Hen Farms' are a person and a company; 'Alma Stanger, Warehouse' is a person. */
function withoutPerson(named: Found): readonly [person: Found | null, company: Found | undefined] {
  const [first = '', rest] = named.value.split(/, (?!inc\b|llc\b|ltd\b)/i);
  if (rest === undefined || !isName(first)) return [null, named];
  const person = { value: first, start: named.start, end: named.start + first.length };
  const company = { value: rest, start: named.end - rest.length, end: named.end };
  return isOrganization(rest) ? [person, company] : isTitle(rest) ? [person, undefined] : [null, named];
}

/** 'Kansas City, MO' */
const isPlace = (text: string): boolean => cityWithRegion(text)?.value === text && /,? \p{Lu}{2}$/u.test(text);

/** The legal notice below a message names the number of somebody else. */
function withoutNotice(lines: readonly Line[]): readonly Line[] {
  const notice = lines.findIndex(({ text }) => NOTICE.test(text));
  if (notice < 1) return lines;
  const length = lines.slice(notice).findIndex(({ text }) => text.trim() === '');
  return [...lines.slice(0, notice), ...(length < 0 ? [] : lines.slice(notice + length))];
}

/** 'Drivers call the gate at', 'receiving dock'. */
const OF_PLACE =
  /\b(?:on-?site|gates?|guards?|drivers?|carriers?|receiving|dispatch\w*|security|docks?|trucks?)\b[^.;\n]{0,40}$/i;

/** The number beside the contact, else the first that is not of a gate or a dock. */
function phoneOf(lines: readonly Line[], contact: Found | null): Found | null {
  const all = lines.flatMap((line) =>
    phonesIn(line.text).map((each) => ({
      found: foundIn(line, each.start, each.end, each.value),
      isOfPlace: OF_PLACE.test(line.text.slice(0, each.start)),
      isBeside: contact !== null && contact.start >= line.start && contact.end <= line.start + each.start,
    })),
  );
  const people = all.filter(({ isOfPlace }) => !isOfPlace);
  const chosen = people.find(({ isBeside }) => isBeside) ?? people[0] ?? all[0];
  return chosen?.found ?? null;
}

const isOfOurs = (email: string, ours: readonly string[]): boolean => ours.includes(domainOf(email)) || isSeller(email);

function firstOf(
  lines: readonly Line[],
  read: (line: string) => { value: string; start: number; end: number }[],
  accepts: (value: string) => boolean,
): Found | null {
  for (const line of lines) {
    const found = read(line.text).find(({ value }) => accepts(value));
    if (found) return foundIn(line, found.start, found.end, found.value);
  }
  return null;
}
