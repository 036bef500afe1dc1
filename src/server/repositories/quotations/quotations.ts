import type { Kysely, Selectable } from 'kysely';
import {
  quotationContentSchema,
  type QuotationContent,
  type QuotationValues,
} from '../../../contract/estimates/quotations';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';
import type { OrderRow } from '../orders/orders';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { contentOf, type DeliveredOf, type QuotedEstimate } from './quotationContent';
import { valuesOfToday } from './quotationSets';

export type QuotationRow = Selectable<Database['quotations']>;

/** 'YYYY-MM-DD' */
interface QuotationDays {
  readonly date: string;
  readonly validUntil: string;
}

/** An offer as it was made, and the stored photos that it shows. */
export interface KeptQuotation {
  readonly quotation: Omit<QuotationContent, 'photos'> & QuotationDays & { readonly number: string | null };
  readonly photos: readonly string[];
}

export interface QuotationMailRequest {
  readonly row: QuotationRow;
  readonly order: OrderRow;
  readonly serial: string;
  readonly to: string;
  readonly by: Principal;
}

export interface QuotationsRepository {
  /** Of an estimate, the newest first. */
  ofEstimate(id: number): Promise<QuotationRow[]>;
  /** What an offer that is made now would say of the company, and how long it would hold. */
  values(): Promise<QuotationValues>;
  /** What a quotation of an estimate would say now; null where the unit is gone or there is no price. */
  preview(estimate: QuotedEstimate, order: OrderRow): Promise<QuotationContent | null>;
  /** What an offer says. One that was made before the company had a name has that of today. */
  kept(row: QuotationRow): Promise<KeptQuotation>;
  /** Lets the one who asks be sent an offer. */
  queueMail(request: QuotationMailRequest): Promise<void>;
}

export const createQuotationsRepository = (db: Kysely<Database>, deliveredOf: DeliveredOf): QuotationsRepository => ({
  ofEstimate: (id) =>
    db.selectFrom('quotations').selectAll().where('estimate_id', '=', id).orderBy('version', 'desc').execute(),
  values: () => valuesOfToday(db),
  preview: (estimate, order) => contentOf(db, estimate, order, deliveredOf),
  kept: (row) => keptQuotation(db, row),
  queueMail: (request) => queueMail(db, request),
});

export async function keptQuotation(db: Kysely<Database>, row: QuotationRow): Promise<KeptQuotation> {
  const { photos, ...content } = quotationContentSchema.parse(row.content);
  const company = content.company.name === '' ? (await valuesOfToday(db)).company : content.company;
  const days = { date: row.issued_on, validUntil: row.valid_until };
  return { photos, quotation: { ...content, ...days, company, number: row.number } };
}

const queueMail = (db: Kysely<Database>, { row, order, serial, to, by }: QuotationMailRequest): Promise<void> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, 'proposeEstimate');
    await trx.insertInto('mails').values({ quotation: row.number, to_email: to, sender: by.name }).execute();
    await record(trx, {
      ...{ action: 'mailQuotation', by, serial },
      order: { id: order.id, jobNumber: order.job_number },
      new: { number: row.number, to },
    });
  });
