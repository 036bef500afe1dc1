import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { IdempotencyKeysTable } from '../../../../src/server/db/schema/systemTables';
import { copyDatabase } from '../database';
import type { OwnDatabase } from '../ownDatabase';
import { DONE, OTHER } from './attackers';
import { ask } from './connection';
import { prepares } from './operations';
import { estimateInEveryState } from './operations/estimates';
import { openPlace, type Operations, type Place } from './place';
import { rawRequest, type Prepared } from './prepared';
import { checksumsOf } from './tables';

export const nameOf = ({ method, path }: Operations[number]): string => `${method} ${path}`;

/** An operation takes a key if it is a write that happens once for each. */
export const takesKey = ({ operation: { parameters = [] } }: Operations[number]): boolean =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');

export const changes = (operation: Operations[number]): boolean =>
  takesKey(operation) || nameOf(operation) === 'POST /auth/logout/';

/** A database with the rows that a request to each operation needs, and these requests by operation. */
export interface Seed {
  readonly database: OwnDatabase;
  readonly prepared: Readonly<Record<string, Prepared>>;
}

export async function seedDatabase(): Promise<Seed> {
  const database = await copyDatabase();
  const place = await openPlace(database.url);
  const prepared: Record<string, Prepared> = {};
  for (const [index, [name, prepare]] of Object.entries(prepares).entries())
    prepared[name] = await prepare(place, `owner-${index}`);
  await estimateInEveryState(place);
  await place.quiet();
  await place.close();
  return { database, prepared };
}

export interface ControlResult {
  readonly name: string;
  readonly status: number;
  readonly isChanged: boolean;
}

type StoredRow = Selectable<IdempotencyKeysTable>;

export async function runControl(
  place: Place,
  prepared: Seed['prepared'],
): Promise<{ done: ControlResult[]; stored: StoredRow[] }> {
  const done: ControlResult[] = [];
  let before = await checksumsWithoutKeys(place);
  for (const operation of place.operations) {
    const name = nameOf(operation);
    const request = prepared[name];
    if (request === undefined) continue;
    const status = await statusOf(place, operation, request);
    await place.quiet();
    const after = await checksumsWithoutKeys(place);
    done.push({ name, status, isChanged: !isDeepStrictEqual(after, before) });
    before = after;
  }
  return { done, stored: await place.db.selectFrom('idempotency_keys').selectAll().execute() };
}

async function checksumsWithoutKeys({ db }: Place) {
  const { idempotency_keys: _keys, ...others } = await checksumsOf(db);
  return others;
}

async function statusOf({ port, tokenOf }: Place, operation: Operations[number], request: Prepared): Promise<number> {
  const authorization = await tokenOf(request.sender);
  const headers = { authorization, ...(takesKey(operation) ? { 'idempotency-key': DONE } : {}) };
  const isEndless = operation.path === '/api/changes/';
  return (await ask(port, rawRequest(operation.method, request, headers), isEndless)).status;
}

/** Stores answers without their writes, so that a repetition that runs shows. Each sender has also used a key for another request. */
export async function storeAnswers({ db }: Place, stored: readonly StoredRow[]): Promise<void> {
  const rows = stored.flatMap((row) => {
    const same = { ...row, headers: JSON.stringify(row.headers) };
    return [same, { ...same, key: OTHER.replaceAll('"', ''), fingerprint: 'of another request' }];
  });
  await db.insertInto('idempotency_keys').values(rows).execute();
}
