interface Named {
  readonly name: string;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const isAt = (text: string, place: number, name: string): boolean =>
  text.slice(place, place + name.length).toLowerCase() === name.toLowerCase() && !isLetter(text[place + name.length]);

/** Who is mentioned: '@' and the full name, in any case; the longest name counts. Equal names are all mentioned. */
export function mentionsIn<Person extends Named>(text: string, people: readonly Person[]): readonly Person[] {
  const longest = people.filter(({ name }) => name.trim() !== '').toSorted((a, b) => b.name.length - a.name.length);
  const mentioned = new Set<Person>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // An e-mail address is no mention.
    if (isLetter(text[at - 1])) continue;
    const first = longest.find(({ name }) => isAt(text, at + 1, name));
    for (const each of longest) if (first && each.name.toLowerCase() === first.name.toLowerCase()) mentioned.add(each);
  }
  return people.filter((person) => mentioned.has(person));
}

/** The text after the last '@' before the caret, if a name can continue there; else null. */
export function typedMention(text: string, caret: number): { readonly start: number; readonly typed: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || isLetter(text[start - 1])) return null;
  const typed = text.slice(start + 1, caret);
  return /^[^\n@]{0,40}$/.test(typed) && !typed.startsWith(' ') ? { start, typed } : null;
}

const MAX_SHOWN = 6;

/** People with a word of their name that begins as typed. */
export function peopleFor<Person extends Named>(typed: string, people: readonly Person[]): readonly Person[] {
  const text = typed.toLowerCase();
  const fits = ({ name }: Named) => ` ${name.toLowerCase()}`.includes(` ${text}`) && name.toLowerCase() !== text;
  return people.filter(fits).slice(0, MAX_SHOWN);
}
