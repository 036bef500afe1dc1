import type { Kysely } from 'kysely';
import { alreadyWon, type Winner } from '../../../domain/estimates/openSteps';
import type { Database } from '../../db/schema';
import { estimatesWithVersion } from './rows';

export interface WinnerRow extends Winner {
  readonly id: number;
}

/** The estimate that an order was won with; an index admits one. */
export async function winnerOf(db: Kysely<Database>, orderId: number): Promise<WinnerRow | null> {
  const won = estimatesWithVersion(db).where('e.order_id', '=', orderId).where('e.state', '=', 'won');
  const row = await won.clearSelect().select(['e.id', 'v.name', 'e.serial']).executeTakeFirst();
  return row ?? null;
}

/** The refusal of a win that came second. */
export async function refusedByWinner(db: Kysely<Database>, orderId: number) {
  const winner = await winnerOf(db, orderId);
  return winner === null ? null : ({ kind: 'refused', reason: alreadyWon(winner) } as const);
}
