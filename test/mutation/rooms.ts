import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** A part of src that is mutated on its own, with the tests that must notice. */
export interface Room {
  name: string;
  sources: string;
  /** The Jest project, and the folders or files of the tests that run. */
  project: 'rules' | 'server' | 'apart';
  tests: string[];
  /** The least share of mutants that the tests must notice, percent. */
  goal: number;
}

const room = (
  name: string,
  sources: string,
  project: Room['project'],
  goal: number,
  moreTests: string[] = [],
): Room => ({
  name,
  sources,
  project,
  tests: [sources.replace('src/', 'test/'), ...moreTests],
  goal,
});

export const rooms: readonly Room[] = [
  room('domain', 'src/domain', 'rules', 92),
  room('state/machines', 'src/web/state/machines', 'apart', 97),
  room('state/selectors', 'src/web/state/selectors', 'apart', 90),
  room('state/slices', 'src/web/state/slices', 'apart', 90),
  room('server/repositories', 'src/server/repositories', 'server', 85, ['test/server/matching/coverage']),
  room('server/presenters', 'src/server/presenters', 'server', 85),
  room('server/plugins', 'src/server/plugins', 'server', 85),
  room('server/matching', 'src/server/matching', 'server', 85, [
    'test/server/routes/plans',
    'test/server/routes/matching.test.ts',
    'test/server/routes/rates.test.ts',
  ]),
  room('server/signIn', 'src/server/signIn', 'server', 85),
];

/** Parts of the server whose behavior shows elsewhere, mostly in the answers of routes, with the tests of those. */
export const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  'server/matching/exportedUnits': ['test/server/routes/units/inventoryList.test.ts'],
  'server/matching/liveInventory': [
    'test/server/routes/units/inventory.test.ts',
    'test/server/routes/units/inventoryList.test.ts',
  ],
  'server/matching/liveUnits': ['test/server/matching/liveUnitsReading.test.ts', 'test/server/matching/rates'],
  'server/matching/ordersForUnit': [
    'test/server/routes/units/retirement.test.ts',
    'test/server/presenters/orders/orders.test.ts',
  ],
  'server/matching/plan': ['test/server/routes/plans'],
  'server/matching/rates': ['test/server/routes/rates.test.ts'],
  'server/matching/recommend': ['test/server/matching/recommend.test.ts', 'test/server/routes/matching.test.ts'],
  'server/matching/search': ['test/server/routes/matching.test.ts'],
  'server/repositories/audit': ['test/server/routes/audit.test.ts', 'test/server/audit'],
  'server/repositories/contention': ['test/server/routes/units/contention.test.ts'],
  'server/repositories/estimates': [
    'test/server/routes/estimates/estimates.test.ts',
    'test/server/routes/estimates/estimateSteps.test.ts',
    'test/server/routes/estimates/lapsing.test.ts',
    'test/server/routes/estimates/winning.test.ts',
    'test/server/mail',
  ],
  'server/repositories/idempotencyKeys': ['test/server/idempotency'],
  'server/repositories/importProfiles': ['test/server/routes/importReview.test.ts'],
  'server/repositories/orderMatches': ['test/server/matching/coverage'],
  'server/repositories/orders': ['test/server/routes/orders', 'test/server/routes/triage.test.ts'],
  'server/repositories/orders/orders': ['test/server/repositories/orders/ordersLookup.test.ts'],
  'server/repositories/orders/ordersCounts': ['test/server/routes/triage.test.ts'],
  'server/repositories/orders/ordersPage': ['test/server/repositories/orders/ordersLists.test.ts'],
  'server/repositories/plans': ['test/server/routes/plans'],
  'server/repositories/quotations': ['test/server/routes/estimates/quotations.test.ts'],
  'server/repositories/rates': ['test/server/routes/rates.test.ts'],
  'server/repositories/reservations': [
    'test/server/routes/reservations.test.ts',
    'test/server/routes/releasing.test.ts',
    'test/server/mail',
  ],
  'server/repositories/retirement': ['test/server/routes/units/retirement.test.ts'],
  'server/repositories/search': ['test/server/routes/search.test.ts'],
  'server/repositories/unitFiles': ['test/server/routes/unitFiles.test.ts', 'test/server/routes/importPhotos.test.ts'],
  'server/repositories/units': ['test/server/routes/units'],
  'server/repositories/views': ['test/server/routes/people'],
};

/**
 * Tests that judge much at once against a second calculation take seconds, and would take them for every mutant: what they
 * notice, the tests that stand beside the code must notice too.
 */
export const TOO_SLOW = [
  'byTheBook',
  'sampleByTheBook',
  'sampleData',
  'unitIndex',
  'oneVocabulary',
  'unitOptionsGraph',
  'openApi',
  'apiDocs/fuzz',
  'access/fields',
  'access/routes',
  'errors/databaseErrors',
];

/** A folder or file within a room, with the tests of its folder and those that show it, or of the nearest folder above it that has some. */
function partOf(room: Room, name: string): Room {
  const rest = name.slice(room.name.length);
  return { ...room, name, sources: room.sources + rest, tests: [...testsAt(room, rest), ...shownIn(name)] };
}

function testsAt(room: Room, rest: string): string[] {
  const own = room.tests
    .flatMap((folder) => [folder + rest, `${folder}${rest}.test.ts`])
    .filter((path) => existsSync(path));
  if (own.length > 0 || room.name + rest in SHOWN_IN) return own;
  return testsAt(room, dirname(rest).replace(/^\/$/, ''));
}

const shownIn = (name: string): string[] =>
  Object.entries(SHOWN_IN).flatMap(([part, tests]) => (`${name}/`.startsWith(`${part}/`) ? tests : []));

/** The rooms that a name means: one room, several (`state`), or a part of one (`domain/cost`). */
export function roomsNamed(name: string): Room[] {
  const within = rooms.filter((each) => each.name === name || each.name.startsWith(`${name}/`));
  if (within.length > 0) return within;
  return rooms.filter((each) => name.startsWith(`${each.name}/`)).map((each) => partOf(each, name));
}
