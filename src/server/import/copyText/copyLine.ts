import type { Value } from '../columns/formats';
import { arrayText } from './arrayText';

const SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPED[letter] ?? letter) : text;

function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(arrayText(value)) : String(value);
}

/** A row as COPY reads it in its text format. */
export const copyLine = (row: readonly Value[]): string => `${row.map(field).join('\t')}\n`;
