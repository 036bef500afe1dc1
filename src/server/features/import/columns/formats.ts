import { TURNS_TEXT } from '../../../../contract/typed';

/** Decimals are text, to stay exact. */
export type Value = string | number | boolean | null | readonly string[];

export type Parsed = { readonly value: Value } | { readonly reason: string; readonly fix: string };

export interface Format {
  readonly kind: 'text' | 'code' | 'number' | 'date' | 'yesNo' | 'state' | 'choice' | 'list' | 'email';
  readonly words: string;
  readonly places?: number;
  /** Allowed values, if there are only a few. */
  readonly values?: readonly string[];
  readonly isYear?: boolean;
  /** Of several lines. */
  readonly isProse?: true;
  parse(cell: string): Parsed;
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/u;
const CONTROL_BUT_LAYOUT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
const REPLACEMENT = '\ufffd';
const MAX_EMAIL_LENGTH = 255;

const refuse = (reason: string, fix: string): Parsed => ({ reason, fix });

function readable(cell: string, max: number, control: RegExp): Parsed {
  if (control.test(cell)) return refuse('Contains a control character', 'Remove it.');
  if (TURNS_TEXT.test(cell)) {
    return refuse('Contains an invisible character that turns the direction of text', 'Type the value again.');
  }
  if (cell.includes(REPLACEMENT)) {
    return refuse('Contains the replacement character U+FFFD: a letter was lost', 'Restore the letter.');
  }
  if (cell.length > max) return refuse(`Too long: ${cell.length} characters`, `Shorten it to ${max} characters.`);
  return { value: cell };
}

export function text(max: number): Format {
  return { kind: 'text', words: `text, up to ${max} characters`, parse: (cell) => readable(cell, max, CONTROL) };
}

export function prose(max: number): Format {
  return {
    kind: 'text',
    isProse: true,
    words: `text of one or more lines, up to ${max} characters`,
    parse: (cell) => readable(cell.replaceAll('\r\n', '\n'), max, CONTROL_BUT_LAYOUT),
  };
}

export const code: Format = {
  kind: 'code',
  words: 'up to 40 letters, digits, dots, hyphens and underscores; leading zeros count',
  parse: (cell) =>
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(cell)
      ? { value: cell }
      : refuse('Not a valid code', 'Use up to 40 letters, digits, dots, hyphens and underscores.'),
};

const TYPE_AGAIN = 'Format the column as text in the spreadsheet and type the number again.';

/** Spreadsheets store 15 digits of a number and replace the rest by zeros. */
export const inventoryCode: Format = {
  ...code,
  parse: (cell) => {
    if (/^\d{16,}$/.test(cell))
      return refuse(`A number of ${cell.length} digits, of which spreadsheets keep 15`, TYPE_AGAIN);
    return /^\d(?:\.\d+)?e\+?\d+$/i.test(cell)
      ? refuse('Exponent notation: the spreadsheet dropped digits of the number', TYPE_AGAIN)
      : code.parse(cell);
  },
};

export function decimal(whole: number, places: number, example: string, isZeroFine = true): Format {
  const pattern = new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${places}})?$`);
  const fix = `Write it like ${example}.`;
  return {
    kind: 'number',
    places,
    words: `number ${isZeroFine ? 'from 0' : 'above 0'}, up to ${whole} digits and ${places} decimals, like ${example}`,
    parse: (cell) => {
      if (!pattern.test(cell)) return refuse(explainNumber(cell, whole, places), fix);
      return isZeroFine || Number(cell) > 0 ? { value: cell } : refuse('Must be above 0', fix);
    },
  };
}

export const money = decimal(10, 2, '1234.50');

export function whole(low: number, high: number): Format {
  const fix = `Write a whole number from ${low} to ${high}.`;
  return {
    kind: 'number',
    words: `whole number from ${low} to ${high}`,
    parse: (cell) => {
      if (!/^\d{1,9}$/.test(cell)) return refuse(explainNumber(cell, 9, 0), fix);
      const value = Number(cell);
      return value >= low && value <= high ? { value } : refuse('Out of range', fix);
    },
  };
}

export const year: Format = { ...whole(1900, 2100), isYear: true };

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function isCalendarDate(cell: string): boolean {
  const [year, month, day] = [Number(cell.slice(0, 4)), Number(cell.slice(5, 7)), Number(cell.slice(8))];
  const days = month === FEBRUARY && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

export const date: Format = {
  kind: 'date',
  words: 'date, year first: 2026-03-02',
  parse: (cell) =>
    /^(19|20)\d\d-\d\d-\d\d$/.test(cell) && isCalendarDate(cell)
      ? { value: cell }
      : refuse(explainDate(cell), 'Write the year first, like 2026-03-02.'),
};

function chosen(cell: string, values: readonly string[]): string | undefined {
  return values.find((each) => each.toLowerCase() === cell.toLowerCase());
}

export function choice(values: readonly string[], words = values.join(', ')): Format {
  return {
    kind: 'choice',
    values,
    words: `one of ${words}`,
    parse: (cell) => {
      const value = chosen(cell, values);
      return value === undefined ? refuse('Not an allowed value', `Use one of ${words}.`) : { value };
    },
  };
}

export const state = (codes: readonly string[]): Format => ({
  ...choice(codes, 'the two-letter postal codes'),
  kind: 'state',
});

export function numberChoice(values: readonly number[]): Format {
  const inner = choice(values.map(String));
  return {
    ...inner,
    parse: (cell) => {
      const parsed = inner.parse(cell);
      return 'value' in parsed ? { value: Number(parsed.value) } : parsed;
    },
  };
}

export const yesNo: Format = {
  kind: 'yesNo',
  words: 'true or false',
  parse: (cell) => {
    const word = chosen(cell, ['true', 'yes', 'false', 'no']);
    return word === undefined
      ? refuse('Neither true nor false', 'Write true or false.')
      : { value: word === 'true' || word === 'yes' };
  },
};

export function list(item: Format): Format {
  return {
    kind: 'list',
    words: `list separated by ';' of: ${item.words}`,
    parse: (cell) => {
      const parts = cell.split(';').map((each) => item.parse(each.trim()));
      const bad = parts.find((each) => 'reason' in each);
      return bad ?? { value: parts.flatMap((each) => ('value' in each ? [String(each.value)] : [])) };
    },
  };
}

export const email: Format = {
  kind: 'email',
  words: 'email address',
  parse: (cell) =>
    /^[^\s@;,<>"]{1,64}@[^\s@;,<>"]{1,190}$/.test(cell)
      ? readable(cell, MAX_EMAIL_LENGTH, CONTROL)
      : refuse('Not an email address', 'Write it like name@example.com. Separate several addresses with semicolons.'),
};

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

function explainNumber(cell: string, digits: number, places: number): string {
  const fault = NUMBER_FAULTS.find(([pattern]) => pattern.test(cell));
  if (fault !== undefined) return fault[1];
  if (!/^\d+(\.\d+)?$/.test(cell)) return 'Not a number';
  if (/^\d+$/.test(cell) || places === 0) return /\./.test(cell) ? 'Contains decimals' : `More than ${digits} digits`;
  return `More than ${digits} digits or ${places} decimals`;
}

function explainDate(cell: string): string {
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell)) return 'Ambiguous date: the day and the month could be swapped';
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return 'Not a calendar date between 1900 and 2099';
  return 'Not a date';
}

export interface Refusal {
  readonly reason: string;
  readonly fix: string;
}
