/** The text as a sentence begins with it: 'BIL', 'Primary voltage'. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
