export const HIGHEST_PAGE = 1_000_000;

/** The page of a list that its address names, from 1; what names none is the first. */
export function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), HIGHEST_PAGE);
}
