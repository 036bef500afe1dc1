import { sql, type RawBuilder } from 'kysely';

/** PostgreSQL refuses NUL (U+0000) in texts. */
export const isStorable = (text: string): boolean => !text.includes('\0');

export function toLikePattern(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

export const asNumber = (text: string): string => text.toLowerCase().replace(/[ \-#./]/g, '');

export const asName = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, ' ');

/** As in the indexes of migrations 0007 and 0047; the column or text in lower case, without separators. */
export const numberKey = (of: RawBuilder<unknown>) => sql`translate(lower(${of}), ' -#./', '') collate "C"`;
