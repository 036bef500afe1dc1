import type { Line } from '../text/lines';
import { emailsIn, phonesIn } from './marks';
import { isCapitalized, isName, isOrganization, isTitle } from '../names/vocabulary';

/** A value with its place in the source. */
export interface Found {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The person that a line names. */
export interface Sender {
  readonly contact: Found | null;
  readonly customer: Found | null;
  readonly email: Found | null;
}

/** The value of a passage of a line. */
export const foundIn = (line: Line, start: number, end: number, value = line.text.slice(start, end)): Found => ({
  value,
  start: line.start + start,
  end: line.start + end,
});

/** A part of a line. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The pieces of a line between separators, without the spaces and marks around them. */
export function piecesOf(text: string, separator: RegExp, from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (const found of [...text.slice(from, to).matchAll(separator), null]) {
    const end = found ? from + found.index : to;
    pieces.push(...trimmed(text, start, end));
    start = end + (found?.[0].length ?? 0);
  }
  return pieces;
}

/** 'Dr. Lena Fortner' is Lena Fortner. */
export function withoutHonorific(piece: Piece): Piece {
  const length =
    /^(?:dipl\.?-? ?ing|dr|mr|mrs|ms|mme|prof|ing|lic|arq|sr|sra|engr)\.?\s+/i.exec(piece.text)?.[0].length ?? 0;
  return { ...piece, text: piece.text.slice(length), start: piece.start + length };
}

const AROUND = /[\s,;:|/~*•·"“”<>()[\]_–—-]/;

/** A passage without the spaces and marks around it; nothing if nothing is left. */
function trimmed(text: string, from: number, to: number): Piece[] {
  let [start, end] = [from, to];
  while (start < end && AROUND.test(text.charAt(start))) start += 1;
  while (end > start && AROUND.test(text.charAt(end - 1))) end -= 1;
  return end > start ? [{ text: text.slice(start, end), start, end }] : [];
}

const LAST_FIRST = /^"?(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?)"?$/u;
const SEPARATOR = /,|\(|\)|\s[-–|/]\s/g;
/** Words of dates and hours. */
const DATED = /^(?:.*[\d:]\s*(?:[ap]\.?m\.?\b)?|\s*(?:on|le)\b)[,\s]*/i;

/** The author in 'From: …' or 'On 11/24/26 … wrote:'. */
export function senderIn(line: Line, from: number, to = line.text.length): Sender | null {
  const { text } = line;
  const email = emailsIn(text.slice(from, to))[0];
  const bracket = /[<[(]\S*@|\S+@/.exec(text.slice(from, to));
  const wrote = /\s*(?:wrote|a écrit)\s?:?\s*$/i.exec(text.slice(from, to));
  const [phone] = phonesIn(text.slice(from, to));
  const end = bracket?.index ?? wrote?.index ?? phone?.start;
  const rest = text.slice(from, end === undefined ? to : from + end);
  const start = from + (DATED.exec(rest)?.[0].length ?? 0);
  const names = namesIn(line, start, from + rest.length);
  const isPerson = names.contact?.start === line.start + start;
  if (!email && ((!names.contact && !names.customer) || (phone && !isPerson))) return null;
  return { ...names, email: email ? foundIn(line, from + email.start, from + email.end) : null };
}

/** The mailbox 'Sandhill Electric Estimating' is of Sandhill Electric. */
function withoutDepartment(company: string): string {
  const rest = company.replace(/ (?:estimating|purchasing|procurement|bids|buyers?|sales|accounting)$/i, '');
  return isOrganization(rest) ? rest : company;
}

function namesIn(line: Line, from: number, to: number): Pick<Sender, 'contact' | 'customer'> {
  const written = trimmed(line.text, from, to)[0];
  const turned = LAST_FIRST.exec(written?.text ?? '');
  if (written && turned && !isOrganization(written.text) && isName(`${turned[2]} ${turned[1]}`))
    return { contact: foundIn(line, written.start, written.end, `${turned[2]} ${turned[1]}`), customer: null };
  const pieces = piecesOf(line.text, SEPARATOR, from, to);
  const name = pieces.find((each) => isName(each.text));
  const company =
    pieces.find((each) => isOrganization(each.text)) ??
    pieces.find(
      (each) => name !== undefined && each.start > name.start && isCapitalized(each.text) && !isTitle(each.text),
    );
  return {
    contact: name ? foundIn(line, name.start, name.end) : null,
    customer: company ? foundIn(line, company.start, company.start + withoutDepartment(company.text).length) : null,
  };
}
