import { FileError } from '../rows/fileError';

/** A number with more digits is not read exactly. */
const MOST_DIGITS = 15;
const AS_TEXT = 'Write it as text, in quotation marks.';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object on a line. Throws a FileError where there is none. */
export function objectIn(text: string, line: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    throw new FileError(line, 'Not JSON', 'Write one whole JSON object on each line.');
  }
  throw new FileError(line, 'Not a JSON object', 'Write one whole JSON object on each line.');
}

function numberCell(value: number, line: number, column: string): string {
  const text = String(value);
  if (text.replaceAll(/\D/g, '').length <= MOST_DIGITS) return text;
  throw new FileError(line, `A number of more than ${MOST_DIGITS} digits is not read exactly`, AS_TEXT, column);
}

function listCell(values: readonly unknown[], line: number, column: string): string {
  const isFine = (value: unknown) => typeof value === 'string' && !value.includes(';');
  if (values.every(isFine)) return values.join(';');
  throw new FileError(line, 'A list of other values than texts without semicolons', 'Write a list of texts.', column);
}

/** A value of JSON as the cell of a table has it; null is an empty cell. Throws a FileError for what no cell can hold. */
export function cellOf(value: unknown, line: number, column: string): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberCell(value, line, column);
  if (Array.isArray(value)) return listCell(value, line, column);
  throw new FileError(line, 'An object within a value', 'Write a text, a number, true, false, null or a list.', column);
}
