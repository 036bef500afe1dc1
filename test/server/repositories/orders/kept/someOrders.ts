import { orderRow } from '../../../../support/server/rows';

/** Who asks for lists. */
export const caller = { name: 'Dana Whitfield', email: 'dana.whitfield@specai.test' };
export const now = () => new Date('2026-03-05T18:00:00Z');

/** So many orders that differ in what lists are counted and sorted by. */
export const seed = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    orderRow({
      ...{
        order_date: `2026-02-${10 + (nth % 18)}`,
        request_date: nth % 4 === 0 ? null : `2026-03-${10 + (nth % 20)}`,
      },
      ...{ order_type: nth % 2 === 0 ? 'RC' : 'RW', ship_state: nth % 3 === 0 ? 'AZ' : 'NM' },
      ...{
        sale_price: nth % 6 === 0 ? null : String((nth % 5) * 1_000.5),
        sales_rep: nth % 2 === 0 ? caller.name : 'Priya Raman',
        engineering_review: nth % 5 === 0,
      },
    }),
  );
