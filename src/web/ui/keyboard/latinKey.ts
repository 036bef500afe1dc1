/** Keys that write a letter on some layouts, as on a US keyboard. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ BracketLeft: '[', BracketRight: ']', Semicolon: ';', Quote: "'", Comma: ',', Period: '.', Slash: '/' },
};

/** The key; on layouts of other letters (Cyrillic, Greek, Hebrew), that of a US keyboard at the same place. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (!/^\p{L}$/u.test(key) || /^\p{Script=Latin}$/u.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key;
}
