/** Where a clause of a line ends: a semicolon, or a sentence's end that is no decimal point and no common abbreviation. */
const CLAUSE_END = /;|(?<!\b(?:approx|max|min|ft|qty|incl|st|e\.g|i\.e))[.!](?=\s|$)|(?<=\?)\s/i;
/** '1. ', '2) ', '- ', '• '. */
const BULLET = /^\s*(?:\d{1,2}[.)](?=\s)|[-–—*•])\s*/;

/** The clauses of an order's notes, each to the letter and without its bullet. */
export function noteClauses(notes: string): string[] {
  return notes
    .split(/[\r\n]/)
    .flatMap((line) => line.replace(BULLET, '').split(CLAUSE_END))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** The parts of a clause that stand for themselves, in lower case, spaces single and apostrophes straight. */
export function clauseParts(clause: string): string[] {
  const plain = clause.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return plain
    .split(/,(?!\d)|(?<!\b(?:any|no)thing) but | however | although | though /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
