import type { Line } from '../text/lines';
import { foundIn, piecesOf, type Found, type Piece } from './headers';
import { fullName } from './fullName';
import { emailsIn, phonesIn } from './marks';
import { isRegion } from '../names/regions';
import { isCapitalized, isCommon, isName, isOrganization, isTitle, NAME, SUFFIX, wordsOf } from '../names/vocabulary';

interface Named {
  readonly contact: Found | null;
  readonly customer: Found | null;
}

const NOBODY: Named = { contact: null, customer: null };
const MAX_LINE = 500;
const MAX_LINES = 400;
const short = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text.length < MAX_LINE);

const CONTACT_LABEL =
  /(?:^[*_#\s>-]{0,4}|\s{2,}|[|•]\s*|\.\s+)(?:caller|contact(?: name| person)?|(?:your |full |first |customer )?name|buyer|purchaser|requested by|requester|requisitioner|submit(?:ted)? by|prepared(?: by)?|signed(?: by)?|by|point of contact|poc|nom|(?:all )?questions(?: to)?|responsible[\w ]{0,24}|(?:call(?:ed)? )?from)\s?[:=]\s*/gi;
const COMPANY_LABEL =
  /(?:^[*_#\s>-]{0,4}|\s{2,}|[|•]\s*)(?:cust(?:omer)?(?: name)?|company(?: name)?|client|owner|organi[sz]ation|utility|business(?: name)?|(?:general |sub-?)?contractor|bill to|sold to|firm|agency|entreprise|soci[eé]t[eé]|employer)\s?[:=]\s*/gi;
const FIELD_END = /,?\s{3,}|,$|\t|\s*\|\s*/g;
const PIECES = /,\s*|\s*[|•<>()]\s*|\s{2,}|\s+[–—-]\s+|\s+\/\s+/g;

/** 'Name: Lou Estes', 'Company: Thornbury Plastics', 'By: Quentin Vashti, P.E., for Millrace Utilities Board'. */
export function labeledIn(lines: readonly Line[]): Named {
  let [contact, customer]: [Found | null, Found | null] = [null, null];
  for (const line of short(lines)) {
    if (!/[:=]/.test(line.text)) continue;
    for (const label of line.text.matchAll(CONTACT_LABEL)) {
      const named = namedFrom(line, label.index + label[0].length);
      contact ??= named.contact;
      customer ??= named.customer;
    }
    for (const label of line.text.matchAll(COMPANY_LABEL)) {
      const company = companyAt(line, label.index + label[0].length);
      if (company && (!/contractor/i.test(label[0]) || isOrganization(company.value))) customer ??= company;
    }
  }
  return { contact: fullName(lines) ?? contact, customer };
}

function companyAt(line: Line, from: number): Found | null {
  const [whole] = piecesOf(line.text, FIELD_END, from);
  const piece = whole && withoutMore(whole);
  const isCompany =
    piece !== undefined &&
    piece.text.length < 70 &&
    /\p{L}{2}/u.test(piece.text) &&
    !piece.text.split(' ').every(isCommon) &&
    !/^(?:tb[ad]|n\/?a|unknown)$/i.test(piece.text);
  return isCompany && !emailsIn(piece.text)[0] && !isLabel(piece.text) ? foundIn(line, piece.start, piece.end) : null;
}

/** 'Tolliver State University, Campus Utilities. Project 12' is the university. */
function withoutMore(whole: Piece): Piece {
  const first = /^[^,;(]+?(?=[,;] | \(|\. \p{Lu})/u.exec(whole.text)?.[0];
  const rest = whole.text.slice((first?.length ?? 0) + 2);
  return first !== undefined && isOrganization(first) && !SUFFIX.test(rest.split(/[,;]? /)[0] ?? '')
    ? { text: first, start: whole.start, end: whole.start + first.length }
    : whole;
}

/** A field of a form that is not filled in has the next label. */
const isLabel = (text: string): boolean => /[:?]$/.test(text);

/** The person and the company of 'Marla Quist, Purchasing Agent, Tamarack PUD'. */
function namedFrom(line: Line, from: number): Named {
  const pieces = piecesOf(line.text, PIECES, from).slice(0, 5).map(withoutLead);
  const name = pieces[0] && isName(pieces[0].text) ? pieces[0] : undefined;
  const company = pieces.slice(0, 4).find(({ text }) => isOrganization(text));
  return {
    contact: name ? foundIn(line, name.start, name.end) : null,
    customer: company ? foundIn(line, company.start, company.end) : null,
  };
}

const LEAD = /^(?:(?:for|of|with|at|from|the|mr|mrs|ms|dr|i['’]m|i am)\.?\s+)+/i;
const withoutLead = (piece: Piece): Piece => {
  const length = LEAD.exec(piece.text)?.[0].length ?? 0;
  return { ...piece, text: piece.text.slice(length), start: piece.start + length };
};

const COMPANY_WORDS = String.raw`(?:St\. |Mt\. )?[\p{Lu}&][\p{L}\d&'’-]*(?:,? (?:(?:Inc|Co|Corp|Ltd|St|Mt)\.|[\p{Lu}&][\p{L}\d&'’-]*|of|and))*`;
const INTRODUCTION = new RegExp(
  String.raw`(?:\b(?:[Tt]his is|[Mm]y name is|[Nn]ame's|[Ii]t['’]?s|[Ii]['’]m|[Ii] am|[Hh]ere is|(?:[Ff]wd|[Ff][Ww]|[Ff]orwarded|[Rr]equest|[Cc]all(?:ed)?|[Ii]nquiry|[Rr][Ff][Qq]|VM|[Vv]oicemail|[Mm]essage|[Mm]sg) from|\b(?:TC|[Tt]elecon|[Tt]alked|[Ss]poke|[Cc]all) (?:w\/|with)|\b[Cc]aller:|\b[Ss]oy|\b[Mm]i nombre es|\b[Jj]e suis|\b[Ff]rom the desk of)\s+|\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning|[Aa]fternoon)(?: \p{L}+){0,2}, |(?:^|—|–|\s-|[!.] (?=\p{Lu}\p{L}+ @ ))\s*)(${NAME})(?:,?\s+(?:here\s+)?(?:(?:and )?(?:I['’]m |I am )?(?:(?:the|an?|your) )?(?:[a-z]+ ){1,3})?(?:at|@|from|with|over at|of|de|del|chez)\s+(${COMPANY_WORDS})|\s+(?:here|again)\b)`,
  'u',
);
const OWN_NAME = new RegExp(
  String.raw`(?:\b(?:[Mm]y name is|[Nn]ame['’]s|[Tt]his is)\s+|^\s*(?!Some|Any|No)(?=[\p{L} .]{2,40} (?:called|phoned|rang|stopped by)\b))(${NAME})(?=[,.!]|$|\s(?:and|at|with|from|just|called|phoned|rang|stopped)\b)`,
  'u',
);
const SMALL =
  /\b(?:this is|my name is|its|it['’]s|im|i['’]m)\s+([a-z]{2,12}(?: [a-z]{2,14})??) (?:(?:over |down |out |up |here |back )?(?:from|with|at)) ([a-z&'’-]+(?: [a-z&'’-]+){0,4}?)(?= (?:we|i|and|need|needs|looking|here|calling|in|want|got|our|can|could|would|please|pls|do|um|uh|so|about|he|she|they)\b|[,.;!-]|$)/;
/** 'Dale frm Cottonwood Gin calld 10:40'. */
const CALLER = new RegExp(
  String.raw`^\s*(${NAME}) (?:from|frm|fr|of|at|with|w\/) (${COMPANY_WORDS})(?= (?:call(?:e?d)?|phoned|rang)\b)`,
  'u',
);
/** 'Marguerite from big sandy power called'. */
const CALLED =
  /(?:^|[.,;] )([a-z]{3,12}(?: [a-z]{2,14})??) (?:from|with|at|over at) ([a-z&'’-]+(?: [a-z&'’-]+){0,4}?)(?= (?:called|phoned|rang|stopped by|wants|is asking|asked)\b)/;
const INTRODUCES =
  /\b(?:this is|name|desk of|it['’]?s|i['’]?m|i am|here|again)\b|^\s*[-–—]|[–—]|\s-|\b(?:from|with|frm|caller|called|phoned|rang|stopped by|soy|nombre|suis)\b|w\/ | @ /i;
const ASKS_FOR = /@\S+,? (?:attn|attention)|\b(?:ask|call|contact|reach|text|phone|questions|point of contact)\b/i;
const ASK_FOR = new RegExp(
  String.raw`\b(?:[Aa]sk for|ASK FOR|[Cc]all|[Cc]ontact|[Rr]each|[Tt]ext|CALL|CONTACT|[Qq]uestions to|[Pp]oint of contact(?: is)?|[Cc]all back|(?<=@\S{1,40} )(?:[Aa]ttn\.?|[Aa]ttention):?)\s+(?:Mr\.? |Ms\.? |Mrs\.? )?(${NAME})(?=\s*(?:[.,;!]|$|\s(?:at|on|with|if|for|or|any|direct\w*)\b|\s\(?\d))`,
  'u',
);

const REACHED = String.raw`(?:[Cc]all(?: back)?|CALL|[Cc]ontact|CONTACT|[Rr]each|[Tt]ext|TEXT|[Pp]hone|[Aa]sk for)`;
/** 'Call Arturo @ Sunbelt Dairy Equip'. */
const REACHED_AT = new RegExp(String.raw`\b${REACHED}\s+(${NAME})\s+(?:at|@|from|with|of)\s+(${COMPANY_WORDS})`, 'u');
/** 'Prices to Halden Data Centers, attention Ruth Okeke'. */
const PRICES_TO = new RegExp(
  String.raw`\b(?:[Pp]rices?|[Qq]uot(?:es?|ations?)|[Oo]ffers?|[Pp]roposals?|[Rr]epl(?:y|ies)) to\s+(${COMPANY_WORDS}),?\s+(?:[Aa]ttention|[Aa]ttn\.?|c\/o):?\s+(${NAME})`,
  'u',
);

/** A person with a company, by the words before them. */
function toldIn(line: Line, isAsked: boolean): Named | null {
  const reached = isAsked ? REACHED_AT.exec(line.text) : null;
  if (reached?.[1] !== undefined && isName(reached[1]) && isCompanyName(reached[2] ?? ''))
    return { contact: within(line, reached, 1), customer: within(line, reached, 2) };
  const priced = line.text.includes(' to ') ? PRICES_TO.exec(line.text) : null;
  return priced?.[2] !== undefined && isName(priced[2]) && isCompanyName(priced[1] ?? '')
    ? { contact: within(line, priced, 2), customer: within(line, priced, 1) }
    : null;
}

const isCompanyName = (text: string): boolean =>
  wordsOf(text).length > 1 && isCapitalized(text) && !isTitle(text) && !text.split(' ').every(isCommon);

/** 'this is Rudy Salcedo at Calloway Pump', 'Dale again', 'ask for Merle'. */
export function introducedIn(lines: readonly Line[]): Named {
  const all = short(lines).slice(0, MAX_LINES);
  for (const [at, line] of all.slice(0, 40).entries()) {
    if (!INTRODUCES.test(line.text)) continue;
    const found = introduction(line) ?? introduction(withNext(line, all[at + 1]));
    if (found) return found;
  }
  for (const line of all) {
    const isAsked = ASKS_FOR.test(line.text);
    const told = toldIn(line, isAsked);
    if (told) return told;
    const found = isAsked ? ASK_FOR.exec(line.text) : null;
    if (found?.[1] !== undefined && isName(found[1])) return { contact: within(line, found, 1), customer: null };
  }
  return NOBODY;
}

/** A sentence that continues on the next line, with source offsets. */
const withNext = (line: Line, next: Line | undefined): Line =>
  next && next.start === line.start + line.text.length + 1 ? { ...line, text: `${line.text} ${next.text}` } : line;

function introduction(line: Line): Named | null {
  const found = INTRODUCTION.exec(line.text) ?? CALLER.exec(line.text);
  if (found?.[1] !== undefined && isName(found[1])) {
    const company = found[2] !== undefined && !found[2].split(' ').every(isCommon) ? within(line, found, 2) : null;
    return { contact: within(line, found, 1), customer: company };
  }
  const own = OWN_NAME.exec(line.text);
  if (own?.[1] !== undefined && isName(own[1])) return { contact: within(line, own, 1), customer: null };
  const small = SMALL.exec(line.text) ?? CALLED.exec(line.text);
  return small?.[1] !== undefined && !small[1].split(' ').some(isCommon) && isOrganization(small[2] ?? '', true)
    ? { contact: within(line, small, 1), customer: within(line, small, 2) }
    : null;
}

function within(line: Line, found: RegExpExecArray, group: number): Found | null {
  const value = (found[group] ?? '').replace(/(?<!\b(?:Inc|Co|Corp|Ltd))\.$|,$/, '');
  const start = line.text.indexOf(
    value,
    found.index + (group === 2 ? found[0].indexOf(found[1] ?? '') + (found[1]?.length ?? 0) : 0),
  );
  return value.length > 1 && start >= 0 ? foundIn(line, start, start + value.length) : null;
}

const SENTENCE =
  /(?<!\b[A-Z])[.!?:;—–]\s+|\b(?:[Tt]o|TO|[Cc]all|CALL|[Cc]ontact|CONTACT|[Tt]ext|TEXT|[Pp]hone|[Ff]or|FOR|[Ff]rom|FROM|[Bb]y|BY)\s+/g;
const BEFORE_REACH = /\s*(?:\b(?:at|on|ph|tel|cell|phone|mobile|email|e-mail)\b[.:]?|[,:|/(<–—-])\s*$/i;

/** The names before a number or an address: 'Ada Okafor, St. Brannock Hospital, (412) 555-0139'. */
export function reachableIn(lines: readonly Line[]): Named {
  for (const line of short(lines))
    for (const mark of [...emailsIn(line.text), ...phonesIn(line.text)]) {
      const named = after(line, mark.end) ?? before(line, mark.start);
      if (named.contact || named.customer) return named;
    }
  return NOBODY;
}

/** 'Cell 802-555-0187, Dot Perreault, Quarry Hill Sanitary District'. */
function after(line: Line, end: number): Named | null {
  const rest = line.text.slice(end).trim();
  if (/^\p{Lu}/u.test(rest) && isCompanyName(rest) && isOrganization(rest))
    return {
      contact: null,
      customer: foundIn(line, line.text.indexOf(rest, end), line.text.indexOf(rest, end) + rest.length),
    };
  if (!/^,\s/.test(line.text.slice(end))) return null;
  const [first, second] = piecesOf(line.text, PIECES, end + 2);
  return first && second && isName(first.text) && !isOrganization(first.text) && isOrganization(second.text)
    ? { contact: foundIn(line, first.start, first.end), customer: foundIn(line, second.start, second.end) }
    : null;
}

function before(line: Line, end: number): Named {
  let to = end;
  for (
    let found = BEFORE_REACH.exec(line.text.slice(0, to));
    found && found[0] !== '';
    found = BEFORE_REACH.exec(line.text.slice(0, to))
  )
    to = found.index;
  const from = Math.max(0, to - 110);
  const starts = [...line.text.slice(from, to).matchAll(SENTENCE)].map((found) => from + found.index + found[0].length);
  for (const start of [from === 0 ? 0 : to, ...starts]) {
    const pieces = piecesOf(line.text, PIECES, start, to).map(withoutTitle);
    const [first] = pieces;
    if (
      !first ||
      !isName(first.text) ||
      pieces.slice(1).some(({ text }) => /^\p{Lu}{2}\. /u.test(text) || isRegion(text.replace('.', ''))) ||
      !pieces
        .slice(1)
        .every(({ text }) => isTitle(text) || isCapitalized(text) || SUFFIX.test(text) || /^[a-z]{2,4}\.$/.test(text))
    )
      continue;
    const company =
      pieces.slice(1).find(({ text }) => isOrganization(text)) ??
      pieces.slice(1).find(({ text }) => !isTitle(text) && wordsOf(text).length > 1);
    return {
      contact: foundIn(line, first.start, first.end),
      customer: company ? foundIn(line, company.start, company.end) : null,
    };
  }
  return NOBODY;
}

/** 'Clerk Ruthanne Pell' is Ruthanne Pell. */
function withoutTitle(piece: Piece): Piece {
  const words = wordsOf(piece.text);
  const length = words.length > 2 && isTitle(words[0] ?? '') ? (words[0]?.length ?? 0) + 1 : 0;
  return length > 0 ? { ...piece, text: piece.text.slice(length), start: piece.start + length } : withoutLead(piece);
}
