import type { Line } from '../text/lines';
import { isCommon, isName, isOrganization, isSeller, NAME, wordsOf } from '../names/vocabulary';
import { foundIn, piecesOf, type Found } from './headers';
import { phonesIn } from './marks';

interface Speaker {
  readonly contact: Found | null;
  readonly customer: Found | null;
}

const NOBODY: Speaker = { contact: null, customer: null };
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?[APap]\.?[Mm]\.?)?`;
const DAY = String.raw`(?:[\d/.-]{3,10},? |(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?`;
const COMPANY = String.raw`(?: \(([^()\n]{3,40})\))?`;
const SPEAKER: readonly RegExp[] = [
  /** '[10:02] Kelsey M: ', '11/27, 10:02 - Rita (Delta Foods): ' */
  new RegExp(String.raw`^\s*\[?${DAY}${TIME}\]?\s*(?:-\s*)?(${NAME})${COMPANY}\s?:\s`, 'u'),
  /** 'Teo Alvarez  8:31 AM' */
  new RegExp(String.raw`^\s*(${NAME})${COMPANY} {1,4}\[?${DAY}${TIME}\]?\s*$`, 'u'),
];
const MAX_LINE = 300;
const MIN_SPEAKERS = 2;

/** The first speaker in a chat, with the company in brackets after the name. */
export function speakerIn(lines: readonly Line[]): Speaker {
  const all = lines.flatMap((line) => {
    if (line.text.length > MAX_LINE || !line.text.includes(':')) return [];
    const found = SPEAKER.map((pattern) => pattern.exec(line.text)).find((each) => each !== null);
    return found?.[1] !== undefined && isName(found[1]) ? [{ line, name: found[1], company: found[2] }] : [];
  });
  const first = all.find(({ company }) => !isSeller(company ?? ''));
  if (!first || all.length < MIN_SPEAKERS) return NOBODY;
  return {
    contact: at(first.line, first.name),
    customer: first.company === undefined ? null : at(first.line, first.company),
  };
}

function at(line: Line, words: string): Found {
  const start = line.text.indexOf(words);
  return foundIn(line, start, start + words.length);
}

const SLASH = /\s+\/\s+/g;

/** 'Jody Two Rivers / Needles Eye RV Resort / 605-555-0143' on a separate line. */
export function slashedIn(lines: readonly Line[]): Speaker {
  for (const line of lines) {
    if (line.text.length > MAX_LINE || !line.text.includes(' / ') || phonesIn(line.text).length === 0) continue;
    const [first, second, reach, ...more] = piecesOf(line.text, SLASH);
    if (!first || !second || !reach || more.length > 0 || phonesIn(reach.text).length === 0) continue;
    const company = [first, second].find(({ text }) => isOrganization(text));
    const person = company === first ? second : first;
    if (
      company &&
      wordsOf(person.text).length < 5 &&
      /^\p{Lu}/u.test(person.text) &&
      !wordsOf(person.text).every(isCommon)
    )
      return {
        contact: foundIn(line, person.start, person.end),
        customer: foundIn(line, company.start, company.end),
      };
  }
  return NOBODY;
}
