import type { Fit, FitClass } from '../../../src/contract/units/unit';
import {
  deviationKey,
  deviations,
  missesRequest,
  changedGrounds,
  groundsText,
  staleBecause,
} from '../../../src/domain/estimates/grounds';
import { wholeSentence } from '../../../src/domain/access/sentence';
import { workOut } from '../../../src/domain/estimates/workOut';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { estimatedUnit, manyInputs, ratesNamed, someGrounds, someInputs } from '../builders/estimates';
import { forAll } from '../builders/forAll';

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

test('an unjudged unit has no deviations', () => {
  for (const fit of [null, undefined, { class: null, gaps: GAPS }]) {
    expect([missesRequest(fit), deviations(fit), deviationKey(fit)]).toEqual([false, [], null]);
  }
});

test('deviations exclude unknown values and needed work', () => {
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

const inForce = { ...DEFAULT_RATES, distances: [] };
const worked = (grounds = someGrounds()) => workOut(someInputs(), grounds);
const text = (of: Partial<Parameters<typeof groundsText>[0]> = {}) =>
  groundsText({ inputs: someInputs(), worked: worked(), ratesInForce: inForce, ...of });

test('the order of fields makes no difference, nor does the name of the rates', () => {
  const { notes, price, options } = someInputs();
  const { fr3Enabled, ...others } = options;
  expect(text({ inputs: { notes, price, options: { ...others, fr3Enabled } } })).toBe(text());
  expect(text({ worked: worked(someGrounds({ rates: ratesNamed({}, '2026-11-01') })) })).toBe(text());
});

test.each([
  ['an option', { inputs: someInputs({ turnPull: true }) }],
  ['a note', { inputs: someInputs({}, { notes: 'Paint' }) }],
  ['the price', { inputs: someInputs({}, { price: 40_000 }) }],
  ['a cost of the unit', { worked: worked(someGrounds({ unit: estimatedUnit({ labor_cost: 3_001 }) })) }],
  ["the order's price", { worked: worked(someGrounds({ orderSalePrice: 40_001 })) }],
  ['a rate that no figure counts from', { ratesInForce: { ...inForce, farMiles: 401 } }],
])('%s changes what an approval holds for', (_, of) => {
  expect(text(of)).not.toBe(text());
});

test.each([
  [{ unit: estimatedUnit({ unit_cost: 9_999 }) }, ['The unit cost changed.']],
  [
    { unit: estimatedUnit({ labor_cost: 1, materials_cost: null }) },
    ['The labor cost of the unit changed.', 'The materials cost of the unit changed.'],
  ],
  [{ unit: estimatedUnit({ needed_work: [] }) }, ['The work that the unit needs or what it costs changed.']],
  [{ unit: estimatedUnit({ list_price: null }) }, ['The list price of the unit changed.']],
  // Without an order price the list price counts.
  [{ unit: estimatedUnit({ list_price: 28_000, m_price: 28_000 }) }, ['The list price of the unit changed.']],
  [
    { orderSalePrice: 41_000, unit: estimatedUnit({ list_price: 28_000, m_price: 41_000 }) },
    ['The list price of the unit changed.', "The order's sale price changed."],
  ],
  [{ orderSalePrice: null }, ["The order's sale price changed."]],
  [{ unit: estimatedUnit({ m_price: 39_999.99 }) }, ["The order's sale price changed."]],
  [{ unit: estimatedUnit({ can_serve: false }) }, ['The work that the unit needs or what it costs changed.']],
  [{ unit: estimatedUnit({ requires_turn_pull: null }) }, ['The work that the unit needs or what it costs changed.']],
  [{ unit: estimatedUnit({ jcm_result: null }) }, ['The work that the unit needs or what it costs changed.']],
  [{ orderSalePrice: 41_000, unit: estimatedUnit({ m_price: 41_000 }) }, ["The order's sale price changed."]],
  [
    { rates: ratesNamed({ goodMargin: 31 }, '2026-11-01') },
    ['The rates changed: Standard rates were used, Rates of 1 November 2026 hold now.'],
  ],
  [{}, []],
])('changes are listed without figures', (grounds, sentences) => {
  expect(changedGrounds(worked(), worked(someGrounds(grounds))).map(wholeSentence)).toEqual(sentences);
});

test('a rate that was added since and is not set is no change', () => {
  const { daysRewind: _added, ...values } = worked().rates.values;
  const then = { ...worked(), rates: { ...worked().rates, values: values as never } };
  expect(changedGrounds(then, worked())).toEqual([]);
  const set = worked(someGrounds({ rates: ratesNamed({ daysRewind: 30 }) }));
  expect(changedGrounds(then, set)).toHaveLength(1);
});

test('a change of rates that no figure uses names the rates', () => {
  const saved = { worked: worked(), grounds: 'a' };
  expect(staleBecause({ ...saved, now: saved }).map(wholeSentence)).toEqual([]);
  const now = { worked: worked(someGrounds({ rates: ratesNamed({}, '2026-11-01') })), grounds: 'b' };
  expect(staleBecause({ ...saved, now }).map(wholeSentence)).toEqual([
    'The rates changed: Rates of 1 November 2026 hold now.',
  ]);
});

test('lists all changes: costs, then the price, then the rates', () => {
  const fields = { unit_cost: 1, labor_cost: 2, materials_cost: 3, list_price: 4, m_price: 5, needed_work: [] };
  const now = someGrounds({
    unit: estimatedUnit(fields),
    orderSalePrice: 5,
    rates: ratesNamed({ farMiles: 1 }, '2026-11-01'),
  });
  expect(changedGrounds(worked(), worked(now)).map(wholeSentence)).toEqual([
    'The unit cost changed.',
    'The labor cost of the unit changed.',
    'The materials cost of the unit changed.',
    'The list price of the unit changed.',
    'The work that the unit needs or what it costs changed.',
    "The order's sale price changed.",
    'The rates changed: Standard rates were used, Rates of 1 November 2026 hold now.',
  ]);
});

test('a cost that becomes known changes what an estimate rests on, as does one that is forgotten', () => {
  const [known, unknown] = [worked(), worked(someGrounds({ unit: estimatedUnit({ labor_cost: null }) }))];
  expect(changedGrounds(unknown, known).map(wholeSentence)).toEqual(['The labor cost of the unit changed.']);
  expect(changedGrounds(known, unknown).map(wholeSentence)).toEqual(['The labor cost of the unit changed.']);
  const nothing = worked(someGrounds({ unit: estimatedUnit({ labor_cost: 0 }) }));
  expect(changedGrounds(unknown, nothing).map(wholeSentence)).toEqual(['The labor cost of the unit changed.']);
});

test('a new set of rates with the same values changes nothing, nor does a volume that only explains', () => {
  const now = worked(someGrounds({ unit: estimatedUnit({ oil_volume: 310 }), rates: ratesNamed({}, '2026-11-01') }));
  expect(changedGrounds(worked(), now).map(wholeSentence)).toEqual([]);
  expect(text({ worked: now })).toBe(text());
});

test('an estimate is stale only if its grounds changed', () => {
  const dearer = worked(someGrounds({ unit: estimatedUnit({ unit_cost: 12_000 }) }));
  const saved = { worked: worked(), grounds: 'a' };
  expect(staleBecause({ ...saved, now: { worked: dearer, grounds: 'a' } }).map(wholeSentence)).toEqual([]);
  expect(staleBecause({ ...saved, now: { worked: dearer, grounds: 'b' } }).map(wholeSentence)).toEqual([
    'The unit cost changed.',
  ]);
});

test('an approval holds for every rate in force, each of them', () => {
  const names = Object.keys(DEFAULT_RATES).filter((name) => name !== 'distances');
  const texts = names.map((name) => text({ ratesInForce: { ...inForce, [name]: 'another' } }));
  const distances = [{ from: 'Phoenix', to: 'Austin', miles: 850 }];
  expect(new Set([...texts, text({ ratesInForce: { ...inForce, distances } }), text()]).size).toBe(names.length + 2);
});

test.each([
  ['jcm_total_cost', 1],
  ['unit_cost', null],
  ['labor_cost', 3_000.01],
  ['materials_cost', 0],
  ['m_price', 40_000.01],
  ['list_price', null],
  ['requires_turn_pull', false],
  ['can_serve', null],
  ['needed_work', [{ work: 'fr3', cost: 4_960, by_rate: true }]],
  ['jcm_result', { cost_breakdown: null }],
])('an approval holds for the unit with its %s: not with %j', (name, value) => {
  expect(text({ worked: worked(someGrounds({ unit: estimatedUnit({ [name]: value }) })) })).not.toBe(text());
});

const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, each]) => [name, turned(each)]),
        )
      : value;

test('grounds are the same text in whatever order their fields were written, and another for other inputs', () => {
  forAll(manyInputs, manyInputs, (inputs, others) => {
    const grounds = { inputs, worked: workOut(inputs, someGrounds()), ratesInForce: inForce };
    expect(groundsText(turned(grounds) as typeof grounds)).toBe(groundsText(grounds));
    const same = JSON.stringify(turned(inputs)) === JSON.stringify(turned(others));
    expect(groundsText({ ...grounds, inputs: others }) === groundsText(grounds)).toBe(same);
  });
});
