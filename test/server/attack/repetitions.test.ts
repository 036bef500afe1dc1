import { isDeepStrictEqual } from 'node:util';
import { extent } from '../../support/extent';
import { nameOf, takesKey } from '../../support/server/attack/control';
import { someCuts, type Cut } from '../../support/server/attack/connection';
import { prepares } from '../../support/server/attack/operations';
import { openPlace, type Place } from '../../support/server/attack/place';
import { write, type Outcome } from '../../support/server/attack/repeat';
import { copyDatabase } from '../../support/server/database';
import type { OwnDatabase } from '../../support/server/ownDatabase';

/** Cuts of each write. */
const CUTS = Number(process.env.ATTACK_CUTS ?? extent(200, 2));
/** Of two writes that were done twice when hooks answered repeated keys. */
const CUTS_OF_KNOWN = Math.max(CUTS, 20);
const KNOWN = ['POST /api/orders/{orderId}/comments', 'POST /api/orders/{orderId}/estimates'];
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_305);
const MAX_MS = 15;

let database: OwnDatabase;
let place: Place;

beforeAll(async () => {
  database = await copyDatabase();
  place = await openPlace(database.url);
});
afterAll(async () => {
  await place.close();
  await database.drop();
});

/** Reads with a body, and signing out, which is safe to repeat without a key. */
const WITHOUT_KEY = [
  ...[
    'POST /api/orders/recommendations/',
    'POST /api/orders/match-ic/',
    'POST /api/plans/',
    'POST /api/plans/effects/',
  ],
  ...['POST /api/rates/distances/', 'POST /auth/logout/'],
  ...[
    'POST /api/records/{file}/{key}/preview',
    'POST /api/new-records/{file}/preview',
    'POST /api/unit-changes/preview',
  ],
  ...['POST /api/requests/read', 'POST /api/requests/match', 'POST /api/requests/assign'],
];
const names = Object.keys(prepares).filter((name) => !name.startsWith('GET ') && !WITHOUT_KEY.includes(name));

test('every write with a key is repeated', () => {
  expect(place.operations.filter(takesKey).map(nameOf).sort()).toEqual(names.toSorted());
});

test.each(names)('%s is done once when it is cut and repeated with its key', async (name) => {
  const operation = place.operations.find((each) => nameOf(each) === name)!;
  // The first one can also write shared rows, such as the name of a customer.
  await write(place, operation);
  const once = await write(place, operation);
  expect(once.status).toBeLessThan(300);
  expect(once.growth).toMatchObject({ idempotency_keys: 1 });
  const count = KNOWN.includes(name) ? CUTS_OF_KNOWN : CUTS;
  const cuts = someCuts(count, { seed: SEED, longestMs: MAX_MS, mayBeShort: true });
  const others: { cut: Cut; outcome: Outcome }[] = [];
  for (const cut of cuts) {
    const outcome = await write(place, operation, cut);
    if (!isDeepStrictEqual(outcome, once)) others.push({ cut, outcome });
  }
  expect({ once, others }).toEqual({ once, others: [] });
});
