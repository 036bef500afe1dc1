import type { Line } from '../text/lines';
import { foundIn, piecesOf, type Found, type Piece } from './headers';
import { isCapitalized, isCommon, isOrganization, isSeller, SUFFIX, wordsOf } from '../names/vocabulary';

const HEAD = /\s+[–—/-]+\s+|,\s+|(?<!\b(?:No|St|Mt|Inc|Co))[.:;|]\s+|\s{3,}|\t|\s*\|\s*/g;
const MAX_LINE = 500;

const ASKS = new RegExp(
  String.raw`\s+(?:(?:is|are) (?:moderniz|upgrad|renovat|construct|retrofit|relocat|request|ask|seek|build|look|solicit|accept|convert|plann|add|bidd|replac|expand|purchas|buy|install)\w*|requests?|operates|evaluates|buys|seeks?|needs|requires|invites|wants|wishes|solicits|lost|would like|désire|souhaite|demande|recherche|requiert|sollicite|solicita|desea|requiere|necesita|will (?:receive|accept)|plans to|intends to|has (?:a need|an? immediate))\b`,
  'gi',
);
/** 'Alder Point Utility District (the District)'. */
const ALIAS = /\s\((?:the |hereinafter )?["“]?[\p{L} ]{2,24}["”]?\)$/u;
const FOR =
  /(?:^We,|\b(?:RFQ for|(?:from|on) the part of|in the name of|(?:inquiry|enquiry|request|rfq|quotation|call|e-?mail) from|inquiry for|on behalf of|addressed to|made out to|(?:purchase order|po|order) (?:would|will|shall|is going to|is to) (?:come from|be (?:issued|placed) by)|quote to|behalf of|working for|(?:we|I) represent|here at|we at|I['’]m with|I am with|I work (?:for|at)|calling from))\s+/gi;

/** The customer, by the head of a document or by a sentence: 'Tarnbrook Data requests a firm offer'. */
export function companyIn(lines: readonly Line[], email = ''): Found | null {
  const filled = lines.filter(({ text }) => text.trim() !== '' && text.length < MAX_LINE);
  const all = [
    ...filled.slice(0, 5).flatMap((line) => headOf(line)),
    ...filled.flatMap((line) => [...askingIn(line), ...forWhom(line)]),
    ...filled.slice(-1).flatMap((line) => lastOf(line)),
    ...filled.slice(0, 2).flatMap((line) => columnsOf(line)),
  ];
  return all.find(({ value }) => !isSeller(value)) ?? domainCompany(filled, email);
}

/** More are those of a table. */
const MAX_COLUMNS = 3;
/** 'RFQ 27-09    PRAIRIE STATE UNIVERSITY    (due January 15)'. */
const columnsOf = (line: Line): Found[] => {
  const pieces = piecesOf(line.text, /\s{3,}|\t/g);
  return pieces.length < 2 || pieces.length > MAX_COLUMNS
    ? []
    : pieces
        .filter(({ text }) => !text.includes('  ') && isOrganization(text))
        .map(({ start, end }) => foundIn(line, start, end));
};

/** 'Invitation for Bids 27-22, City of Larkspur Bend'. */
const DOCUMENT =
  /^(?:demande|invitation|requests?|rf[qpi]|ifb|itb|itq|solicitation|tender|bids?|addend(?:um|a)|amendment|inquiry|enquiry)\b[\w #./-]{0,40}$/i;

/** The letterhead: 'HOLLIS FLATS MUNICIPAL POWER', 'Prairie Fork REC - blanket order inquiry'. */
function headOf(line: Line): Found[] {
  const pieces = piecesOf(line.text, HEAD);
  const [first, second] = pieces;
  const addressed = pieces
    .slice(1, 3)
    .find(({ text }, at) => DOCUMENT.test(pieces[at]?.text ?? '') && isOrganization(text));
  if (addressed) return [foundIn(line, addressed.start, addressed.end)];
  if (!first || !isOrganization(first.text) || /^\w+ for /i.test(first.text)) return [];
  const isWhole =
    second !== undefined && (SUFFIX.test(second.text) || /^(?:department|dept\.?|division) of\b/i.test(second.text));
  return [foundIn(line, first.start, isWhole ? second.end : first.end)];
}

function lastOf(line: Line): Found[] {
  const [only, ...more] = piecesOf(line.text, /\s{3,}/g);
  const last = piecesOf(line.text, /\s[–—-]+\s|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})/gu).at(-1);
  const named = [...(only && more.length === 0 ? [only] : []), ...(last ? [last] : [])];
  return named.filter(({ text }) => isOrganization(text)).map(({ start, end }) => foundIn(line, start, end));
}

function askingIn(line: Line): Found[] {
  return [...line.text.matchAll(ASKS)].flatMap((found) => {
    const alias = ALIAS.exec(line.text.slice(0, found.index))?.index ?? found.index;
    const phrase = phraseBefore(line.text, alias);
    return phrase && isNamed(phrase.text) ? [foundIn(line, phrase.start, phrase.end)] : [];
  });
}

const isNamed = (text: string): boolean =>
  (isOrganization(text) && !/^\d+\.\d/.test(text)) ||
  (wordsOf(text).length > 1 &&
    isCapitalized(text) &&
    !wordsOf(text).some((word) => isCommon(word) && !/^(?:of|the|and|&)$/i.test(word)));

const WORD_BEFORE = /(?:^|\s)(\S+)$/;

/** The capitalized words before a verb, without 'The'. */
function phraseBefore(text: string, end: number): Piece | null {
  let start = end;
  for (let words = 0; words < 9; words += 1) {
    const word = WORD_BEFORE.exec(text.slice(Math.max(0, start - 40), start).trimEnd())?.[1] ?? '';
    if (
      !/^[\p{Lu}&]|^(?:of|and|du|de|des|del|los|las|d'|la)$/u.test(word) ||
      /[,.;:!?]$/.test(word.replace(/\b(?:st|inc|co|no)\.$/i, ''))
    )
      break;
    start = text.lastIndexOf(word, start - 1);
  }
  const lead =
    /^(?:(?:the|and|of)\s+|(?:la|le|les|el|los)\s+(?=(?:coop|ville|soci[eé]t|cit|compa|municip|empresa|ciudad|universi|commission)))+/i.exec(
      text.slice(start, end),
    )?.[0].length ?? 0;
  return end > start + lead ? { text: text.slice(start + lead, end), start: start + lead, end } : null;
}

function forWhom(line: Line): Found[] {
  return [...line.text.matchAll(FOR)].flatMap((found) => {
    const from = found.index + found[0].length;
    const phrase =
      /^(?:[\p{Lu}&][\p{L}\d&'’-]*|of|and)(?: (?!I['’]|I\b)(?:[\p{Lu}&][\p{L}\d&'’-]*|of|and))*/u.exec(
        line.text.slice(from, from + 90),
      )?.[0] ?? '';
    return isNamed(phrase) ? [foundIn(line, from, from + phrase.length)] : [];
  });
}

/** Capitalized words that are the domain of the e-mail address: 'Larkspur Minerals' of larkspurminerals.example. */
function domainCompany(lines: readonly Line[], email: string): Found | null {
  const domain = (/@([\w-]{5,})\./.exec(email)?.[1] ?? '').toLowerCase();
  if (domain === '') return null;
  for (const line of lines)
    for (const found of line.text.matchAll(
      /(?<![\p{L}\d])\p{Lu}[\p{L}&'’-]*(?: (?:\p{Lu}[\p{L}&'’-]*|&|and|of)){1,4}/gu,
    )) {
      const joined = found[0].toLowerCase().replaceAll(/[^a-z]/g, '');
      if (joined.startsWith(domain) || domain.startsWith(joined))
        return foundIn(line, found.index, found.index + found[0].length);
    }
  return null;
}
