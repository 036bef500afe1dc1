import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';

export function countQuestions(db: Kysely<Database>): { db: Kysely<Database>; questions: () => number } {
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      questions += 1;
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(counting), questions: () => questions };
}
