/** Without line ends and other characters that cannot be shown: no part of a mail begins a line of its own. */
export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').trim();
