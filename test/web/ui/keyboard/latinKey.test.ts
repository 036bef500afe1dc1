import { latinKey } from '../../../../src/web/ui/keyboard/latinKey';

test.each([
  ['US', 'k', 'KeyK', 'k'],
  ['US with Shift or Caps Lock', 'K', 'KeyK', 'K'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['French', 'a', 'KeyQ', 'a'],
  ['German', 'ü', 'BracketLeft', 'ü'],
  ['Cyrillic', 'л', 'KeyK', 'k'],
  ['Cyrillic', 'х', 'BracketLeft', '['],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Hebrew', '/', 'KeyQ', '/'],
  ['any', 'Enter', 'Enter', 'Enter'],
  ['any', '7', 'Digit7', '7'],
])('%s: %s of %s is %s', (_layout, key, code, expected) => {
  expect(latinKey({ key, code })).toBe(expected);
});
