import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

export interface ImportsRepository {
  /** When the last feed finished, or where there never was one the last import; null before the first. */
  lastFinishedAt(): Promise<Date | null>;
}

export function createImportsRepository(db: Kysely<Database>): ImportsRepository {
  return {
    lastFinishedAt: async () => {
      const { fed, imported } = await db
        .selectFrom('imports')
        .select(({ fn }) => [
          fn.max<Date | null>('finished_at').filterWhere('is_feed', '=', true).as('fed'),
          fn.max<Date | null>('finished_at').as('imported'),
        ])
        .executeTakeFirstOrThrow();
      return fed ?? imported;
    },
  };
}
