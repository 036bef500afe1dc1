import type { Selectable } from 'kysely';
import type { InventoryUnit } from '../../src/contract/units/inventoryUnit';
import type { Quote } from '../../src/contract/matching/quote';
import { SERVABLE_ORDERS } from '../../src/domain/limits';
import { toMatchRequirement } from '../../src/domain/matching/reading/requirement';
import { rankOrders, rank } from '../../src/domain/matching/ranking/rank';
import { scoreUnit } from '../../src/domain/matching/ranking/scoreUnit';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { requirementOfOrder } from '../../src/server/features/matching/requirementOfOrder';
import { toCandidate, toUnit } from '../../src/server/features/units/presenter';
import { toInventoryUnit } from '../../src/server/features/inventory/presenter';
import { toServableOrder } from '../../src/server/features/matching/presenter';
import { toOrder, toStates } from '../../src/server/features/orders/presenter';
import type { OrdersTable, UnitsTable } from '../../src/server/db/schema/schema';
import type { Knowledge } from './answers';

const RECOMMENDED = 50;
/** The server numbers orders from here (migration 0001), and reserved samples refer to the numbers. */
const FIRST_ORDER_ID = 10_001;

const orderRows = sampleOrders(new Date().toISOString().slice(0, 10)).map(
  (row, index) => ({ ...row, id: FIRST_ORDER_ID + index }) as unknown as Selectable<OrdersTable>,
);
const unitRows = sampleUnits().map((row) => ({ ...row, documents: [] }) as unknown as Selectable<UnitsTable>);

/** Without a server no drawing is generated. The benchmarks have no window either. */
const drawing = () => `${'location' in globalThis ? window.location.origin : 'http://localhost'}/default-unit.svg`;

const rowOf = new Map(unitRows.map((row) => [row.serial, row]));
const candidates = unitRows.map(toCandidate);

const openOrders = orderRows
  .filter(({ assigned_serial, issued_units }) => assigned_serial === null && issued_units === 0)
  .map((row) => ({ row, requirement: requirementOfOrder(row) }));

const requirementOf = (quote: Quote) => {
  const order = orderRows.find(({ id }) => id === Number(quote.order_id));
  return toMatchRequirement(quote, { fusing: order?.fusing ?? null, impedancePct: order?.impedance_pct ?? null });
};

const recommend: Knowledge['recommend'] = (quote) => ({
  matches: rank(requirementOf(quote), candidates, RECOMMENDED).flatMap(({ candidate, score }) => {
    const row = rowOf.get(candidate.serial);
    return row ? [toUnit(row, score, drawing)] : [];
  }),
  relaxations: [],
  count: candidates.length,
});

const judge: Knowledge['judge'] = (quote, serial) => {
  const row = rowOf.get(serial);
  return row ? toUnit(row, scoreUnit(requirementOf(quote), toCandidate(row)), drawing) : null;
};

const ordersFor: Knowledge['ordersFor'] = (itemCode) => {
  const row = rowOf.get(itemCode);
  if (row === undefined) return null;
  const { count, best } = rankOrders(toCandidate(row), openOrders, SERVABLE_ORDERS);
  return { count, results: best.map(({ order, score }) => toServableOrder(order.row, score)) };
};

const toSampleUnit = (row: (typeof unitRows)[number]): InventoryUnit => {
  const unit = toInventoryUnit(row, drawing);
  return { ...unit, attachments: unit.imageUrl ? [{ name: 'drawing.svg', url: unit.imageUrl, kind: 'drawing' }] : [] };
};

const stateCodes = new Set(orderRows.flatMap(({ ship_state }) => ship_state ?? []));

export const sampleKnowledge = (): Knowledge => ({
  orders: orderRows.map(toOrder),
  inventory: unitRows.map(toSampleUnit),
  states: toStates([...stateCodes]),
  lastRefresh: new Date().toISOString(),
  recommend,
  judge,
  ordersFor,
});
