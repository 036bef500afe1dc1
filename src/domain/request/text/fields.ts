/** 'QTY=5 ::: KVA=112.5' */
const SEPARATORS = /:{3,}|\|{2,}/g;
/** '{"qty":1,"fluid":"FR3"}' */
const JSON_FIELD = /\{\s*"[\w ]{1,40}"\s*:/;
const JSON_MARKS = /[{}[\]]|"/g;
const PLAIN: Readonly<Record<string, string>> = { '{': '\n', '}': '\n', '[': ' ', ']': ' ' };

/** '(1) Capacity of 150 kVA' to '(8) Stainless steel' are numbers of a list, no counts. */
const NUMBERED = /^([ \t]*)\((\d{1,2})\)(?=[ \t])/gm;
const LEAST_NUMBERED = 4;

function withoutBrackets(text: string): string {
  const numbers = [...text.matchAll(NUMBERED)].map(([, , number]) => Number(number));
  const isList = numbers.length >= LEAST_NUMBERED && numbers.every((number, at) => number === at + 1);
  return isList ? text.replaceAll(NUMBERED, '$1$2. ') : text;
}

/** '<qty>2</qty>' */
const ELEMENT =
  /<(?!(?:td|th|tr|li|div|span|strong|em|p|b|i|u|s|del|strike)>)([a-z][\w-]{1,30})>[^<>\n]{1,120}<\/\1>/gi;
const TAGS = /<(\/?)([a-z][\w-]{0,30})\/?>(?:(\s*)(?=<\w)|(?!\s*<\w))/gi;
const LEAST_ELEMENTS = 3;

const withoutTags = (text: string): string =>
  (text.match(ELEMENT)?.length ?? 0) < LEAST_ELEMENTS
    ? text
    : text.replaceAll(TAGS, (tag: string, end: string, name: string, isOuter?: string) =>
        (end !== '' ? ',' : isOuter === undefined ? ` ${name}:` : '\n').padEnd(tag.length),
      );

/** 'qty=2|kva=1000' */
const PIPED = /\|(?=\s*[a-z]\w{0,20}=)/gi;
/** 'rating_kva' */
const JOINED = /(?<=[a-z])_(?=[a-z])/gi;

/** Fields that a program wrote, one item a line; as long as the text. */
export function withFields(text: string): string {
  const plain = withoutTags(withoutBrackets(text))
    .replaceAll(SEPARATORS, (found) => ';'.padEnd(found.length))
    .replaceAll(PIPED, ';')
    .replaceAll(JOINED, ' ');
  return JSON_FIELD.test(plain) ? plain.replaceAll(JSON_MARKS, (mark) => PLAIN[mark] ?? ' ') : plain;
}
