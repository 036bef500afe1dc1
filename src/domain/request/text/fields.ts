/** 'QTY=5 ::: KVA=112.5' */
const SEPARATORS = /:{3,}|\|{2,}/g;
/** '{"qty":1,"fluid":"FR3"}' */
const JSON_FIELD = /\{\s*"[\w ]{1,40}"\s*:/;
const JSON_MARKS = /[{}[\]]|"|,(?=\s*"[\w ]{1,40}"\s*:)|_(?=\w{1,30}"\s*:)/g;
const PLAIN: Readonly<Record<string, string>> = { '{': '\n', '}': '\n', '[': ' ', ']': ' ', ',': ';' };

/** Fields that a program wrote, one item a line and one field a sentence; as long as the text. */
export function withFields(text: string): string {
  const plain = text.replaceAll(SEPARATORS, (found) => ';'.padEnd(found.length));
  return JSON_FIELD.test(plain) ? plain.replaceAll(JSON_MARKS, (mark) => PLAIN[mark] ?? ' ') : plain;
}
