import { extent } from '../../support/extent';
import { attacksOn, isOpen } from '../../support/server/attack/attackers';
import { attemptAll, missingInAudit, missingInLog } from '../../support/server/attack/attempts';
import {
  changes,
  nameOf,
  seedDatabase,
  storeAnswers,
  runControl,
  takesKey,
  type Seed,
  type ControlResult,
} from '../../support/server/attack/control';
import { someCuts } from '../../support/server/attack/connection';
import { prepares } from '../../support/server/attack/operations';
import { openPlace, type Place } from '../../support/server/attack/place';
import { checksumsOf } from '../../support/server/attack/tables';
import { copyDatabase } from '../../support/server/database';
import type { OwnDatabase } from '../../support/server/ownDatabase';

/** Tries of each attack on each operation. */
const TRIES = Number(process.env.ATTACK_TRIES ?? extent(60, 2));
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_305);
const MAX_MS = 5;
const AT_ONCE = 6;
const FLOOD = 40;

let seed: Seed;
let attacked: OwnDatabase;
let place: Place;
let control: ControlResult[];

beforeAll(async () => {
  seed = await seedDatabase();
  const copy = await copyDatabase(seed.database.name);
  attacked = await copyDatabase(seed.database.name);
  const other = await openPlace(copy.url);
  const { done, stored } = await runControl(other, seed.prepared);
  await other.close();
  await copy.drop();
  control = done;
  place = await openPlace(attacked.url);
  await storeAnswers(place, stored);
});
afterAll(async () => {
  await place.close();
  await attacked.drop();
  await seed.database.drop();
});

test('every operation of the description is attacked', () => {
  expect(Object.keys(prepares).sort()).toEqual(place.operations.map(nameOf).sort());
  const open = place.operations.filter(isOpen).map(nameOf).sort();
  expect(open).toEqual(['GET /api/files/{serial}/{file}', 'GET /config.json']);
});

test('every request succeeds and every write changes something, when it is allowed and not cut', () => {
  const expected = place.operations.map((each) => ({ name: nameOf(each), isDone: true, isChanged: changes(each) }));
  const found = control.map(({ status, ...each }) => ({ ...each, isDone: status >= 200 && status < 300 }));
  expect(found.map(({ name, isDone, isChanged }) => ({ name, isDone, isChanged }))).toEqual(expected);
});

test.each(Object.keys(prepares))('%s changes nothing and is logged when it is refused and cut', async (name) => {
  const operation = place.operations.find((each) => nameOf(each) === name)!;
  const prepared = seed.prepared[name]!;
  const status = control.find((each) => each.name === name)!.status;
  const attacks = await attacksOn(place, { operation, prepared, storedStatus: takesKey(operation) ? status : null });
  const cuts = someCuts(TRIES * attacks.length, { seed: SEED, longestMs: MAX_MS });
  const tries = cuts.map((cut, index) => [attacks[index % attacks.length]!, cut] as const);
  const before = await checksumsOf(place.db);
  const arrived = await attemptAll(place, tries, AT_ONCE);
  const after = await checksumsOf(place.db);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  const missing = arrived.flatMap((each) => missingInLog(place, each) ?? []);
  missing.push(...(await missingInAudit(place, arrived)));
  place.log.clear();
  expect({ changed, missing, faults: place.log.takeFaults() }).toEqual({ changed: [], missing: [], faults: [] });
  expect(arrived.length).toBeGreaterThanOrEqual(tries.length / 2);
});

async function counted(): Promise<number> {
  const { values } = await place.served.metrics.requests.get();
  const refused = values.filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.status === '4xx');
  return refused.reduce((sum, { value }) => sum + value, 0);
}

test('a flood of refusals from one address is all in log and metrics, and ten of them are in the audit', async () => {
  const name = 'DELETE /api/imports/profiles/{file}/{name}';
  const operation = place.operations.find((each) => nameOf(each) === name)!;
  const attacks = await attacksOn(place, { operation, prepared: seed.prepared[name]!, storedStatus: null });
  const forged = attacks.find(({ audited }) => audited === 'refuseToken')!;
  const cuts = someCuts(FLOOD, { seed: SEED, longestMs: MAX_MS });
  const before = await checksumsOf(place.db);
  const countedBefore = await counted();
  const address = '192.0.2.1';
  const arrived = await attemptAll(
    place,
    cuts.map((cut) => [forged, cut] as const),
    AT_ONCE,
    address,
  );
  expect(await checksumsOf(place.db)).toEqual(before);
  expect(arrived.flatMap((each) => missingInLog(place, each) ?? [])).toEqual([]);
  expect(arrived.length).toBeGreaterThan(10);
  expect((await counted()) - countedBefore).toBe(arrived.length);
  const entries = place.db.selectFrom('audit').select('id').where('address', '=', address);
  expect(await entries.execute()).toHaveLength(10);
});
