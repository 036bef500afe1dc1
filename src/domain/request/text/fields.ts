/** 'QTY=5 ::: KVA=112.5' */
const SEPARATORS = /:{3,}|\|{2,}/g;
/** '{"qty":1,"fluid":"FR3"}' */
const JSON_FIELD = /\{\s*"[\w ]{1,40}"\s*:/;
const JSON_MARKS = /[{}[\]]|"/g;
const PLAIN: Readonly<Record<string, string>> = { '{': '\n', '}': '\n', '[': ' ', ']': ' ' };

/** '(1) Capacity of 150 kVA' to '(8) Stainless steel' are numbers of a list, no counts. */
const NUMBERED = /^([ \t]*)\((\d{1,2})\)(?=[ \t])/gm;
const MIN_NUMBERED = 4;

function withoutBrackets(text: string): string {
  const numbers = [...text.matchAll(NUMBERED)].map(([, , number]) => Number(number));
  const isList = numbers.length >= MIN_NUMBERED && numbers.every((number, at) => number === at + 1);
  return isList ? text.replaceAll(NUMBERED, '$1$2. ') : text;
}

/** '<qty>2</qty>' */
const ELEMENT =
  /<(?!(?:td|th|tr|li|div|span|strong|em|p|b|i|u|s|del|strike)>)([a-z][\w-]{1,30})>[^<>\n]{1,120}<\/\1>/gi;
const TAGS = /<(\/?)([a-z][\w-]{0,30})(?: [^<>\n]{1,80})?\/?>(?:(\s*)(?=<\w)|(?!\s*<\w))/gi;
const MIN_ELEMENTS = 3;

/** 'needBy' */
const inWords = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

const withoutTags = (text: string): string =>
  (text.match(ELEMENT)?.length ?? 0) < MIN_ELEMENTS
    ? text
    : text.replaceAll(TAGS, (tag: string, end: string, name: string, isOuter?: string) =>
        (end !== '' ? ',' : isOuter === undefined ? `${inWords(name)}: ` : '\n').padEnd(tag.length),
      );

/** '<p>2 pads<br>500&nbsp;kVA</p>' */
const HTML = /<\/?(?:p|br|ul|ol|li|div|table|tr|td)\b[^<>\n]{0,120}>/gi;
const MARKUP =
  /<(\/?)(p|br|ul|ol|li|div|table|tr|td|th|b|i|u|em|strong|span|font|a|h[1-6]|html|body|head)\b[^<>\n]{0,120}>|&(nbsp|amp|lt|gt|quot|#\d{2,4});/gi;
const ENDS_LINE = /^(?:p|br|li|div|tr|h[1-6])$/i;
const MIN_HTML = 3;
/** No space, so that a line has no columns. */
const BLANK = '\u200B';

/** HTML as lines of text. */
const withoutHtml = (text: string): string =>
  (text.match(HTML)?.length ?? 0) < MIN_HTML
    ? text
    : text.replaceAll(MARKUP, (mark: string, end: string | undefined, name: string | undefined, entity?: string) => {
        const ends = name !== undefined && ENDS_LINE.test(name) && (end === '/' || /^br$/i.test(name));
        const isCell = name !== undefined && end === '' && /^t[dh]$/i.test(name);
        const sign = ends ? '\n' : isCell ? '|' : entity === undefined ? '' : (ENTITIES[entity] ?? ' ');
        return sign.padEnd(mark.length, /^t[dhr]$/i.test(name ?? '') ? ' ' : BLANK);
      });
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** 'qty=2|kva=1000' */
const PIPED = /\|(?=\s*[a-z]\w{0,20}=)/gi;
/** 'rating_kva' */
const JOINED = /(?<=[a-z])_(?=[a-z])/gi;

/** '6 pcs 500 KVA // 2 pcs 1500 KVA // MINERAL OIL' */
const BREAK = / \/\/ /g;
const MIN_BREAKS = 3;
const withBreaks = (text: string): string =>
  (text.match(BREAK)?.length ?? 0) < MIN_BREAKS ? text : text.replaceAll(BREAK, ' \n  ');

/** The text of a page, of elements or of fields in quotation marks; as long as what is written. */
export const withMarkup = (text: string): string =>
  withBreaks(withoutJson(text.includes('<') ? withoutTags(withoutHtml(text)) : text));

const withoutJson = (text: string): string =>
  JSON_FIELD.test(text) ? text.replaceAll(JSON_MARKS, (mark) => PLAIN[mark] ?? ' ') : text;

/** Fields that a program wrote, one item per line; of the same length. */
export function withFields(text: string): string {
  return withMarkup(withoutBrackets(text))
    .replaceAll(SEPARATORS, (found) => ';'.padEnd(found.length))
    .replaceAll(PIPED, ';')
    .replaceAll(JOINED, ' ');
}
