import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Server } from './server';

/** From the commit of a change until the searches of a server reflect it, ms, in ascending order. Needs a unit 'A1'. */
export async function delays(writer: Client, server: Server, rounds: number): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Out of step with a client that polls once a second.
    await sleep((round * 137) % 1_000);
    await writer.query(`update units set unit_cost = unit_cost + 1 where serial = 'A1'`);
    const committedAt = Date.now();
    const appliedAt = async () => (await server.tell()).appliedAt.A1 ?? 0;
    let at = await appliedAt();
    while (at < committedAt - 50) {
      await sleep(20);
      at = await appliedAt();
    }
    found.push(Math.max(0, at - committedAt));
  }
  return found.toSorted((one, other) => one - other);
}

export const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? NaN;
