import { isAllGeneric, isCommon, isOrganization, isTitle, SUFFIX, wordsOf } from '../names/vocabulary';
import { isRegion } from '../names/regions';
import type { Line } from '../text/lines';
import { foundIn, type Found } from './headers';
import { emailsIn, phonesIn } from './marks';

interface Block {
  readonly contact: Found | null;
  readonly customer: Found | null;
}

const NOBODY: Block = { contact: null, customer: null };
/** Characters. */
const MAX_LINE = 60;
const MAX_LINES = 7;
/** Two to four capitalized words: 'Delbert Unruh', 'J. P. Okonkwo-Diaz'. */
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|la|van|von|del|der)){1,3}$/u;
/** Capitalized words, with small ones between them: 'Abbey of the Red Clay Hills'. */
const NAMED =
  /^(?:the )?[\p{Lu}\d&][\p{L}\d&'’.-]*,?(?: (?:[\p{Lu}&][\p{L}\d&'’.-]*,?|of|the|and|at|for|de|du|la|des|\d{1,3}))*$/iu;
const CAPITALIZED = /(?:^|\s)\p{Lu}[\p{L}&'’.-]+/gu;
/** 'Gratefully in prayer,' */
const CLOSING = /^\p{Lu}[\p{L}'’ ]{1,34},$/u;

/** The last lines of a message up to a blank line, all of them short; a closing may precede them. */
function lastBlock(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const start = lines.slice(0, end).findLastIndex(({ text }) => text.trim() === '') + 1;
  const block = lines.slice(start, end);
  const first = block[0]?.text.trim() ?? '';
  return CLOSING.test(first) && wordsOf(first).length < 5 ? block.slice(1) : start > 0 ? block : [];
}

const isPerson = (text: string): boolean =>
  PERSON.test(text) &&
  !/^\p{L}{2,}\./u.test(text) &&
  !isTitle(text) &&
  !isRegion(text) &&
  !wordsOf(text).some(isCommon) &&
  !isOrganization(text);

const isCompany = (text: string): boolean =>
  NAMED.test(text) &&
  (text.match(CAPITALIZED)?.length ?? 0) > 1 &&
  !isTitle(text) &&
  text
    .split(', ')
    .slice(1)
    .every((part) => SUFFIX.test(part)) &&
  !wordsOf(text).every(isCommon);

/** A person above a company in the last lines of a message, whatever their words: 'Delbert Unruh', 'Cheyenne Bottoms Feed Yard'. */
export function blockIn(lines: readonly Line[]): Block {
  const [name, ...rest] = lastBlock(lines);
  if (!name || rest.length === 0 || rest.length > MAX_LINES) return NOBODY;
  const isShort = [name, ...rest].every(({ text }) => text.trim().length <= MAX_LINE && !/[;?]|\w: /.test(text));
  if (!isShort || !isPerson(name.text.trim())) return NOBODY;
  const companies = rest.filter(
    ({ text }) => isCompany(text.trim()) && phonesIn(text).length === 0 && emailsIn(text).length === 0,
  );
  /** 'Project Controls' above 'Patapsco Terminal Company' is its department. */
  const company = companies.find(({ text }) => !isAllGeneric(text)) ?? companies[0];
  const whole = (line: Line): Found => {
    const start = line.text.search(/\S/);
    return foundIn(line, start, line.text.trimEnd().length);
  };
  return { contact: whole(name), customer: company ? whole(company) : null };
}
