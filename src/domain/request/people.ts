import type { Line } from './lines';

export interface PersonFound {
  field: 'customer' | 'contact' | 'email' | 'phone';
  value: string;
  start: number;
  end: number;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE =
  /(?<![\d-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])?\d{3}[ .-]\d{4}(?:,? ?(?:x|ext\.?) ?\d{1,5})?(?![\d-])/g;
const FROM = /^\s*(?:from|de)\s*:\s*"?([^"<\n]*?)"?\s*(?:<([^>]+)>|\[mailto:[^\]]*\])?\s*$/i;
const CLOSING =
  /^\s*(?:many )?(?:thanks?(?: you)?(?: (?:so much|again|in advance|much|very much|a lot))?|thx|thank u|regards|best(?: regards)?|kind regards|best wishes|sincerely|cheers|cordially|respectfully|merci(?: d'avance)?|cordialement|yours truly|tks|ty|rgds|warm regards|appreciate it|v\/r)\b[\s,.!-]*$/i;
const CLOSING_INLINE =
  /(?:^|[.!?,] *)(?:thanks?(?: you)?|thx|tks|ty|merci|cheers|regards)[ ,!.-]+([A-ZÀ-Ý][\p{L}'’-]+(?: [A-ZÀ-Ý][\p{L}'’.-]+){0,2})(?=$|[\s.,;!])/u;
const COMPANY =
  /\b(?:inc|llc|l\.l\.c|ltd|ltée|corp|corporation|co|company|electric(?:al)?|electrics|contractors?|construction|constructors|supply|surplus|utilit(?:y|ies)|co-?op(?:erative)?|emc|remc|pud|public utility district(?: no\. \d+)?(?: of [A-Z]\w+(?: County)?)?|power|energy|hydro|solar|systems?|services?|engineering|engineers?|industries|foundry|mills?|farms?|dairy|packing|manufacturing|mfg|mines?|mining|district|city of|town of|village of|county of|municipal|university|college|hospital|health|school|irrigation|builders?|developers?|development|group|partners|holdings|associates|enterprises|works|plant|products|transformers?|renewables|storage|data ?centers?|airport|port|authority|department|dept|lumber|steel|foods?|ice|pumps?|controls?|technologies|solutions|equipment|rentals?|brothers|bros|& sons|sons|logistics|properties|realty|brewing|winery|vineyards?|ranch|orchards|growers|distribution|light|water|gas|cement|paper|plastics|quarry|aggregates|resources|electro\S*|électro\S*|commission|board|council|inn|resort|casino|church|salvage|recycling|brokers?|brokerage|trading|exchange)\b\.?/i;
const TITLE =
  /\b(?:manager|engineer(?!ing\b)|buyer|estimator|purchasing(?: agent)?|agent|superintendent|director|foreman|president|owner|supervisor|coordinator|specialist|technician|planner|procurement|vp|pm|p\.?e\.?|p\.eng|journeyman|lead|project manager|electrician|facilities|operations|inside sales|sales|maintenance|acheteur|ing\.)\b/i;
const NAME = /^[A-ZÀ-Ý][\p{L}'’.-]+(?: (?:[A-ZÀ-Ý]\.|[A-ZÀ-Ý][\p{L}'’.-]+|de|la|van|von|le|du|Mc[A-Z]\w+)){0,3}$/u;
const FIRST_NAME = /^[A-ZÀ-Ý][\p{L}'’-]{1,14}$/u;

const trimmed = (text: string): string => text.replace(/^[\s,;:|/~*•-]+|[\s,;:|/~*•-]+$/g, '').replaceAll(/\s+/g, ' ');

/** The people of the latest message that names them: who asks, and how to reach them. */
export function peopleIn(lines: readonly Line[]): PersonFound[] {
  const messages = [...new Set(lines.map(({ message }) => message))];
  const found = new Map<PersonFound['field'], PersonFound>();
  for (const message of messages) {
    const own = lines.filter((line) => line.message === message);
    const people = peopleOf(own, found.get('contact')?.value);
    if (
      people.length > 0 &&
      found.has('contact') &&
      people.some(({ field, value }) => field === 'contact' && !isSamePerson(value, found.get('contact')?.value ?? ''))
    )
      continue;
    for (const each of people) if (!found.has(each.field)) found.set(each.field, each);
  }
  return [...found.values()];
}

const isSamePerson = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((each) => each.toLowerCase().split(' '));
  return (first ?? []).some((word) => word.length > 2 && (second ?? []).includes(word));
};

function peopleOf(lines: readonly Line[], _known: string | undefined): PersonFound[] {
  const found: PersonFound[] = [];
  const add = (field: PersonFound['field'], value: string, line: Line, at: number, length = value.length) => {
    if (value !== '' && !found.some((each) => each.field === field))
      found.push({ field, value, start: line.start + at, end: line.start + at + length });
  };
  for (const line of lines) {
    const from = FROM.exec(line.text);
    if (!from) continue;
    const name = trimmed(from[1] ?? '');
    const email = from[2] ?? '';
    if (NAME.test(name) && !COMPANY.test(name)) add('contact', name, line, line.text.indexOf(name));
    if (email.includes('@')) add('email', email, line, line.text.indexOf(email));
  }
  labeled(lines, add);
  signature(lines, add);
  for (const line of lines) {
    if (/^\s*(?:to|cc|à|sent|subject)\s*:/i.test(line.text)) continue;
    for (const email of line.text.matchAll(EMAIL))
      if (!/^(?:sales|quotes?|rfq|info|bids?)@.*(?:xfmr|transformer)/i.test(email[0]))
        add('email', email[0], line, email.index);
    for (const phone of line.text.matchAll(PHONE))
      if (!/\b(?:fax|po|rfq|bid|job|order|item)\b[^\d]{0,6}$/i.test(line.text.slice(0, phone.index)))
        add('phone', phone[0].trim(), line, phone.index);
  }
  return found;
}

type Add = (field: PersonFound['field'], value: string, line: Line, at: number, length?: number) => void;

const LABELS: readonly (readonly ['customer' | 'contact', RegExp])[] = [
  ['customer', /^\s*(?:customer|company|client|buyer|bill to|organization|utility|owner)\s*[:=]\s*(.+)$/i],
  [
    'contact',
    /(?:^|\b)(?:contact(?: person)?|attn|attention|requested by|prepared by|requester|requisitioner|submitted by)\s*[:=]\s*([A-ZÀ-Ý][\p{L}'’.-]+(?: [A-ZÀ-Ý][\p{L}'’.-]+){0,2})/iu,
  ],
  [
    'contact',
    /\b(?:contact|call|ask for|addressed to|directed to|in writing to|questions to|attention of|reach me,?)\s+((?:Mr\.?|Ms\.?|Mrs\.?)? ?[A-ZÀ-Ý][\p{L}'’-]+(?: [A-ZÀ-Ý][\p{L}'’-]+){0,2})(?=,| at| on|\.|$| \d)/u,
  ],
  [
    'contact',
    /\b(?:[Tt]his is|my name is|[Ii]t'?s|[Ii]'m) ([A-ZÀ-Ý][\p{L}'’-]+(?: [A-ZÀ-Ý][\p{L}'’-]+)?)(?=,| (?:at|from|with|over|again|calling)\b)/u,
  ],
  [
    'customer',
    /\b(?:[Tt]his is|my name is|[Ii]t'?s|[Ii]'m|[A-Z][a-z]+) [\p{L}'’ -]{2,30}? (?:at|from|with|over at) ((?:[A-ZÀ-Ý&][\p{L}'’&-]*)(?: (?:[A-ZÀ-Ý&][\p{L}'’&.-]*|of|and))*)/u,
  ],
];

function labeled(lines: readonly Line[], add: Add): void {
  for (const line of lines)
    for (const [field, pattern] of LABELS) {
      const found = pattern.exec(line.text);
      const value = trimmed((found?.[1] ?? '').replace(/^(?:Mr|Ms|Mrs)\.? /, ''));
      if (found && value.length > 1 && value.length < 70 && !/^(?:We|The|Us|Me|For|A|I)$/.test(value))
        add(field, value, line, line.text.indexOf(value, found.index));
    }
}

/** The last lines of a message: name, title, company, numbers. */
function signature(lines: readonly Line[], add: Add): void {
  const closing = lines.findLastIndex(({ text }) => CLOSING.test(text));
  const inline = lines.flatMap((line) => {
    const found = CLOSING_INLINE.exec(line.text);
    return found?.[1] === undefined ? [] : [{ line, name: found[1] }];
  })[0];
  const tail = closing >= 0 ? lines.slice(closing + 1, closing + 7) : lastParagraph(lines);
  const isSigned = closing >= 0 || tail.length <= 5;
  if (isSigned) for (const line of tail) signatureLine(line, add);
  if (inline && !COMPANY.test(inline.name))
    add('contact', inline.name, inline.line, inline.line.text.indexOf(inline.name));
  const slash = lines.flatMap((line) => {
    const found = /[.?!] ([A-Z][a-z]+(?: [A-Z][a-z]+)?) ?[/|,] ?([A-Z][\w&' ]+)$/.exec(line.text);
    return found && COMPANY.test(found[2] ?? '') ? [{ line, found }] : [];
  })[0];
  if (slash) {
    add('contact', slash.found[1] ?? '', slash.line, slash.line.text.indexOf(slash.found[1] ?? ''));
    add('customer', trimmed(slash.found[2] ?? ''), slash.line, slash.line.text.indexOf(slash.found[2] ?? ''));
  }
}

function lastParagraph(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ text }) => !/^\s*(?:sent from|get outlook)/i.test(text));
  const last = filled.findLastIndex(({ text }) => text.trim() !== '');
  const blank = filled.slice(0, Math.max(last, 0)).findLastIndex(({ text }) => text.trim() === '');
  return blank < 0 ? [] : filled.slice(blank + 1, last + 1);
}

function signatureLine(line: Line, add: Add): void {
  if (line.text.length > 90 || /\b(?:kva|phase|volts?|primary|secondary|please|quote|deliver)\b/i.test(line.text))
    return;
  const parts = line.text.split(/\s{2,}|\s*[,|•·/]\s+|\s+[-–—]\s+/);
  for (const part of parts) {
    const value = trimmed(part.replace(EMAIL, '').replace(PHONE, ''));
    const at = line.text.indexOf(value);
    if (value === '' || at < 0 || /^\d/.test(value)) continue;
    const isCompany = COMPANY.test(value) && /^[\p{Lu}]/u.test(value) && !/^(?:inc|llc|ltd)\.?$/i.test(value);
    if (isCompany && !isTitle(value)) add('customer', withSuffix(line.text, at, value), line, at);
    else if (
      NAME.test(value) &&
      !TITLE.test(value) &&
      !/^(?:Mobile|Cell|Phone|Tel|Office|Fax|Sent|Thanks|Regards|Direct|Merci|Best)\b/i.test(value) &&
      (value.includes(' ') || FIRST_NAME.test(value))
    )
      add('contact', value, line, at);
  }
}

const withSuffix = (text: string, at: number, value: string): string =>
  /^(?:, (?:Inc|LLC|Ltd|Co)\.?)/.exec(text.slice(at + value.length))
    ? `${value}${/^, (?:Inc|LLC|Ltd|Co)\.?/.exec(text.slice(at + value.length))?.[0] ?? ''}`
    : value;
const isTitle = (value: string): boolean =>
  TITLE.test(value) &&
  !/\b(?:inc|llc|ltd|corp|company|supply|contractors)\b/i.test(value) &&
  value.split(' ').length <= 3;
