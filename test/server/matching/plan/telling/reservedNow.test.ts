import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { reservedNow } from '../../../../../src/server/matching/plan/told';
import type { ReservedPair } from '../../../../../src/server/repositories/plans';
import type { OrderRow } from '../../../../../src/server/repositories/orders/orders';
import type { UnitRow } from '../../../../../src/server/repositories/units/units';
import { fullOrder, fullUnit } from '../../../presenters/fullRows';
import { TODAY } from '../builders';

/** An order for which the unit needs no work, and the unit, which costs 16,800.60 dollars. */
const reserved = (order: Partial<OrderRow>, unit: Partial<UnitRow> = {}): ReservedPair => ({
  order: {
    ...{ ...fullOrder, order_type: 'RC', phase: 3, kva_rating: '500.50', primary_voltage_kv: '12.47' },
    ...{ secondary_voltage_kv: '480Y/277', tap_range_pct: '+/-5%', bushing_type: 'Dead Front' },
    ...{ bush_configuration: 'Loop Feed', oil_type: 'Mineral Oil', sale_price: '30000.00', request_date: null },
    won_price: null,
    ...order,
  },
  unit: { ...fullUnit, ...unit },
  accepted: null,
});
const now = (...pairs: ReservedPair[]) => reservedNow(pairs, DEFAULT_RATES, DEFAULT_SETTINGS, TODAY);

test('Nothing that is reserved brings nothing', () => {
  expect(now()).toEqual({ totals: { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 }, pairs: [] });
});

test('Margins and late weeks of what is reserved add up, and what has no recorded cost is counted by itself', () => {
  const { totals, pairs } = now(
    // Ready in a week: late by that week, and by three.
    reserved({ request_date: '2026-03-02' }),
    reserved({ request_date: '2026-02-16', sale_price: '20000.00' }, { serial: 'U-2' }),
    reserved({ request_date: '2025-01-01' }, { serial: 'U-3', labor_cost: null }),
    reserved({ sale_price: null }, { serial: 'U-4', list_price: null, unit_cost: null }),
  );
  // 30,000 - 16,800.60 and 20,000 - 16,800.60.
  expect(totals).toEqual({ orders: 4, margin: 16_398.8, freight: 0, late_weeks: 4, unknown: 2 });
  expect(pairs.map(({ serial, margin }) => [serial, margin])).toEqual([
    ['U-1', 1_319_940],
    ['U-2', 319_940],
  ]);
});

test('what was accepted from the texts with a reservation counts in its margin', () => {
  const order = { oil_type: null, notes: 'FR3 required', formatted_notes: null };
  const own = reserved(order, { type_of_fluid: 'Mineral Oil' });
  const { fr3_fill_cost: fill } = own.unit;
  const accepted = { constraints: ['ester'], fields: {} } as const;
  const [without, withEster] = [now(own), now({ ...own, accepted })].map(({ totals }) => totals.margin);
  expect((without ?? 0) - (withEster ?? 0)).toBeCloseTo(Number(fill), 2);
});

test('A won order brings the price that it was won at', () => {
  const { totals } = now(reserved({ won_price: '50000.50' }));
  // 50,000.50 - 16,800.60.
  expect(totals.margin).toBe(33_199.9);
});
