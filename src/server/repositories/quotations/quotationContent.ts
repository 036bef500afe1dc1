import type { Kysely, Selectable } from 'kysely';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import { quotedUnitSchema, type QuotationContent } from '../../../contract/estimates/quotations';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { deviations, missesRequest } from '../../../domain/estimates/grounds';
import { customerWork } from '../../../domain/quotation/customerWork';
import { delivered, type DeliveredUnit } from '../../../domain/quotation/delivered';
import type { Database, OrdersTable, UnitsTable } from '../../db/schema';
import { valuesOfToday } from './quotationSets';

/** One version of an estimate, as far as its quotation goes. */
export interface QuotedEstimate {
  readonly id: number;
  readonly version: number;
  readonly serial: string;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

type OrderRow = Selectable<OrdersTable>;

/** A unit with the work of an estimate, as the customer of an order gets it. */
export type DeliveredOf = (
  order: OrderRow,
  unit: Selectable<UnitsTable>,
  estimate: Pick<QuotedEstimate, 'inputs' | 'worked'>,
) => DeliveredUnit;

/** As many as a page shows. */
const PHOTOS = 3;

/** What a quotation of an estimate would say now; null where the unit is gone or there is no price. */
export async function contentOf(
  db: Kysely<Database>,
  { serial, inputs, worked }: QuotedEstimate,
  order: OrderRow,
  deliveredOf: DeliveredOf,
): Promise<QuotationContent | null> {
  const price = worked.figures.salePrice;
  const row = await db.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirst();
  if (row === undefined || price === null) return null;
  const unit = quotedUnitSchema.parse(row);
  const after = deliveredOf(order, row, { inputs, worked });
  const { company, terms, paper } = await valuesOfToday(db);
  return {
    ...{ company, terms, paper, unit, price, ...partiesOf(order), ...deliveryOf(inputs, order) },
    freight: order.freight_paid_by_customer ? 'paid by customer' : 'not included',
    delivered: delivered(after),
    work: customerWork({ orderType: order.order_type, inputs, worked, unit: after }),
    ...(missesRequest(worked.unit.fit) && { deviations: deviations(worked.unit.fit) }),
    photos: await photosOf(db, serial),
  };
}

const partiesOf = (order: OrderRow) => ({
  customer: { name: order.customer_name, place: [order.ship_city, order.ship_state].filter(Boolean).join(', ') },
  order: { jobNumber: order.job_number, salesOrderNumber: order.sales_order_number },
  contact: { name: order.sales_rep, email: order.sales_rep_emails[0] ?? null },
});

/** The estimate's own, else the order's. */
function deliveryOf({ delivery }: EstimateInputs, order: OrderRow) {
  if (delivery === undefined) return { delivery: order.request_date };
  return 'day' in delivery ? { delivery: delivery.day } : { delivery: null, deliveryWeeks: delivery.weeks };
}

async function photosOf(db: Kysely<Database>, serial: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unit_files')
    .select('card_hash')
    .where('serial', '=', serial)
    .where('kind', '=', 'photo')
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(PHOTOS)
    .execute();
  return rows.flatMap(({ card_hash: hash }) => hash ?? []);
}
