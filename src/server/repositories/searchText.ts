/** Whether PostgreSQL can hold, and look for, this text: it refuses a NUL (U+0000), so no row has one. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** A LIKE pattern for texts that contain this text, surrounding space aside; %, _ and \ stand for themselves. */
export function toLikePattern(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The first characters that match this text, as a LIKE pattern; %, _ and \ stand for themselves. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A number as it is looked for: lower case, without what people write between letters and digits. */
export const asNumber = (text: string): string => text.toLowerCase().replace(/[ \-#./]/g, '');

/** A name as it is looked for: lower case, one space between words. */
export const asName = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, ' ');
