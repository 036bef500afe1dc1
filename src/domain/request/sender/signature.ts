import { isRegion } from '../names/regions';
import type { Line } from '../text/lines';
import { foundIn, piecesOf, withoutHonorific, type Found, type Piece } from './headers';
import { kindOf, type Kind } from './kinds';
import { emailsIn, phonesIn } from './marks';
import { isCapitalized, isCommon, isName, isOrganization, SUFFIX, wordsOf } from '../names/vocabulary';

/** The person and the company of a signature. */
interface Signature {
  readonly contact: Found | null;
  readonly customer: Found | null;
}

interface Signed extends Piece {
  readonly kind: Kind;
  readonly line: Line;
}

const THANKS = String.raw`(?:many )?thank(?:s|\s?you| u)?(?: (?:so much|very much|again|in advance|a lot|all|for your (?:help|time|assistance|patience)))*|thx|mahalo|ta(?=,)|tks|tnx|ty(?=\s*(?:[,.!]|$))|merci(?: d'avance| beaucoup)?|gracias|saludos|much appreciated|appreciate it`;
const BYE = String.raw`(?:with )?(?:(?:best|kind|warm|kindest|warmest|many) )*regards|rgds|best(?: wishes)?|sincerely(?: yours)?|yours(?: (?:truly|sincerely|faithfully)|(?=,))|\/s\/|(?:very )?(?:truly|respectfully)(?: yours| submitted)?|cheers|cordially|cordialement|bien à vous|salutations|v\/r|greetings|b\.?r\.?(?=\s*(?:,|$))|take care|blessings|warmly|god bless(?: you)?|sorry (?:for|about) [a-z][a-z ]{2,40}(?=,)|xo(?:xo)?|have a (?:good|great|nice) (?:day|one|weekend|evening)`;
const CLOSING = new RegExp(
  String.raw`(?:^\s*|[.!?,;)]\s+|\s-+\s*)(?:${THANKS}|${BYE})(?:\s*(?:[,.!&]|and|comma|period|-+|—|–)\s*(?:${THANKS}|${BYE})?)*(?=\s|$)`,
  'gi',
);
const DASH = /^\s*[-–—~]{1,2}\s*(?=\p{Lu}\p{L})/u;
const SEPARATOR =
  /\s*[|•·;]\s*|\s{2,}|\t|\s*\/\s+|\s+\/\s*|\s+[–—-]\s+|,\s*|\s+(?:comma|@)\s+|\s*[<>]\s*|\s+\((?=\p{L})|\)$|!$|(?<! \p{Lu})\.$|(?<!\b(?:Dr|Mr|Ms|Mrs|St|Ing|Lic|Arq|Engr))\.\s+(?=\p{Lu}\p{Ll}+ \p{Lu})/gu;
const NOISE = /^\s*(?:sent (?:from|via)|get outlook|-{2,}\s*$|_{3,}|\*{3,}|\[?cid:|\[?image)/i;
export const NOTICE =
  /^\s*(?:confidential|notice\b|this (?:e-?mail|message|communication)|please consider|disclaimer|the information contained|caution)/i;
const MAX_LINES = 9;

/** The signature at the end of a message, of any shape: after 'Thanks', on a separate line, or after the last sentence. */
export function signatureOf(lines: readonly Line[]): Signature | null {
  const tail = tailOf(lines);
  const closed = closingOf(tail);
  if (closed) return signed(closed.pieces, true);
  const all = tail.map((line) => classified(line, DASH.exec(line.text)?.[0].length ?? 0));
  for (let at = Math.max(0, tail.length - MAX_LINES); at < tail.length; at += 1) {
    if (isRestOf(tail[at - 1], tail[at])) continue;
    for (const end of [tail.length, tail.length - 1, tail.length - 2]) {
      const pieces = signingPieces(tail.slice(at, end), all.slice(at, end));
      if (pieces && (end === tail.length || pieces.some(({ kind }) => kind === 'reach'))) return signed(pieces, false);
    }
  }
  return lastWords(tail.at(-1)) ?? blockIn(lines);
}

const FIRST_LINES = 15;

/** A name above its company before an attachment: minutes, a schedule. */
function blockIn(lines: readonly Line[]): Signature | null {
  const first = lines.slice(0, FIRST_LINES);
  for (const [at, line] of first.entries()) {
    const next = first[at + 1];
    if (!next || !isName(line.text.trim()) || !isOrganization(next.text.trim())) continue;
    return signed([...classified(line), ...classified(next)], true);
  }
  return null;
}

const LONG_LINE = 90;

/** 'Faye Odom 828-555-0144 Catawba' above 'Hosiery'. */
const isRestOf = (before: Line | undefined, line: Line | undefined): boolean =>
  before !== undefined &&
  line !== undefined &&
  before.text.length >= LONG_LINE &&
  /(?:^|\s)[\p{Lu}\d]\S*[\p{L}\d]$/u.test(before.text) &&
  line.start === before.start + before.text.length + 1 &&
  wordsOf(line.text).length < 3;

/** The last lines with words, without notices and 'Sent from my phone'. */
function tailOf(lines: readonly Line[]): Line[] {
  const notice = lines.findIndex(({ text }) => NOTICE.test(text));
  return (notice > 0 ? lines.slice(0, notice) : lines)
    .slice(-60)
    .filter(({ text }) => text.trim() !== '' && !NOISE.test(text))
    .slice(-14);
}

function closingOf(tail: readonly Line[]): { pieces: Signed[] } | null {
  for (let at = tail.length - 1; at >= 0; at -= 1) {
    const line = tail[at];
    const closing =
      line && line.text.length < 400
        ? ([...line.text.matchAll(CLOSING)].at(-1) ?? closingShape(line, tail[at + 1]))
        : undefined;
    if (!line || !closing) continue;
    const own = classified(line, closing.index + closing[0].length);
    if (own.length > 0 && !isSigning(own) && !smallName(own)) continue;
    const rest = tail.slice(at + 1);
    const end = rest.findIndex((each) => !isSigning(classified(each)) && !isSmall(each.text));
    const more = (end < 0 ? rest : rest.slice(0, end)).slice(0, MAX_LINES).flatMap((each) => classified(each));
    return { pieces: [...own, ...more] };
  }
  return null;
}

const CLOSING_SHAPE = /^\s*\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3},\s*$/u;

/** 'Atentamente,' above 'Lic. Ximena Portillo'. */
function closingShape(line: Line, next: Line | undefined): RegExpExecArray | undefined {
  const found = next && CLOSING_SHAPE.exec(line.text);
  const [first] = found ? classified(next) : [];
  return first?.kind === 'name' && wordsOf(first.text).length > 1 ? (found ?? undefined) : undefined;
}

/** A name in small letters: 'marlene'. */
const isSmall = (text: string): boolean =>
  /^[\s-]*[a-z][a-z'&. -]{1,30}$/.test(text) && wordsOf(text).length < 5 && !wordsOf(text).every(isCommon);

/** The pieces of lines that are all of a signature, the first with a name or the name of a company. */
function signingPieces(lines: readonly Line[], all: readonly Signed[][]): Signed[] | null {
  const first = all[0]?.[0];
  const second = all[0]?.[1];
  if (!first || !all.every(isSigning) || (second && isRegion(wordsOf(second.text)[0] ?? ''))) return null;
  const isDashed = DASH.test(lines[0]?.text ?? '');
  const isAlone = all.length === 1 && all[0]?.length === 1;
  if (first.kind === 'name') return isAlone && !isDashed && first.text.toUpperCase() === first.text ? null : all.flat();
  return first.kind === 'company' || (first.kind === 'title' && all.flat().some(({ kind }) => kind === 'company'))
    ? all.flat()
    : null;
}

/** 'On the road', '(that is where they go)'. */
const isAside = ({ text, line, start }: Signed): boolean =>
  /^[a-z(]/.test(text) &&
  (wordsOf(text).length < 5 || (line.text.charAt(start - 1) === '(' && /\)\s*$/.test(line.text)));

const isSigning = (pieces: readonly Signed[]): boolean => {
  const [first] = pieces;
  return (
    first !== undefined &&
    first.kind !== 'words' &&
    pieces.every((each) => each.kind !== 'words' || isAside(each)) &&
    (first.line.text.length - first.start < 130 || pieces.some(({ kind }) => kind === 'reach'))
  );
};

/** 'What is your number? Trent / Gulfmere Surplus'. */
function lastWords(line: Line | undefined): Signature | null {
  if (!line) return null;
  const from = Math.max(0, line.text.length - 110);
  const start = /^.*(?:[.?!]\s+|\s[-–—]{1,2}\s*)(?=\p{Lu})/u.exec(line.text.slice(from));
  for (const end of start ? sentenceEnds(line.text, from) : []) {
    const pieces = classified(line, end);
    if (pieces[0]?.kind === 'name' && isSigning(pieces) && (pieces.length > 1 || /\p{Ll}$| \p{Lu}\.$/u.test(line.text)))
      return signed(pieces, false);
  }
  return null;
}

const sentenceEnds = (text: string, from: number): number[] =>
  [...text.slice(from).matchAll(/(?:(?<!\b\p{Lu})[.?!]\s+|\s[-–—]{1,2}\s*)(?=\p{Lu})/gu)].map(
    (found) => from + found.index + found[0].length,
  );

function classified(line: Line, from = 0): Signed[] {
  if (line.text.length - from > 200)
    return [{ text: line.text, start: from, end: line.text.length, kind: 'words', line }];
  const marks = [...emailsIn(line.text), ...phonesIn(line.text)];
  const pieces = merged(line.text, piecesOf(line.text, SEPARATOR, from)).map(withoutHonorific);
  return pieces.flatMap((piece, at) => {
    const own = marks.filter(({ start, end }) => start < piece.end && end > piece.start);
    if (own.length > 0) return reachable(line, piece, own[0]?.start ?? piece.start);
    return [{ ...piece, line, kind: isBeforeRegion(pieces[at + 1]) ? 'address' : kindOf(piece.text) }];
  });
}

/** 'Lodi', if 'CA 95241' follows. */
const isBeforeRegion = (next: Piece | undefined): boolean =>
  next !== undefined &&
  /^\p{Lu}/u.test(next.text) &&
  isRegion(next.text.replace(/ \w{5}(?:-\d{4})?$| \w{3} \w{3}$/, ''));

/** The piece before a number or an address: 'Pettigrew & Sons Electric 478-555-0104', 'Tel 503-555-0155'. */
function reachable(line: Line, piece: Piece, at: number): Signed[] {
  const reach = { ...piece, line, kind: 'reach' as const };
  return piecesOf(line.text, /\s+(?:at|on|ph|tel|cell|phone|mobile)[.:]?\s*$/gi, piece.start, Math.max(piece.start, at))
    .flatMap((before) => {
      const kind = kindOf(before.text);
      return kind === 'name' || kind === 'company' || isSmallName(before.text)
        ? [{ ...before, line, kind }, reach]
        : [reach];
    })
    .concat(at <= piece.start ? [reach] : []);
}

/** 'Delmont Foods, Inc.' and 'City of Mesa, Department of Utilities' are one name. */
function merged(text: string, pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (
      last &&
      (SUFFIX.test(piece.text) || /^(?:department|dept\.?|division) of\b/i.test(piece.text)) &&
      isCapitalized(last.text)
    )
      result[result.length - 1] = { text: text.slice(last.start, piece.end), start: last.start, end: piece.end };
    else result.push(piece);
  }
  return result;
}

/** A company without a typical word is the first capitalized piece after the name. */
function signed(pieces: readonly Signed[], isClosed: boolean): Signature {
  const short = pieces.find(({ kind }) => kind === 'name') ?? (isClosed ? smallName(pieces) : undefined);
  const name = pieces.find(({ kind, text }) => kind === 'name' && short && text.startsWith(`${short.text} `)) ?? short;
  const later = pieces.filter((each) => each !== name && (!name || pieces.indexOf(each) > pieces.indexOf(name)));
  const company =
    pieces.find(({ kind }) => kind === 'company') ??
    (name
      ? later.find(({ kind, text }) => (kind === 'name' || kind === 'capitalized') && wordsOf(text).length > 1)
      : undefined) ??
    (name && /^[a-z]/.test(name.text)
      ? later.find(({ text, kind }) => kind === 'words' && isOrganization(text, true))
      : undefined);
  const found = (piece: Signed | undefined) => (piece ? foundIn(piece.line, piece.start, piece.end) : null);
  return { contact: found(name), customer: found(company) };
}

const smallName = ([first]: readonly Signed[]): Signed | undefined =>
  first && isSmallName(first.text) ? first : undefined;
const isSmallName = (text: string): boolean =>
  /^[a-z]{2,12}(?: [a-z]{2,14})?$/.test(text) && !wordsOf(text).some(isCommon);
