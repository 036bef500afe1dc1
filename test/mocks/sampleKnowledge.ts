import type { Selectable } from 'kysely';
import type { Quote } from '../../src/contract/matching/quote';
import { toMatchRequirement } from '../../src/domain/matching/reading/candidate';
import { rank } from '../../src/domain/matching/ranking/rank';
import { scoreUnit } from '../../src/domain/matching/ranking/scoreUnit';
import { sampleOrders } from '../../src/sample/orders';
import { sampleUnits } from '../../src/sample/units';
import { toCandidate } from '../../src/server/presenters/candidate';
import { toInventoryUnit } from '../../src/server/presenters/inventoryUnit';
import { toOrder } from '../../src/server/presenters/order';
import { toStates } from '../../src/server/presenters/states';
import { toUnit } from '../../src/server/presenters/unit';
import type { OrdersTable, UnitsTable } from '../../src/server/db/schema';
import type { Knowledge } from './answers';

const RECOMMENDED = 50;

/** Sample rows are columns of the database, but for numerics, which presenters read from numbers as well as from text. */
const orderRows = sampleOrders(new Date().toISOString().slice(0, 10)).map(
  (row, index) => ({ ...row, id: index + 1 }) as unknown as Selectable<OrdersTable>,
);
const unitRows = sampleUnits().map((row) => ({ ...row, documents: [] }) as unknown as Selectable<UnitsTable>);

/** There is no server to draw a unit. The benchmarks have no page either. */
const drawing = () => `${'location' in globalThis ? window.location.origin : 'http://localhost'}/default-unit.svg`;

const rowOf = new Map(unitRows.map((row) => [row.serial, row]));
const candidates = unitRows.map(toCandidate);

const requirementOf = (quote: Quote) =>
  toMatchRequirement(quote, orderRows.find(({ id }) => id === Number(quote.order_id))?.fusing ?? null);

const recommend: Knowledge['recommend'] = (quote) => ({
  matches: rank(requirementOf(quote), candidates, RECOMMENDED).flatMap(({ candidate, score }) => {
    const row = rowOf.get(candidate.serial);
    return row ? [toUnit(row, score, drawing)] : [];
  }),
  relaxations: [],
});

const judge: Knowledge['judge'] = (quote, serial) => {
  const row = rowOf.get(serial);
  return row ? toUnit(row, scoreUnit(requirementOf(quote), toCandidate(row)), drawing) : null;
};

const stateCodes = new Set(orderRows.flatMap(({ ship_state }) => ship_state ?? []));

/** The sample data, as the server would tell it. */
export const sampleKnowledge = (): Knowledge => ({
  orders: orderRows.map(toOrder),
  inventory: unitRows.map((row) => toInventoryUnit(row, drawing)),
  states: toStates([...stateCodes]),
  lastRefresh: new Date().toISOString(),
  recommend,
  judge,
});
