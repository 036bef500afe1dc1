/** PostgreSQL refuses NUL (U+0000) in texts. */
export const isStorable = (text: string): boolean => !text.includes('\0');

export function toLikePattern(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

export const asNumber = (text: string): string => text.toLowerCase().replace(/[ \-#./]/g, '');

export const asName = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, ' ');
