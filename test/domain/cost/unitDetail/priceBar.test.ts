import fc from 'fast-check';
import { estimate } from '../../../../src/domain/cost/unitDetail/estimate';
import { unitPriceBar } from '../../../../src/domain/cost/unitDetail/priceBar';
import { noUnitOptions, type UnitOptions } from '../../../../src/domain/unitOptions/unitOptions';
import { anInventoryUnit } from '../../builders/inventoryUnits';

const known = { unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 50_000 };
const barOf = (fields: Record<string, unknown>, options: Partial<UnitOptions> = {}) =>
  unitPriceBar(estimate(anInventoryUnit(fields), { ...noUnitOptions, ...options }));

test('the parts of a price, in the order of the breakdown', () => {
  expect(barOf(known, { replacementCabinet: true, feedConversion: true })).toEqual({
    parts: [
      { name: 'unit', width: 40 },
      { name: 'labor', width: 8 },
      { name: 'materials', width: 2 },
      { name: 'addOns', width: 10 },
      { name: 'margin', width: 40 },
    ],
    priceEnd: null,
  });
});

test('a loss: the costs fill the bar and the price ends before it', () => {
  expect(barOf({ ...known, sellPrice: 20_000 })).toEqual({
    parts: [
      { name: 'unit', width: 80 },
      { name: 'labor', width: 16 },
      { name: 'materials', width: 4 },
      { name: 'addOns', width: 0 },
      { name: 'margin', width: 0 },
    ],
    priceEnd: 80,
  });
});

test('whatever a unit costs, the parts fill the bar, and the price ends within it for a loss only', () => {
  const dollars = fc.option(fc.double({ min: 0, max: 1e7, noNaN: true }));
  const unit = fc.record({ unitCost: dollars, laborCosts: dollars, materialsCost: dollars, sellPrice: dollars });
  fc.assert(
    fc.property(unit, fc.boolean(), fc.boolean(), (fields, fr3Enabled, turnPull) => {
      const { parts, priceEnd } = barOf(fields, { fr3Enabled, turnPull });
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
      expect(parts.every(({ width }) => width >= 0 && width <= 100)).toBe(true);
      const { margin } = estimate(anInventoryUnit(fields), { ...noUnitOptions, fr3Enabled, turnPull });
      expect(priceEnd !== null).toBe(margin < 0);
      if (priceEnd !== null) expect(priceEnd > 0 && priceEnd < 100).toBe(true);
    }),
  );
});
