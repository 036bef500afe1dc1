import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/** An estimate with the version that its state is of. */
export const estimatesWithVersion = (db: Kysely<Database>) =>
  db
    .selectFrom('estimates as e')
    .innerJoin('estimate_versions as v', (join) =>
      join.onRef('v.estimate_id', '=', 'e.id').onRef('v.version', '=', 'e.version'),
    )
    .selectAll('e')
    .select(['v.name', 'v.inputs', 'v.worked', 'v.grounds', 'v.saved_by', 'v.saved_by_subject', 'v.saved_at']);

export type EstimateRow = Awaited<ReturnType<ReturnType<typeof estimatesWithVersion>['executeTakeFirstOrThrow']>>;

/** The estimate as it is now and stays until the end of the transaction. */
export const lockedEstimate = (trx: Transaction<Database>, id: number): Promise<EstimateRow | undefined> =>
  estimatesWithVersion(trx).where('e.id', '=', id).forUpdate('e').executeTakeFirst();

export const marksOf = (db: Kysely<Database>, ids: readonly number[]) =>
  db.selectFrom('estimate_marks').selectAll().where('estimate_id', 'in', ids).orderBy('id').execute();

export type MarkRow = Awaited<ReturnType<typeof marksOf>>[number];

/** The quotations of these estimates' versions, of any version. Days are 'YYYY-MM-DD'. */
export const offersOf = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('quotations')
    .select(['estimate_id', 'version', 'number', 'valid_until'])
    .where('estimate_id', 'in', ids)
    .execute();

export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

export const versionsOf = (db: Kysely<Database>, id: number) =>
  db.selectFrom('estimate_versions').selectAll().where('estimate_id', '=', id).orderBy('version', 'desc').execute();

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];
