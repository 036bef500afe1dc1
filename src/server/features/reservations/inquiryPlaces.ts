import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import type { OrderRow } from '../orders/repository';

export const placesOf = (trx: Transaction<Database>, line: number) =>
  trx.selectFrom('orders').selectAll().where('place_of', '=', line).orderBy('id');

/** Cannot be an order code of a file by chance: those of inquiries are refused. */
const placeNumber = ({ job_number }: OrderRow, nth: number) => `${job_number}.${nth}`;

/** The next free place of a locked line: the line itself, then its places. Null if its quantity is on hold. */
export async function freePlace(trx: Transaction<Database>, line: OrderRow): Promise<OrderRow | null> {
  const found = await trx.selectFrom('inquiry_lines').select('quantity').where('order_id', '=', line.id).execute();
  const quantity = found[0]?.quantity ?? 1;
  const places = await placesOf(trx, line.id).forUpdate().execute();
  const all = [line, ...places];
  if (quantity === 1) return line;
  if (all.filter(({ assigned_serial }) => assigned_serial !== null).length >= quantity) return null;
  const free = all.find(({ assigned_serial }) => assigned_serial === null);
  return free ?? addPlace(trx, line, placeNumber(line, all.length + 1));
}

const addPlace = (trx: Transaction<Database>, line: OrderRow, number: string): Promise<OrderRow> =>
  trx
    .insertInto('orders')
    .values({
      ...{ order_code: number, job_number: number, inquiry_id: line.inquiry_id, place_of: line.id },
      order_type: line.order_type,
      ...{ customer_name: line.customer_name, ship_city: line.ship_city, ship_state: line.ship_state },
      ...{ request_date: line.request_date, order_date: line.order_date, sales_rep: line.sales_rep, issued_units: 0 },
      ...{ sales_rep_emails: line.sales_rep_emails, engineering_review: false },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
