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
  ]),
  room('server/signIn', 'src/server/signIn', 'server', 85),
];

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

/** A folder or file within a room, with the tests of its folder, or of the nearest one above it that has some. */
function partOf(room: Room, name: string): Room {
  const rest = name.slice(room.name.length);
  return { ...room, name, sources: room.sources + rest, tests: testsAt(room, rest) };
}

function testsAt(room: Room, rest: string): string[] {
  const own = room.tests.map((folder) => folder + rest).filter((path) => existsSync(path));
  return own.length > 0 ? own : testsAt(room, dirname(rest).replace(/^\/$/, ''));
}

/** The rooms that a name means: one room, several (`state`), or a part of one (`domain/cost`). */
export function roomsNamed(name: string): Room[] {
  const within = rooms.filter((each) => each.name === name || each.name.startsWith(`${name}/`));
  if (within.length > 0) return within;
  return rooms.filter((each) => name.startsWith(`${each.name}/`)).map((each) => partOf(each, name));
}
