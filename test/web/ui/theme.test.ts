import { contrast, difference, eyes, seenBy } from '../../support/web/colors';
import { dark, light, type ColorName } from '../../../src/web/ui/theme';

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
const statuses: ColorName[][] = [
  ['ok', 'near', 'warn', 'bad'],
  ['okSoft', 'nearSoft', 'warnSoft', 'badSoft'],
];
const APART = 5;

const pairs = (rows: [ColorName, ColorName[]][]) =>
  rows.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test.each(pairs(texts))('%s is readable on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('%s is distinguishable on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(eyes)('statuses are distinguishable with %s', (eye) => {
    const twos = statuses.flatMap((names) =>
      names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const)),
    );
    expect(
      twos.filter(([one, other]) => difference(seenBy(eye, theme[one]), seenBy(eye, theme[other])) < APART),
    ).toEqual([]);
  });
});
