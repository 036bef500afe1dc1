import { existsSync } from 'node:fs';
import { SHOWN_IN, rooms, roomsNamed } from '../../mutation/rooms';
import { survivors } from '../../mutation/survivors';

const named = (name: string) => roomsNamed(name).map((each) => each.name);

test('a name stands for one room, for all rooms below it, or for a part of one', () => {
  expect(named('domain')).toEqual(['domain']);
  expect(named('state')).toEqual(['state/machines', 'state/selectors', 'state/slices']);
  expect(roomsNamed('domain/cost')).toEqual([
    { name: 'domain/cost', sources: 'src/domain/cost', project: 'rules', tests: ['test/domain/cost'], goal: 92 },
  ]);
});

test('a part without tests at its path runs those of its folder, or of its room', () => {
  expect(roomsNamed('domain/cost/quantity')[0]).toMatchObject({ tests: ['test/domain/cost'] });
  expect(roomsNamed('domain/other')[0]).toMatchObject({ sources: 'src/domain/other', tests: ['test/domain'] });
});

test('a file runs the tests of its own name', () => {
  expect(roomsNamed('server/plugins/drain')[0]).toMatchObject({ tests: ['test/server/plugins/drain.test.ts'] });
});

test('a part whose behavior shows elsewhere runs the tests of that beside its own', () => {
  const tests = (name: string) => roomsNamed(name)[0]?.tests;
  expect(tests('server/matching/plan/solving')).toEqual([
    'test/server/matching/plan/solving',
    'test/server/routes/plans',
  ]);
  expect(tests('server/repositories/rates')).toEqual([
    'test/server/repositories/rates.test.ts',
    'test/server/routes/rates.test.ts',
  ]);
});

test.each(['', 'stat', 'domains', 'state/api'])('%j names no room', (name) => {
  expect(named(name)).toEqual([]);
});

test('every room, and every part whose behavior shows elsewhere, has its sources and its tests', () => {
  const parts = Object.keys(SHOWN_IN).flatMap(roomsNamed);
  const isThere = (sources: string) => (existsSync(`${sources}.ts`) ? `${sources}.ts` : sources);
  const folders = [...rooms, ...parts].flatMap(({ sources, tests }) => [isThere(sources), ...tests]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('every known survivor stands in a file of a room, and says why', () => {
  const isWrong = ({ file, because }: (typeof survivors)[number]) =>
    because === '' || !existsSync(file) || !rooms.some(({ sources }) => file.startsWith(`${sources}/`));
  expect(survivors.filter(isWrong)).toEqual([]);
});
