import { until } from '../waits';
import { STILL_RUNNING } from '../../../../src/contract/problem';
import { nameOf } from './control';
import { ask, sendAndCut, type Answer, type Cut, type RawRequest } from './connection';
import { prepares } from './operations';
import type { Operations, Place } from './place';
import { rawRequest } from './prepared';
import { countsOf, growthOf } from './tables';

/** The result of a write: its status and the rows that each table gained. */
export interface Outcome {
  readonly status: number;
  readonly growth: Readonly<Record<string, number>>;
}

async function newWrite(place: Place, operation: Operations[number]) {
  const number = place.next();
  const prepared = await prepares[nameOf(operation)]!(place, `writer-${number}`);
  const headers = { authorization: await place.tokenOf(prepared.sender), 'idempotency-key': `"key-${number}"` };
  return { key: `key-${number}`, request: rawRequest(operation.method, prepared, headers) };
}

export async function write(place: Place, operation: Operations[number], cut?: Cut): Promise<Outcome> {
  const { key, request } = await newWrite(place, operation);
  await place.quiet();
  const before = await countsOf(place.db);
  if (cut !== undefined) await sendAndCut(place.port, request, cut);
  const answer = await answered(place, request);
  const again = await answered(place, request);
  await place.quiet();
  const growth = growthOf(before, await countsOf(place.db));
  const stored = await storedAnswer(place, key);
  for (const each of [answer, again])
    if (JSON.stringify(each) !== JSON.stringify(stored))
      throw new Error(`${JSON.stringify(each)} is not what is on record: ${JSON.stringify(stored)}`);
  return { status: answer.status, growth };
}

/** Repeats a request while it, or another import, is running. */
async function answered({ port }: Place, request: RawRequest): Promise<Answer> {
  return until(async () => {
    const answer = await ask(port, request);
    return answer.status !== 503 && !answer.body.includes(STILL_RUNNING) && answer;
  });
}

async function storedAnswer({ db }: Place, key: string): Promise<Answer | undefined> {
  const stored = db.selectFrom('idempotency_keys').select(['status', 'body']).where('key', '=', key);
  const row = await stored.executeTakeFirst();
  // A 204 has no body, whatever is stored.
  return row && { status: row.status, body: row.status === 204 ? '' : (row.body ?? '') };
}
