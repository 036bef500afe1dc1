/** Inks and pens of every drawing. Presentation attributes only: a style attribute would need an exception in the CSP. */
export const INK = {
  line: '#1d3557',
  soft: '#7b8ba1',
  hair: '#b4bfcd',
  body: '#f1f4f8',
  shade: '#e2e8f0',
  dark: '#cdd6e2',
  paper: '#ffffff',
  copper: '#b3652f',
} as const;

export const FONT = 'Helvetica, Arial, sans-serif';

/** The sheet, in drawing units; every view is drawn inside `area`. */
export const SHEET = { width: 960, height: 640 } as const;
export const AREA = { left: 60, top: 36, width: 840, height: 500 } as const;

/** The largest size at which `text` is no wider than `width`; a Helvetica letter is about 0.56 of its size wide. */
export function fittingSize(text: string, width: number, size: number): number {
  return Math.min(size, width / (0.56 * Math.max(1, text.length)));
}
