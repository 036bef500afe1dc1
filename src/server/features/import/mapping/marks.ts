/** Cells of columns of check boxes. */
const MARK = /^(?:x|xx|✓|✔|☑|☒|√|•|●|\*|y|yes|yep|true|t|1|oui|s[ií])$/iu;
const NO_MARK = /^(?:n|no|non|false|f|0|-|–|—|☐|□)$/iu;
const MAX_LENGTH = 5;

export const isMark = (cell: string): boolean => cell.length <= MAX_LENGTH && MARK.test(cell);

export const isMarkOrNone = (cell: string): boolean =>
  isMark(cell) || (cell.length <= MAX_LENGTH && NO_MARK.test(cell));

/** Marks, and words in English, French and Spanish. */
const DITTO = /^(?:["”″〃«»]{1,2}|['’]{2}|[-–—]\s?["”″〃]\s?[-–—]|do\.?|ditto|same(?: as above)?|[ií]dem)$/iu;
const MAX_DITTO_LENGTH = 13;

/** Whether a cell says that the one above holds for its row, too. */
export const isDitto = (cell: string): boolean => cell.length <= MAX_DITTO_LENGTH && DITTO.test(cell);
