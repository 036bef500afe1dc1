import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

export interface ImportsRepository {
  /** When the last import finished; null before the first. */
  lastFinishedAt(): Promise<Date | null>;
}

export function createImportsRepository(db: Kysely<Database>): ImportsRepository {
  return {
    lastFinishedAt: async () => {
      const { at } = await db
        .selectFrom('imports')
        .select(({ fn }) => fn.max('finished_at').as('at'))
        .executeTakeFirstOrThrow();
      return at;
    },
  };
}
