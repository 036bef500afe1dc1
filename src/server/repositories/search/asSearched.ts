/** The first characters that match this text, as a LIKE pattern; %, _ and \ stand for themselves. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A number as it is looked for: lower case, without what people write between letters and digits. */
export const asNumber = (text: string): string => text.toLowerCase().replace(/[ \-#./]/g, '');

/** A name as it is looked for: lower case, one space between words. */
export const asName = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, ' ');
