import type { Line } from '../text/lines';
import { CLOSING, COMPANY, EMAIL, NAME, NAMED, NOT_A_NAME, PHONE, TITLE, trimmed } from './partyWords';

/** Adds what a line says, unless it is known. */
export type Add = (field: 'customer' | 'contact', value: string, line: Line, from?: number) => void;

interface State {
  hasName: boolean;
  hasCompany: boolean;
  /** Lower case is accepted: after 'thx'. */
  isLoose: boolean;
}

const LONGEST = 100;
const AFTER_NUMBER = new RegExp(String.raw`\d{3}[ .-]\d{4}\. (${NAMED})$`, 'u');
const INLINE = new RegExp(
  String.raw`(?:^|[.!?,:] *)(?:[Tt]hanks?(?: you)?|THANKS|[Tt]hx|[Tt]ks|TKS|[Mm]erci|[Cc]heers|[Rr]egards)[ ,!.-]{1,20}(${NAMED})(?=$|[\s.,;!])(.*)$`,
  'u',
);
const DASHED = new RegExp(String.raw`^ ?(?:—|–|-|--) ?(${NAMED}(?:, .{2,60})?)$`, 'u');
const SLASHED = new RegExp(String.raw`[.?!] (${NAMED}) ?[/|] ?(${NAMED})$`, 'u');

/** The last lines of a message: name, title, company, numbers. */
export function readSignature(lines: readonly Line[], add: Add): void {
  const reached = lines.flatMap((line) => AFTER_NUMBER.exec(line.text) ?? [])[0];
  if (reached) for (const line of lines) add('contact', reached[1] ?? '', line);
  const isInline = lines.some((line, at) => inlineName(line, lines.slice(at + 1, at + 4), add));
  const closing = lines.findLastIndex(({ text }) => CLOSING.test(text));
  const tail = closing >= 0 ? afterBlank(lines.slice(closing + 1, closing + 9)) : [];
  if (tail.length > 0) readBlock(tail, true, add);
  else if (!isInline) readBlock(lastParagraph(lines), false, add);
}

function inlineName(line: Line, next: readonly Line[], add: Add): boolean {
  const dashed = DASHED.exec(line.text);
  if (dashed) {
    readBlock([line], false, add);
    return true;
  }
  const slashed = SLASHED.exec(line.text);
  if (slashed && COMPANY.test(slashed[2] ?? '')) {
    add('contact', slashed[1] ?? '', line, slashed.index);
    add('customer', slashed[2] ?? '', line, slashed.index);
    return true;
  }
  const inline = INLINE.exec(line.text);
  const name = inline?.[1] ?? '';
  if (!inline || COMPANY.test(name) || NOT_A_NAME.test(name) || !/^\p{Lu}/u.test(name)) return false;
  add('contact', name, line, inline.index);
  const state = { hasName: true, hasCompany: false, isLoose: false };
  const rest = inline[2] ?? '';
  for (const part of partsOf(rest)) readPart(part, line, state, add);
  for (const each of next.slice(0, 2)) for (const part of partsOf(each.text)) readPart(part, each, state, add);
  return true;
}

/** The first paragraph, and what follows after one blank line at most. */
function afterBlank(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const rest = first < 0 ? [] : lines.slice(first);
  const blank = rest.findIndex(({ text }) => text.trim() === '');
  return blank < 0 ? rest : rest.slice(0, blank);
}

const DEVICE = /^\s*(?:sent from|get outlook|please consider|confidential|was this|this message|by:)/i;
const MOST_LINES = 7;

function lastParagraph(lines: readonly Line[]): readonly Line[] {
  const filled = lines.filter(({ text }) => !DEVICE.test(text));
  const last = filled.findLastIndex(({ text }) => text.trim() !== '');
  const blank = filled.slice(0, Math.max(last, 0)).findLastIndex(({ text }) => text.trim() === '');
  const all = lines.map(({ text }) => text).join(' ');
  const block = filled.slice(blank + 1, last + 1).filter(({ text }) => !isShouted(text, all) || COMPANY.test(text));
  const name = block.findIndex(({ text }) => isNameLine(text));
  if (name >= 0) return block.slice(name);
  return blank >= 0 && block.length <= MOST_LINES ? block : [];
}

const isShouted = (part: string, text: string): boolean => part === part.toUpperCase() && /[a-z]/.test(text);

const isNameLine = (text: string): boolean => {
  const [first = ''] = partsOf(text);
  return isName(first) && first.includes(' ') && !COMPANY.test(first) && !PLACE.test(first);
};
const PLACE = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:[A-Z]{2})$/;

const PROSE =
  /\b(?:kva|phase|volts?|primary|secondary|please|quote|deliver\w*|need\w*|we|is|are|the|must|shall|will|ship|fr3|loop|padmount\w*|pad)\b/i;

function readBlock(lines: readonly Line[], isLoose: boolean, add: Add): void {
  const state: State = { hasName: false, hasCompany: false, isLoose };
  for (const line of lines) {
    if (line.text.length > LONGEST || (PROSE.test(line.text) && !isNameLine(line.text))) continue;
    for (const part of partsOf(line.text)) readPart(part, line, state, add);
  }
}

const SEPARATOR = /\s{2,}|\s*[|•·]\s*|\s\/\s|\s+[-–—]\s+|[,;]\s*/;

/** The parts of a line without numbers and addresses. */
function partsOf(text: string): string[] {
  const plain = text
    .replaceAll(EMAIL, '|')
    .replaceAll(PHONE, '|')
    .slice(0, LONGEST * 2);
  return plain
    .replaceAll(/, (?=(?:Inc|LLC|Ltd|Co|Corp|L\.L\.C)\b)/g, '\u0001')
    .replaceAll(/,(?= (?:Department|Dept))/gi, '\u0001')
    .split(SEPARATOR)
    .map((part) => trimmed(part.replaceAll('\u0001', part.includes('epartment') ? ',' : ', ').replace(/\(.*/, '')))
    .filter((part) => part !== '');
}

const isName = (part: string): boolean =>
  NAME.test(part) && !NOT_A_NAME.test(part) && !TITLE.test(part) && !/[a-z]\.$/.test(part);
const LOOSE_NAME = /^[\p{L}'’.-]{2,15}(?: [\p{L}'’.-]{2,15})?$/u;
const LOOSE_COMPANY = /^[\p{L}'’.&-]+(?: [\p{L}'’.&-]+){1,4}$/u;
const COMPANY_SHAPE = /^[\p{Lu}\d][\p{L}\d'’.&-]*(?:,? (?:[\p{Lu}&][\p{L}\d'’.&-]*|of|and|the|du|de|d')){0,8}$/u;

function readPart(part: string, line: Line, state: State, add: Add): void {
  if (/^\d|^[A-Z]{2}$|\d{3}/.test(part) || /^(?:po box|p\.o|o|c|m|ph|tel)$/i.test(part)) return;
  const isCompany = COMPANY.test(part) && COMPANY_SHAPE.test(part) && part.length > 3 && !isTitle(part);
  if (
    !state.hasName &&
    !isCompany &&
    (isName(part) || (state.isLoose && LOOSE_NAME.test(part) && !TITLE.test(part) && !PROSE.test(part)))
  ) {
    add('contact', part, line);
    state.hasName = true;
    return;
  }
  const canBe = !state.hasCompany && !isTitle(part) && !NOT_A_NAME.test(part) && !PLACE.test(part);
  const follows =
    state.hasName && (COMPANY_SHAPE.test(part) || (state.isLoose && LOOSE_COMPANY.test(part))) && part.includes(' ');
  if (!canBe || !(isCompany || follows)) return;
  add('customer', part, line);
  state.hasCompany = true;
}

const isTitle = (part: string): boolean =>
  TITLE.test(part) &&
  !/\b(?:inc|llc|ltd|corp|company|supply|contractors|electric|construction|estimating,?$)\b/i.test(
    part.replace(/^estimating$/i, ''),
  );
