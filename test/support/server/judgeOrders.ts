import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';
import { startOrderJudge } from '../../../src/server/features/matching/orderJudge';
import type { LiveUnits } from '../../../src/server/features/matching/liveUnits';

/** Judges all open orders, as the server does in the background. */
export async function judgeOrders(db: Kysely<Database>, { search, settled }: LiveUnits): Promise<void> {
  await settled();
  const onError = (error: unknown) => {
    throw error;
  };
  const judge = startOrderJudge({ db, search, onError });
  await judge.settled();
  await judge.stop();
}
