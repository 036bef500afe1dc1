const NUMBER_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^\(.*\)$|^[-−]/, 'Negative number'],
  [/[$€£]|USD/i, 'Contains a currency sign'],
  [/,/, 'Contains a comma, which may separate thousands or decimals'],
  [/^\d+(\.\d+)?e[+-]?\d+$/i, 'Exponent notation'],
  [/^[+-]?(nan|inf(inity)?)$/i, 'Not a finite number'],
  [/^\+/, 'Contains a plus sign'],
  [/\s/, 'Contains a space'],
  [/[^\P{Nd}0-9]/u, 'Contains digits other than 0 to 9'],
];

/** Why `cell` is not a number of so many digits and decimals. */
export function explainNumber(cell: string, digits: number, places: number): string {
  const fault = NUMBER_FAULTS.find(([pattern]) => pattern.test(cell));
  if (fault !== undefined) return fault[1];
  if (!/^\d+(\.\d+)?$/.test(cell)) return 'Not a number';
  if (/^\d+$/.test(cell) || places === 0) return /\./.test(cell) ? 'Contains decimals' : `More than ${digits} digits`;
  return `More than ${digits} digits or ${places} decimals`;
}

/** Why `cell` is not a calendar date. */
export function explainDate(cell: string): string {
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell)) return 'Ambiguous date: the day and the month could be swapped';
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return 'Not a calendar date between 1900 and 2099';
  if (/^\d{4}-\d\d-\d\d[T ]/.test(cell)) return 'Contains a time of day';
  return 'Not a date';
}
