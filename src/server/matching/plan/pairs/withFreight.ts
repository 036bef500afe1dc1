import { setImmediate as turn } from 'node:timers/promises';
import { toCents } from '../../../../domain/cost/cents';
import { freightDollars, freightOf, hasFreight } from '../../../../domain/freight/freight';
import type { PairFacts } from '../../../../domain/plan/objective';
import type { Rates } from '../../../../domain/rates/rates';
import { toNumber } from '../../../presenters/decimal';
import type { OrderRow } from '../../../repositories/orders/orders';
import type { UnitLoad, UnitLoads } from '../../../repositories/units/unitLoads';
import type { Collected } from './collect';

/** The pairs of a plan with the freight that the rates know. */
export async function withFreight(collected: Collected, rates: Rates, loadsOf: UnitLoads): Promise<Collected> {
  const { orders, units } = collected;
  if (!hasFreight(rates) && !orders.some(({ row }) => row.freight_paid_by_customer)) return collected;
  const loads = hasFreight(rates) ? await loadsOf([...units.keys()]) : new Map<string, UnitLoad>();
  const priced: Collected['orders'][number][] = [];
  for (const order of orders) {
    const toFreight = (pair: PairFacts) => ({
      ...pair,
      freight: freightCents(rates, loads.get(pair.serial), pair, order.row),
    });
    priced.push({ ...order, pairs: order.pairs.map(toFreight) });
    await turn();
  }
  return { ...collected, orders: priced };
}

/** Whole cents, 0 if the customer pays it; null if it is not known. */
export function freightCents(
  rates: Rates,
  load: UnitLoad | undefined,
  { miles }: Pick<PairFacts, 'miles'>,
  order: Pick<OrderRow, 'freight_paid_by_customer'>,
): number | null {
  if (order.freight_paid_by_customer) return 0;
  const [pounds, width] = [toNumber(load?.weight_lbs ?? null), toNumber(load?.width_in ?? null)];
  const dollars = freightDollars(freightOf(rates, { miles, pounds, width }, false));
  return dollars === null ? null : toCents(dollars);
}
