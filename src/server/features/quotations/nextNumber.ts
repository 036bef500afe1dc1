import type { Transaction } from 'kysely';
import { quotationNumber } from '../../../domain/quotations/issuing';
import type { Database } from '../../db/schema/schema';

/** Locks the year's row until the transaction ends; a rollback returns the number, so there are no gaps. */
export async function nextNumber(trx: Transaction<Database>, year: number): Promise<string> {
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
