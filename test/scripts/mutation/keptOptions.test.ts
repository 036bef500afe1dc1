import jestConfig from '../../../jest.config';
import { keptOptions } from '../../mutation/keptOptions';
import { roomsNamed } from '../../mutation/rooms';

const kept = (name: string) => roomsNamed(name).map((room) => keptOptions(room, jestConfig.projects ?? []));

test('tests that set parts of the clock run in an environment of their own, and the others where all is loaded', () => {
  expect(kept('server/signIn/tokens').map(({ configOf }) => configOf)).toEqual([
    {
      'test/server/signIn/tokens/accessTokenClaims.test.ts': 'server',
      'test/server/signIn/tokens/accountHash.test.ts': 'server',
      'test/server/signIn/tokens/keySource.test.ts': 'server',
      'test/server/signIn/tokens/tokenVerifier.test.ts': 'alone',
      'test/server/signIn/tokens/verifierTimes.test.ts': 'alone',
    },
  ]);
});

test('tests that take seconds are left out', () => {
  const files = kept('server/plugins/apiDocs').flatMap(({ configOf }) => Object.keys(configOf));
  expect(files).toContain('test/server/plugins/apiDocs/answers.test.ts');
  expect(files).not.toContain('test/server/plugins/apiDocs/fuzz.test.ts');
});

test('of a folder that a room shares with others, only the files that it names run', () => {
  const [options] = kept('server/matching');
  const inRoutes = Object.keys(options!.configOf).filter((file) => /routes\/[^/]+$/.test(file));
  expect(inRoutes).toEqual(['test/server/routes/matching.test.ts', 'test/server/routes/rates.test.ts']);
  expect(options!.configs.server?.roots).toContain('test/server/routes');
});

test('no run starts a PostgreSQL of its own', () => {
  const configs = kept('server').flatMap((each) => Object.values(each.configs));
  expect(configs.filter(({ globalSetup }) => globalSetup !== undefined)).toEqual([]);
  expect(configs).toHaveLength(10);
});
