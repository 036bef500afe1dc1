/** PostgreSQL refuses NUL (U+0000) in texts. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** A LIKE pattern for texts that contain this one, trimmed and escaped. */
export function toLikePattern(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** A LIKE pattern for texts that begin with this one, escaped. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Lower case, without separators. */
export const asNumber = (text: string): string => text.toLowerCase().replace(/[ \-#./]/g, '');

/** Lower case, single spaces. */
export const asName = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, ' ');
