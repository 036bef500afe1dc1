import type { Fit, FitClass } from '../../../../src/contract/unit/unit';
import { deviationKey, deviations, missesRequest } from '../../../../src/domain/estimates/approval/deviations';

const GAPS: Fit['gaps'] = [
  { feature: 'fluid', verdict: 'does not fit', text: 'Fluid: silicone, required FR3' },
  { feature: 'power_rating_match', verdict: 'oversized', text: 'KVA: 1,500 kVA, required 750 kVA' },
  { feature: 'impedance', verdict: 'not recorded', text: 'Impedance: not recorded' },
  { feature: 'cabinet', verdict: 'needs work', text: 'Cabinet: replacement cabinet, $1,508' },
];
const fitOf = (name: FitClass, gaps = GAPS): Fit => ({ class: name, gaps });

test.each<[FitClass | null, boolean]>([
  ['Fits', false],
  ['Fits with work', false],
  ['Fits, to be checked', false],
  ['Misses a requirement', true],
  ['Does not fit', true],
])('a unit of the class "%s" misses the request: %j', (name, misses) => {
  expect(missesRequest({ class: name, gaps: [] })).toBe(misses);
});

test('a unit that nobody judged misses nothing', () => {
  for (const fit of [null, undefined, { class: null, gaps: GAPS }]) {
    expect([missesRequest(fit), deviations(fit), deviationKey(fit)]).toEqual([false, [], null]);
  }
});

test('deviations are what work does not close; what is not known, and work, are none', () => {
  expect(deviations(fitOf('Misses a requirement'))).toEqual([
    'Fluid: silicone, required FR3',
    'KVA: 1,500 kVA, required 750 kVA',
  ]);
  expect(deviations(fitOf('Fits, to be checked'))).toEqual([]);
});

test('a deviation names no cost', () => {
  const text = 'Bushing configuration: live front, needs feed conversion, $8,750';
  expect(
    deviations(fitOf('Does not fit', [{ feature: 'bushing_config_match', verdict: 'does not fit', text }])),
  ).toEqual(['Bushing configuration: live front, needs feed conversion']);
});

test('an approval holds for the class and the features, not for their words', () => {
  const [fluid] = GAPS;
  const other = [{ ...fluid!, text: 'Fluid: Silicone' }];
  expect(deviationKey(fitOf('Misses a requirement', other))).toEqual(
    deviationKey(fitOf('Misses a requirement', [fluid!])),
  );
  expect(deviationKey(fitOf('Misses a requirement', []))).not.toEqual(deviationKey(fitOf('Misses a requirement')));
});
