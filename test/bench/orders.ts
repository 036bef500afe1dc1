import { rankOrders } from '../../src/domain/matching/ranking/rank';
import { scoreUnit } from '../../src/domain/matching/ranking/scoreUnit';
import { sampleOrders } from '../../src/sample/orders';
import { requirementOf } from '../sample/matches';
import { manyCandidates } from './candidates';
import { show, timed } from './measure';

const BEST = 20;
const UNITS = 200;

/** From a unit to the orders that it could serve, against scoring the unit for each of them; ever more open orders. */
export function benchOrders(): void {
  const once = sampleOrders().map((order) => ({ requirement: requirementOf(order) }));
  const units = manyCandidates(UNITS);
  for (const rounds of [1, 10, 100]) {
    const orders = Array.from({ length: rounds }, () => once).flat();
    const ranked = timed(units, (unit) => rankOrders(unit, orders, BEST));
    const scored = timed(units.slice(0, 20), (unit) => orders.map(({ requirement }) => scoreUnit(requirement, unit)));
    console.log(`\nBest ${BEST} of ${orders.length} orders for one unit`);
    console.log(show('  ranked', ranked));
    console.log(show('  each order scored', scored));
    console.log(`  scoring each takes ${(scored.p50 / ranked.p50).toFixed(0)} times as long`);
  }
}
