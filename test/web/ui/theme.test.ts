import { dark, light, type ColorName } from '../../../src/web/ui/theme';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2 contrast ratio. */
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const texts: [ColorName, ColorName[]][] = [
  ['text', ['canvas', 'surface', 'surfaceSunken', 'surfaceHover']],
  ['textSoft', ['canvas', 'surface', 'surfaceSunken', 'surfaceHover']],
  ['textDim', ['canvas', 'surface', 'surfaceSunken', 'surfaceHover']],
  ['link', ['canvas', 'surface', 'surfaceSunken']],
  ['frameText', ['frame', 'frameRaised']],
  ['frameTextDim', ['frame']],
  ['selectedText', ['selected']],
  ['accentText', ['accent', 'accentHover']],
  ['ok', ['okSoft', 'surface', 'canvas']],
  ['near', ['nearSoft', 'surface', 'canvas']],
  ['warn', ['warnSoft', 'surface', 'canvas']],
  ['orange', ['orangeSoft', 'surface', 'canvas']],
  ['bad', ['badSoft', 'surface', 'canvas']],
  ['violet', ['violetSoft', 'surface', 'canvas']],
  ['surface', ['ok', 'near', 'warn', 'orange', 'bad', 'violet']],
];
const shapes: [ColorName, ColorName[]][] = [
  ['controlLine', ['surface']],
  ['focus', ['canvas', 'surface']],
  ['mark', ['frame']],
];
const pairs = (rows: [ColorName, ColorName[]][]) =>
  rows.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test.each(pairs(texts))('%s is readable on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('%s can be made out on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
