import fc from 'fast-check';
import { parseQuery } from '../../../src/domain/comparison/query/parseQuery';
import { filterUnits } from '../../../src/domain/comparison/filterUnits';
import { toTradeUnit } from '../../../src/domain/trade/toTradeUnit';
import { tradeTerms, withoutSource } from '../../../src/domain/trade/tradeTerms';
import type { TradeUnit } from '../../../src/domain/trade/trait';
import { EMPTY_UNIT } from '../../../src/domain/unitStore/storedUnit';
import { forAll } from '../builders/forAll';
import { aUnit } from '../builders/units';

const labels = (text: string) => tradeTerms(text).map(({ source, trait }) => trait?.label ?? `“${source}”`);

test.each<[string, string[]]>([
  ['750 12470 480Y loop', ['kVA 750', 'Primary 12470 V', 'Secondary 480 V wye', 'Loop feed']],
  ['1500 kVA', ['kVA 1,500']],
  ['1500', ['kVA 1,500 or “1500”']],
  ['12470', ['Primary 12470 V or “12470”']],
  ['1500kva', ['kVA 1,500']],
  ['480Y/277', ['Secondary 480 V wye']],
  ['FR3 2500 kVA', ['Fluid FR3', 'kVA 2,500']],
  ['750 kVA 12470 480Y/277', ['kVA 750', 'Primary 12470 V', 'Secondary 480 V wye']],
  ['re-tank Phoenix', ['Needs re-tank', '“Phoenix”']],
  ['FR3 copper ≥1000', ['Fluid FR3', 'Copper windings', 'kVA ≥ 1,000']],
  ['1000+ dead front', ['kVA ≥ 1,000', 'Dead front']],
  ['500 to 1000 kVA, 13.8 kV delta', ['kVA 500 to 1,000', 'Primary 13800 V delta']],
  ['4160 radial', ['Voltage 4160 V', 'Radial feed']],
  ['3 phase pad', ['3-phase', 'Pad-mounted']],
  ['240/120 50 kva pole mount', ['Secondary 240/120', 'kVA 50', 'Pole-mounted']],
  ['95 bil bayonet', ['BIL 95 kV', 'Fusing Bay-O-Net']],
  ['needs cabinet rewind', ['Needs cabinet', 'Rewind (RW)']],
  ['no aluminum', ['not Aluminum windings']],
  ['0557128', ['“0557128”']],
  ['12470Y/7200 x 24940Y/14400', ['Primary 12470 V wye x 24940 V wye']],
  ['Howard leak', ['“Howard”', '“leak”']],
  ['', []],
])('%s reads as %p', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

const unit: TradeUnit = {
  ...EMPTY_UNIT,
  ...{ kva: 750, phase: 3, primaryVoltage: '12470GrdY/7200', secondaryVoltage: '480Y/277', taps: '+/-5%', bilKv: 95 },
  ...{ fluid: 'FR3', windingMaterial: 'Copper', bushConfiguration: 'Loop Feed Dead Front', condition: 'RC' },
  ...{ fusing: 'Bay-O-Net w/ Partial Range CLF', unitType: 'Three-Phase Pad', tankNeedsReplacing: true },
};

test.each<[string, boolean]>([
  ['750', true],
  ['500', false],
  ['≥750', true],
  ['>750', false],
  ['≤ 750 kva', true],
  ['<750', false],
  ['500 to 1000 kva', true],
  ['500 or 750 kva', true],
  ['12470', true],
  // On its +5 % tap 12,470 V reaches 13,094 V.
  ['13090', true],
  ['13200', false],
  ['12470 delta', false],
  ['12.47 kV wye', true],
  ['480Y', true],
  ['480 delta', false],
  ['208', false],
  ['loop', true],
  ['radial', false],
  ['dead front', true],
  ['live front', false],
  ['FR3', true],
  ['mineral oil', false],
  ['natural ester or fr3', true],
  ['copper', true],
  ['no aluminum', true],
  ['aluminum', false],
  ['bayonet', true],
  ['full range clf', false],
  ['pad', true],
  ['pole mount', false],
  ['3 phase', true],
  ['single phase', false],
  ['95 kv bil', true],
  ['125 kv bil', false],
  ['re-tank', true],
  ['cabinet', false],
  ['recondition', true],
  ['rewind', false],
])('%s finds the unit: %p', (text, expected) => {
  const traits = tradeTerms(text).flatMap(({ trait }) => trait ?? []);
  expect(traits).not.toEqual([]);
  expect(traits.every(({ fits }) => fits(unit))).toBe(expected);
});

test('a dual voltage is found by each of its voltages', () => {
  const dual = { ...unit, primaryVoltage: '12470GrdY/7200 x 24940GrdY/14400' };
  for (const text of ['12470', '24940']) expect(tradeTerms(text).every(({ trait }) => trait?.fits(dual))).toBe(true);
});

test('the terms are the typed text in its order, and dropping one leaves the others', () => {
  const pieces = fc.constantFrom('750', '12470', '480Y', 'loop', 'FR3', 'Phoenix', 're-tank', '≥1000', 'zebra');
  forAll(fc.uniqueArray(pieces, { maxLength: 6 }), (parts) => {
    const terms = tradeTerms(parts.join(' '));
    expect(terms.map(({ source }) => source).join(' ')).toBe(parts.join(' '));
    for (const [at, term] of terms.entries())
      expect(withoutSource(terms, term)).toBe(parts.filter((_, place) => place !== at).join(' '));
  });
});

describe('in the comparison', () => {
  const units = [
    aUnit({
      serial: '1',
      kva_rating: 750,
      primary_voltage: '12470GrdY/7200',
      bush_config_description: 'Loop Feed Dead Front',
    }),
    aUnit({
      serial: '2',
      kva_rating: 750,
      primary_voltage: '4160D',
      bush_config_description: 'Radial Feed Dead Front',
    }),
    aUnit({ serial: '3', kva_rating: 500, primary_voltage: '12470D', fab_notes: 'sold with 750 kVA twin' }),
  ];
  const found = (text: string) => filterUnits(units, parseQuery(text), () => null).map(({ serial }) => serial);

  test.each<[string, string[]]>([
    // The notes of the third name 750 kVA.
    ['750 12470', ['1', '3']],
    ['750', ['1', '2', '3']],
    ['loop', ['1']],
    ['12470 delta', ['3']],
    ['margin > 20%, loop', []],
  ])('%s finds %p', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('work that an order needs of a unit is what the unit needs', () => {
    const needing = aUnit({ needed_work: [{ work: 'reTank', cost: 1 }] });
    expect(tradeTerms('re-tank').every(({ trait }) => trait?.fits(toTradeUnit(needing)))).toBe(true);
  });
});
