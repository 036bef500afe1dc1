import type { Kysely } from 'kysely';
import type { EstimateState } from '../../../../src/contract/estimates/states';
import type { Database } from '../../../../src/server/db/schema/schema';

/** A decision about a new estimate of a unit for an order, named in its second version. */
export async function insertDecision(
  db: Kysely<Database>,
  of: { serial: string; order_id: number; name: string; state: EstimateState; reason: string | null },
): Promise<{ estimateId: number; markId: number }> {
  const { serial, order_id, name, state, reason } = of;
  const author = { author_name: 'Ann', author_subject: 'ann-1', author_email: null };
  const nobody = { held_grounds: null, proposed_by_subject: null, proposed_by_email: null, copy_of: null };
  const { id } = await db
    .insertInto('estimates')
    .values({ serial, order_id, version: 2, state: 'draft', ...author, ...nobody })
    .returning('id')
    .executeTakeFirstOrThrow();
  const said = { estimate_id: id, inputs: '{}', worked: '{}', grounds: '', saved_by: 'Ann', saved_by_subject: 'ann-1' };
  await db
    .insertInto('estimate_versions')
    .values([1, 2].map((version) => ({ ...said, version, name: version === 2 ? name : 'An older one' })))
    .execute();
  const mark = { estimate_id: id, step: 'return', state, version: 2, grounds: null, by_name: 'Lee', by_subject: 'lee' };
  const marked = await db
    .insertInto('estimate_marks')
    .values({ ...mark, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { estimateId: id, markId: marked.id };
}
