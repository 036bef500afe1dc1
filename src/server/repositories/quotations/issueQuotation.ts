import type { Transaction } from 'kysely';
import { quotationNumber, validUntil } from '../../../domain/quotation/issuing';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import type { OrderRow } from '../orders/orders';
import type { Person } from '../../access/principal';
import { contentOf, type DeliveredOf, type QuotedEstimate } from './quotationContent';
import { valuesOfToday } from './quotationSets';

export interface NewQuotation {
  readonly estimate: QuotedEstimate;
  readonly order: OrderRow;
  readonly by: Person;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
  readonly deliveredOf: DeliveredOf;
}

/**
 * Gives a version of an estimate that is quoted its number, and keeps what the quotation says. A version that has a number
 * keeps it. Whatever is undone with the transaction gives its number back: whoever comes next waits for it, and no number is
 * left out or given twice.
 */
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

/** The row of the year is held until the transaction ends. */
async function nextNumber(trx: Transaction<Database>, year: number): Promise<string> {
  const { last } = await trx
    .insertInto('quotation_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('quotation_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return quotationNumber(year, last);
}
