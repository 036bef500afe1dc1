import type { Kysely } from 'kysely';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';

export interface OrderFreightRepository {
  /** Stores whether the customer of an order pays its freight. False if it was so already. */
  setPaidByCustomer(id: number, isPaid: boolean, by: Principal): Promise<boolean>;
}

export const createOrderFreightRepository = (db: Kysely<Database>): OrderFreightRepository => ({
  setPaidByCustomer: (id, isPaid, by) =>
    inTransaction(db, async (trx) => {
      await confirm(trx, by, 'changeFreight');
      const changed = await trx
        .updateTable('orders')
        .set({ freight_paid_by_customer: isPaid })
        .where('id', '=', id)
        .where('freight_paid_by_customer', '<>', isPaid)
        .returning('job_number')
        .executeTakeFirst();
      if (changed === undefined) return false;
      await record(trx, {
        ...{ action: 'changeFreight', by, order: { id, jobNumber: changed.job_number } },
        ...{ old: { freight_paid_by_customer: !isPaid }, new: { freight_paid_by_customer: isPaid } },
      });
      return true;
    }),
});
