import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import {
  type NewQuotationSettings,
  type QuotationValues,
  quotedUnitSchema,
  type QuotationContent,
} from '../../../contract/estimates/quotations';
import { DEFAULT_QUOTATION_VALUES, NO_REASON } from '../../../domain/quotations/quotationDraft';
import { differences, record } from '../../db/audit';
import type { Database, OrdersTable, UnitsTable } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import { UnprocessableError } from '../../http/api';
import type { Principal } from '../../auth/principal';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { deviations, missesRequest } from '../../../domain/estimates/grounds';
import { customerWork } from '../../../domain/quotations/customerWork';
import { delivered, type DeliveredUnit } from '../../../domain/quotations/delivered';

export type QuotationSetRow = Selectable<Database['quotation_sets']>;

const MAX_LISTED = 50;
const FIRST_REASON = 'First entry';
/** 'quotes' in ASCII: serializes saves. */
const LOCK = '124749195011443';

export const createQuotationSetsRepository = (db: Kysely<Database>) => ({
  list: () => newest(db).limit(MAX_LISTED).execute(),
  save: (settings: NewQuotationSettings, version: number, by: Principal) =>
    inTransaction(db, (trx) => save(trx, settings, version, by)),
});
export type QuotationSetsRepository = ReturnType<typeof createQuotationSetsRepository>;

const newest = (db: Kysely<Database>) => db.selectFrom('quotation_sets').selectAll().orderBy('id', 'desc');

export const valuesOfToday = async (db: Kysely<Database>): Promise<QuotationValues> => {
  const row = await newest(db).limit(1).executeTakeFirst();
  return { ...DEFAULT_QUOTATION_VALUES, ...row?.values };
};

async function save(
  trx: Transaction<Database>,
  { values, reason: given }: NewQuotationSettings,
  version: number,
  by: Principal,
): Promise<QuotationSetRow | null> {
  await confirm(trx, by, 'changeQuotations');
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  const before = await newest(trx).limit(1).executeTakeFirst();
  if ((before?.id ?? 0) !== version) return null;
  if (before !== undefined && given === undefined) throw new UnprocessableError(NO_REASON);
  const reason = given ?? FIRST_REASON;
  const author = { author_name: by.name, author_subject: by.subject };
  const saved = await trx
    .insertInto('quotation_sets')
    .values({ values: JSON.stringify(values), reason, ...author })
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = differences(auditValuesOf(before?.values ?? DEFAULT_QUOTATION_VALUES), auditValuesOf(values));
  await record(trx, { action: 'changeQuotations', by, reason, ...changed });
  return saved;
}

const auditValuesOf = ({ company, terms, validityDays, paper }: QuotationValues) => ({
  ...{ company_name: company.name, company_address: company.address, terms, validity_days: validityDays, paper },
});

export interface QuotedEstimate {
  readonly id: number;
  readonly version: number;
  readonly serial: string;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

type OrderRow = Selectable<OrdersTable>;

export type DeliveredOf = (
  order: OrderRow,
  unit: Selectable<UnitsTable>,
  estimate: Pick<QuotedEstimate, 'inputs' | 'worked'>,
) => DeliveredUnit;

const PHOTOS = 3;

/** Null if the unit is gone or there is no price. */
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
