import { pageStyle } from '../../../src/server/lib/html';
import { dark, light, type ColorName } from '../../../src/web/ui/theme';

const isColorName = (name: string): name is ColorName => Object.hasOwn(light, name);

const colorsOf = (rule: string) =>
  [...rule.matchAll(/--(\w+): ([^;]+);/g)].map(([, name = '', value]) => [name, value] as const);

test.each([
  ['light', light, pageStyle.split('@media')[0] ?? ''],
  ['dark', dark, pageStyle.split('@media')[1] ?? ''],
] as const)('the pages of the server have the colors of the %s theme', (_name, theme, rule) => {
  const colors = colorsOf(rule);
  expect(colors.length).toBeGreaterThan(10);
  for (const [name, value] of colors)
    expect([name, value]).toEqual([name, isColorName(name) ? theme[name] : 'unknown']);
});
