import { formatPrice } from '../format/money';
import { guardedFields } from './guardedFields';

function listText(list: readonly unknown[]): string {
  if (list.every((each) => typeof each === 'string')) return list.join(', ') || 'none';
  return list.length === 1 ? '1 row' : `${list.length} rows`;
}

/** What a field held, as people read it: '$12,000', 'on', 'none'. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'number') return guardedFields.includes(name) ? formatPrice(value) : String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
