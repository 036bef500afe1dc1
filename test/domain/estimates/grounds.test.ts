import { changedGrounds, groundsText, staleBecause } from '../../../src/domain/estimates/grounds';
import { workOut } from '../../../src/domain/estimates/workOut';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../builders/estimates';

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
  [{ orderSalePrice: 41_000, unit: estimatedUnit({ m_price: 41_000 }) }, ["The order's sale price changed."]],
  [
    { rates: ratesNamed({ goodMargin: 31 }, '2026-11-01') },
    ['The rates changed: Standard rates were used, Rates of 1 November 2026 hold now.'],
  ],
  [{}, []],
])('what changed is told without figures', (grounds, sentences) => {
  expect(changedGrounds(worked(), worked(someGrounds(grounds)))).toEqual(sentences);
});

test('where only a rate that no figure counts from changed, the rates are named', () => {
  const saved = { worked: worked(), grounds: 'a' };
  expect(staleBecause({ ...saved, now: saved })).toEqual([]);
  const now = { worked: worked(someGrounds({ rates: ratesNamed({}, '2026-11-01') })), grounds: 'b' };
  expect(staleBecause({ ...saved, now })).toEqual(['The rates changed: Rates of 1 November 2026 hold now.']);
});
