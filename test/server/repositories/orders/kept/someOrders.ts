import type { Kysely } from 'kysely';
import type { Database } from '../../../../../src/server/db/schema';
import { createOrdersRepository } from '../../../../../src/server/repositories/orders/orders';
import { countQuestions } from '../../../../support/server/countQuestions';
import { orderRow } from '../../../../support/server/rows';

/** Who asks for lists. */
export const caller = { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };
export const now = () => new Date('2026-03-05T18:00:00Z');

/** A list finds them by a part of them, in whatever case, and % and _ by themselves. */
const CUSTOMERS = [
  'Mesa Water District',
  'ÅNGSTRÖM Mills',
  'Ärmel & Sons 100%',
  'Low_Desert Power',
  'mesa Solar',
] as const;

/** So many orders that differ in what lists are counted and sorted by. */
export const seed = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    orderRow({
      ...{
        order_date: `2026-02-${10 + (nth % 18)}`,
        request_date: nth % 4 === 0 ? null : `2026-03-${10 + (nth % 20)}`,
      },
      customer_name: CUSTOMERS[nth % CUSTOMERS.length] ?? '',
      ...{ order_type: nth % 2 === 0 ? 'RC' : 'RW', ship_state: nth % 3 === 0 ? 'AZ' : 'NM' },
      ...{
        sale_price: nth % 6 === 0 ? null : String((nth % 5) * 1_000.5),
        sales_rep: nth % 2 === 0 ? caller.name : 'Priya Raman',
        engineering_review: nth % 5 === 0,
      },
    }),
  );

/** A repository of its own, how many statements were answered to it so far, and how many some work takes. */
export function countedOrders(db: Kysely<Database>, options: Parameters<typeof createOrdersRepository>[2] = {}) {
  const { db: counting, questions } = countQuestions(db);
  const asks = async (work: () => Promise<unknown>) => {
    const before = questions();
    await work();
    return questions() - before;
  };
  return { orders: createOrdersRepository(counting, now, options), questions, asks };
}
