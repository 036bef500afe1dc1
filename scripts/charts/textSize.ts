/** Px, of every text of a chart. */
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 16;

/** Em: no character of a monospaced font of FONTS is wider. */
const CHARACTER_WIDTH = 0.61;

/** Monospaced, so that the width of a text is known without a browser. */
export const FONTS = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";

/** Of lines of text, px. */
export const textSize = (lines: readonly string[]): { width: number; height: number } => ({
  width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * CHARACTER_WIDTH * FONT_SIZE),
  height: lines.length * LINE_HEIGHT,
});
