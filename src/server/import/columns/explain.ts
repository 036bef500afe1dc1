const NUMBER_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^\(.*\)$|^[-−]/, 'is negative'],
  [/[$€£]|USD/i, 'carries a currency sign'],
  [/,/, 'has a comma, which may separate thousands or decimals'],
  [/^\d+(\.\d+)?e[+-]?\d+$/i, 'is in exponent notation'],
  [/^[+-]?(nan|inf(inity)?)$/i, 'is not a number that can be stored'],
  [/^\+/, 'has a plus sign'],
  [/\s/, 'has a space inside'],
  [/[^\P{Nd}0-9]/u, 'has digits other than 0 to 9'],
];

/** Why `cell` is not a number of so many digits and decimals. */
export function explainNumber(cell: string, digits: number, places: number): string {
  const fault = NUMBER_FAULTS.find(([pattern]) => pattern.test(cell));
  if (fault !== undefined) return fault[1];
  if (!/^\d+(\.\d+)?$/.test(cell)) return 'is not a number';
  if (/^\d+$/.test(cell) || places === 0) return /\./.test(cell) ? 'has decimals' : `has more than ${digits} digits`;
  return `has more than ${digits} digits or ${places} decimals`;
}

/** Why `cell` is not a calendar date. */
export function explainDate(cell: string): string {
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell)) return 'does not say which part is the day and which the month';
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return 'is not a day of the calendar between 1900 and 2099';
  if (/^\d{4}-\d\d-\d\d[T ]/.test(cell)) return 'has a time of day';
  return 'is not a date';
}
