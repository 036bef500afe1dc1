/** Whether PostgreSQL can hold, and look for, this text: it refuses a NUL (U+0000), so no row has one. */
export const isStorable = (text: string): boolean => !text.includes('\0');
