import fc from 'fast-check';
import { compareTexts } from '../../../../src/domain/inventory/order/compareTexts';
import { anyText } from '../../builders/texts';

const unitsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** The first differing UTF-16 unit decides; of a text and its beginning, the beginning comes first. */
function byHand(a: string, b: string): number {
  const [as, bs] = [unitsOf(a), unitsOf(b)];
  const at = as.findIndex((unit, index) => unit !== bs[index]);
  if (at === -1) return as.length === bs.length ? 0 : -1;
  return at < bs.length && (as[at] ?? 0) < (bs[at] ?? 0) ? -1 : 1;
}

test.each([
  ['10', '9', 'digits are characters, not a number'],
  ['0557128', '557128', 'a leading zero counts'],
  ['IC-10', 'IC-9', 'digits within a serial are characters, too'],
  ['Z', 'a', 'capitals come before small letters'],
  ['z', 'é', 'a letter with an accent comes after all without'],
  ['', '\0', 'nothing comes before a NUL'],
  ['70001', '70001A', 'a beginning comes before what goes on'],
])('%j comes before %j: %s', (first, second) => {
  expect([compareTexts(first, second), compareTexts(second, first), compareTexts(first, first)]).toEqual([-1, 1, 0]);
});

test('any two texts compare by their first differing UTF-16 unit, the same in every language', () => {
  const text = fc.oneof(anyText(4), fc.string({ unit: fc.constantFrom('a', 'A', '1') }));
  fc.assert(fc.property(text, text, (a, b) => expect(compareTexts(a, b)).toBe(byHand(a, b))));
});
