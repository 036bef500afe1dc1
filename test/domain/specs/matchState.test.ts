import fc from 'fast-check';
import { matchState, type MatchField } from '../../../src/domain/specs/matchState';

const state = (
  field: MatchField,
  required: string | number | null,
  actual: string | number | null,
  featureMatch?: boolean,
) => matchState({ field, required, actual, featureMatch });

describe.each([true, false, undefined])('whatever the server says (%p)', (featureMatch) => {
  test.each([
    ['other', null, 'x', 'notCompared'],
    ['other', '  ', 'x', 'notCompared'],
    ['other', ' Loop Feed ', 'loop feed', 'exact'],
    ['kva', '500', '500.0', 'exact'],
    ['kva', 500, 550, 'near'],
    ['kva', 500, 450, 'near'],
    ['weight', 1000, 1150, 'near'],
    ['weight', '1,000', '850', 'near'],
    ['voltage', '12.47', '12470GrdY/7200', 'exact'],
    ['voltage', '480Y/277', '480 y 277', 'exact'],
    ['taps', '5', '+/-5%', 'exact'],
    ['taps', '±5', '2 x 2.5%', 'exact'],
  ] as const)('%s %p against %p is %s', (field, required, actual, expected) => {
    expect(state(field, required, actual, featureMatch)).toBe(expected);
  });
});

describe('a mismatch', () => {
  test.each([
    ['kva', 500, 551],
    ['weight', 1000, 1151],
    ['other', 3, 1],
    ['other', 5.75, 5.8],
    ['voltage', '12.47', '13200D'],
    ['voltage', '13.2', '13800GrdY/7970'],
    ['voltage', '13.2', 'see nameplate'],
  ] as const)(
    'of %s, %p against %p, is alert only where the server says the feature fails',
    (field, required, actual) => {
      expect(state(field, required, actual, false)).toBe('alert');
      expect(state(field, required, actual)).toBe('warning');
    },
  );

  test.each([
    ['kva', 500, 750],
    ['other', '5.75', '5.8'],
    ['voltage', '13.2', '13800GrdY/7970'],
    ['other', 'Dead Front', ''],
    ['other', 'Dead Front', null],
  ] as const)(
    'of %s, %p against %p, is no writing: a match of the server leaves a warning',
    (field, required, actual) => {
      expect(state(field, required, actual, true)).toBe('warning');
    },
  );

  test.each([
    ['other', 'Loop', 'Loop Feed Dead Front'],
    ['voltage', '12470Y/7200', '12470GrdY/7200'],
    ['voltage', '12.47', '4160GrdY/2400 x 12470GrdY/7200'],
    ['taps', '+/-2.5%', '+/-5%'],
  ] as const)('of %s, %p against %p, is exact where the server says it serves', (field, required, actual) => {
    expect(state(field, required, actual, true)).toBe('exact');
    expect(state(field, required, actual, false)).toBe('alert');
    expect(state(field, required, actual)).toBe('warning');
  });
});

test('480 is never 480Y/277', () => {
  expect(state('voltage', '480Y/277', '480', false)).toBe('alert');
  expect(state('voltage', '480', '480Y/277', false)).toBe('alert');
});

test('kVA is near exactly within 10 %, weight within 15 %', () => {
  const tenth = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(tenth, fc.integer({ min: -400, max: 400 }), (required, permille) => {
      fc.pre(permille !== 0);
      const actual = (required * (1000 + permille)) / 1000;
      expect(state('kva', required, actual) === 'near').toBe(Math.abs(permille) <= 100);
      expect(state('weight', required, actual) === 'near').toBe(Math.abs(permille) <= 150);
    }),
  );
});

test('anything equals itself', () => {
  const fields = fc.constantFrom<MatchField[]>('kva', 'weight', 'voltage', 'taps', 'other');
  const texts = fc.string().filter((text) => text.trim() !== '');
  fc.assert(fc.property(fields, texts, (field, text) => state(field, text, text, false) === 'exact'));
});
