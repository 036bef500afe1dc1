import type { Value } from '../columns/formats';

const SPECIAL = /["\\]/;

const quoted = (text: string) => `"${SPECIAL.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;

function element(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' ? quoted(arrayText(value)) : String(value);
}

/** Values as PostgreSQL writes an array of texts; a list among them is the text of an array of its own. */
export const arrayText = (values: readonly Value[]): string => `{${values.map(element).join(',')}}`;
