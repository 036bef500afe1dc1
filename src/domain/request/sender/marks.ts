/** An e-mail address or a telephone number, with its place in a line. */
interface Mark {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const EMAIL =
  /(?<![\w+-]|\w\.)[\w+-](?:[\w+-]|\.(?!\.)){0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.\p{L}[\p{L}\d-]{1,62}/gu;

/** The e-mail addresses of a line. */
export const emailsIn = (line: string): Mark[] =>
  line.includes('@')
    ? [...line.matchAll(EMAIL)].map((found) => markOf(found[0].replace(/[.-]+$/, ''), found.index))
    : [];

const markOf = (value: string, start: number): Mark => ({ value, start, end: start + value.length });

const EXTENSION = String.raw`(?:,? ?(?:x|ext\.?|extension) ?\d{1,5})?`;
const LONG_PHONE = String.raw`(?:\+?1[ .-]{0,2})?(?:\(\d{3}\)[ -]?|\d{3}[ .\/-])\d{3}[ .-]\d{4}`;
const FOREIGN_PHONE = String.raw`\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}`;
const PHONE = new RegExp(
  String.raw`(?<![\d.+/(-])(?:${LONG_PHONE}|${FOREIGN_PHONE}|\d{3}[ .-]\d{4}|\d{10})${EXTENSION}(?![\d-]|\.\d)`,
  'gi',
);

/** Numbers of other things: 'PO 450-0712', 'Fax 209-555-0131'. */
const OTHER_NUMBER =
  /(?:\b(?:fax|f|po|p\.o\.|rfq|rfp|bid|job|order|item|stock(?: no)?|part|pn|p\/n|cat(?:alog)?|ser(?:ial)?|sn|s\/n|acct|account|quote|inv(?:oice)?|no|ref|license|lic|permit|contract|wo|vendor|spec|project|proj|file|drawing|dwg|tag|id|duns|tax|ein|invoice)|#)[ .:#]{0,4}$/i;
const CALLING = /\b(?:call|ph|phone|cell|tel|telephone|mobile|text|reach|direct)\b[^\d]{0,24}$/i;

/** The telephone numbers of a line; seven digits need a word of calling before them. */
export const phonesIn = (line: string): Mark[] =>
  /\d{4}/.test(line)
    ? [...line.matchAll(PHONE)].flatMap((found) => {
        const before = line.slice(Math.max(0, found.index - 40), found.index);
        const after = line.slice(found.index + found[0].length);
        return isPhone(found[0], before, after) ? [markOf(found[0].trim(), found.index)] : [];
      })
    : [];

/** '… Rick, Bluestem Power 555-0112' */
const ALONE = /(?:^|[\s,;:/(])$/;
const ALONE_AFTER = /^(?:[\s.!)]*$|\s*[,;<(]|\s+\S+@)/;

function isPhone(value: string, before: string, after: string): boolean {
  if (OTHER_NUMBER.test(before)) return false;
  const digits = value.replaceAll(/\D/g, '').length;
  if (/^\d{10}$/.test(value)) return CALLING.test(before);
  return (
    digits > 7 || CALLING.test(before) || (/^\d{3}-\d{4}$/.test(value) && ALONE.test(before) && ALONE_AFTER.test(after))
  );
}
