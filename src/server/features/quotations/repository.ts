import type { Transaction, Kysely, Selectable } from 'kysely';
import { validUntil } from '../../../domain/quotations/issuing';
import { record } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import type { OrderRow } from '../orders/repository';
import { contentOf, type DeliveredOf, type QuotedEstimate, valuesOfToday } from './settingsRepository';
import { quotationContentSchema, type QuotationContent } from '../../../contract/estimates/quotations';
import { inTransaction } from '../../db/unitOfWork';
import { nextNumber } from './nextNumber';
import { confirm } from '../../auth/confirm';
import type { Principal, Person } from '../../auth/principal';

export interface NewQuotation {
  readonly estimate: QuotedEstimate;
  readonly order: OrderRow;
  readonly by: Person;
  readonly today: string;
  readonly deliveredOf: DeliveredOf;
}

/** Once per version. */
export async function issueQuotation(
  trx: Transaction<Database>,
  { estimate, order, by, today, deliveredOf }: NewQuotation,
) {
  const content = await contentOf(trx, estimate, order, deliveredOf);
  if (content === null || (await hasNumber(trx, estimate))) return;
  const { validityDays } = await valuesOfToday(trx);
  const number = await nextNumber(trx, Number(today.slice(0, 4)));
  const days = { issued_on: today, valid_until: validUntil(today, validityDays) };
  await trx
    .insertInto('quotations')
    .values({
      ...{ number, estimate_id: estimate.id, version: estimate.version, ...days },
      ...{ content: JSON.stringify(content), issued_by: by.name },
    })
    .execute();
  await record(trx, {
    ...{ action: 'issueQuotation', by, serial: estimate.serial },
    order: { id: order.id, jobNumber: order.job_number },
    new: { number, valid_until: days.valid_until },
  });
}

const hasNumber = async (trx: Transaction<Database>, { id, version }: QuotedEstimate): Promise<boolean> =>
  (await trx
    .selectFrom('quotations')
    .select('number')
    .where('estimate_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

export type QuotationRow = Selectable<Database['quotations']>;

/** 'YYYY-MM-DD' */
interface QuotationDays {
  readonly date: string;
  readonly validUntil: string;
}

export interface StoredQuotation {
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

export const createQuotationsRepository = (db: Kysely<Database>, deliveredOf: DeliveredOf) => ({
  ofEstimate: (id: number) =>
    db.selectFrom('quotations').selectAll().where('estimate_id', '=', id).orderBy('version', 'desc').execute(),
  values: () => valuesOfToday(db),
  preview: (estimate: QuotedEstimate, order: OrderRow) => contentOf(db, estimate, order, deliveredOf),
  stored: (row: QuotationRow) => storedQuotation(db, row),
  queueMail: (request: QuotationMailRequest) => queueMail(db, request),
});
export type QuotationsRepository = ReturnType<typeof createQuotationsRepository>;

export async function storedQuotation(db: Kysely<Database>, row: QuotationRow): Promise<StoredQuotation> {
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
