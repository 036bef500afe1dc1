import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aCandidate } from '../../builders/units';
import type { Requested } from './finding';
import { judge } from './judge';

/** Weights: kVA 18, voltages 16 and 16, phase 8, connection 4, order type 4, BIL 2, cabinet and tank 1: 69. */
const requested: Requested = {
  quote: {
    order_id: 1,
    order_type: 'RC',
    phase: 3,
    kva_rating: 500,
    primary_voltage_kv: '12470GrdY/7200',
    secondary_voltage_kv: '480Y/277',
    sale_price: '30000.00',
  },
  fusing: null,
  impedancePct: null,
};

const judged = (...unit: Parameters<typeof aCandidate>) => {
  const { class: fitClass, score } = judge(requested, aCandidate(...unit), DEFAULT_RATES);
  return [fitClass, score];
};

test('the score is in the band of its class, rounded down to hundredths', () => {
  expect(judged()).toEqual(['Fits', 100]);
  // (18 x 0.85 + 51) / 69 of 10 hundredths: 9.6.
  expect(judged({ kva: 750 })).toEqual(['Fits', 99]);
  // (18 x 0.85 + 50 + 0.5) / 69 of 14: 13.4.
  expect(judged({ kva: 750, cabinetNeedsReplacing: true })).toEqual(['Fits with work', 88]);
  expect(judged({ kva: 750, cabinetNeedsReplacing: true, replacementCabinetCost: 0 })).toEqual([
    'Fits, to be checked',
    73,
  ]);
  // (18 x 0.5 + 51) / 69 of 18: 15.7.
  expect(judged({ kva: 1000 })).toEqual(['Misses a requirement', 56]);
  // 51 / 69 of 40: 29.6.
  expect(judged({ kva: 300 })).toEqual(['Does not fit', 29]);
});

test('a requirement that states no kVA is judged without a score', () => {
  const silent = { ...requested, quote: { ...requested.quote, kva_rating: null } };
  expect([{}, { phase: 1 }].map((unit) => judge(silent, aCandidate(unit), DEFAULT_RATES))).toMatchObject([
    { class: 'Fits, to be checked', score: null },
    { class: 'Does not fit', score: null },
  ]);
});

test('a turn pull beside a rewind is part of it, and is priced as one', () => {
  const rates = { ...DEFAULT_RATES, rewindPerKva15: 14 };
  const unit = aCandidate({ condition: 'RW', secondaryVoltage: '460Y/266' });
  expect(judge(requested, unit, rates)).toMatchObject({
    works: { rewind: 700_000 },
    // 30,000 - 13,000.50 - 7,000.
    margin: { price: 3_000_000, margin: 999_950, complete: true },
  });
});

test('a turn pull replaces a tap that leaves too few taps', () => {
  const order = { ...requested, quote: { ...requested.quote, primary_voltage_kv: '13.2', tap_range_pct: '+/-5%' } };
  const verdictsOf = (requirement: Requested, taps: string) => {
    const { verdicts, works } = judge(requirement, aCandidate({ primaryVoltage: '13800D', taps }), DEFAULT_RATES);
    return [verdicts.primary_voltage_match, verdicts.taps_match, Object.keys(works)];
  };
  expect(verdictsOf(order, '+/-5%')).toEqual(['needs work', 'exact', ['turnPull']]);
  expect(verdictsOf(order, '+5/-10%')).toEqual(['acceptable', 'acceptable', []]);
  expect(verdictsOf(order, '-5%')).toEqual(['acceptable', 'does not fit', []]);
  const rewind = { ...order, quote: { ...order.quote, order_type: 'RW' } };
  expect(verdictsOf(rewind, '-5%')).toEqual(['needs work', 'needs work', ['rewind']]);
});
