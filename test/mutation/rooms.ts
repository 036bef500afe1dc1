/** A part of src that is mutated on its own, with the tests that must notice. */
export interface Room {
  name: string;
  sources: string;
  /** The Jest project, and the folders of the tests that run. */
  project: 'rules' | 'server' | 'web';
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
  room('state/machines', 'src/web/state/machines', 'web', 97),
  room('state/selectors', 'src/web/state/selectors', 'web', 90),
  room('state/slices', 'src/web/state/slices', 'web', 90),
  room('server/repositories', 'src/server/repositories', 'server', 85, ['test/server/routes']),
  room('server/presenters', 'src/server/presenters', 'server', 85, ['test/server/routes']),
  room('server/plugins', 'src/server/plugins', 'server', 85),
  room('server/matching', 'src/server/matching', 'server', 85, ['test/server/routes']),
  room('server/signIn', 'src/server/signIn', 'server', 85),
];

/** The rooms that a name means: one room, several (`state`), or a folder or file within one (`domain/cost`). */
export function roomsNamed(name: string): Room[] {
  const within = rooms.filter((each) => each.name === name || each.name.startsWith(`${name}/`));
  if (within.length > 0) return within;
  return rooms
    .filter((each) => name.startsWith(`${each.name}/`))
    .map((each) => ({ ...each, name, sources: each.sources + name.slice(each.name.length) }));
}
