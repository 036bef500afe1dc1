import { formatNumber } from '../format/number';

/**
 * A stock code's description with a space before 'KVA' (spec section 2), and thousands as ratings have them: '1500KVA PAD' is
 * '1,500 KVA PAD'. More digits than a number keeps exactly stay as they are. The export of orders says the same in SQL.
 */
export function transformerType(description: string): string {
  return description
    .trim()
    .replace(/(\w)(?=KVA)/gi, '$1 ')
    .replace(/(?<![\d.,])\d{4,15}(?=\s+KVA)/gi, formatNumber);
}
