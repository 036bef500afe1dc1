import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../../../../src/server/config/config';
import { createLocalProvider } from '../../../../../src/server/features/signIn/provider/localProvider';
import { aPerson, startSignIn } from '../localSignIn';

type How = 'refresh' | 'silent' | 'verify';
type Step = [seconds: number, how: How];

const IDLE = 900;
const HOUR = 3600;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'specai-local-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const start = (publicUrl: string, more: object = {}, environment?: string) =>
  createLocalProvider({
    config: { ...parseConfig({}), publicUrl, dataDir, ...more },
    environment,
    revokeTokens: () => Promise.resolve(),
    onError: () => undefined,
  });

test.each([
  ['in production', 'production', 'http://localhost:3000', 'AUTH_MODE=local does not run with NODE_ENV=production.'],
  ['for other machines', undefined, 'https://specai.example.com', 'AUTH_MODE=local serves this machine only'],
  ['for a name that only looks local', undefined, 'http://localhost.evil.test', 'serves this machine only'],
])('the provider refuses to start %s, and leaves nothing behind', async (_, environment, publicUrl, message) => {
  await expect(start(publicUrl, {}, environment)).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'the provider starts for this machine as %s',
  async (publicUrl) => {
    const { provider, close } = await start(publicUrl);
    expect(provider.issuer).toBe(`${publicUrl}/oidc`);
    await close();
  },
);

test('keys and sign-ins are stored in a separate folder', async () => {
  const { close } = await start('http://localhost:3000');
  await close();
  expect(await readdir(dataDir)).toEqual(['sign-in']);
  expect((await readdir(join(dataDir, 'sign-in'))).toSorted()).toEqual(['keys.json', 'store.json']);
});

test('a program without a secret is not a client', async () => {
  const known = async (secret: string | null) => {
    const { provider, close } = await start('http://localhost:3000', { feedClient: { id: 'erp', secret } });
    const client = await provider.Client.find('erp');
    await close();
    return client?.clientId;
  };
  expect(await known('a secret that is long enough')).toBe('erp');
  expect(await known(null)).toBeUndefined();
});

describe('how long a sign-in lasts', () => {
  const BEGIN = Math.floor(Date.now() / 1000) * 1000;

  async function outcomes(steps: Step[], idleSeconds = IDLE): Promise<string[]> {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(BEGIN);
    const server = await startSignIn({ dataDir, env: { SESSION_IDLE_SECONDS: String(idleSeconds) } });
    const person = aPerson();
    expect(await person.signIn(server)).toBe('token');
    const asking = { ...person, verify: () => server.letIn(person.accessToken()) };
    const said: string[] = [];
    for (const [seconds, how] of steps) {
      clock.mockReturnValue(Date.now() + seconds * 1000);
      said.push(await asking[how](server));
    }
    await server.app.close();
    expect(server.errors).toEqual([]);
    return said;
  }

  const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

  test('a session idle for 15 minutes is over: no token by any way, and the last one is refused', async () => {
    expect(
      await outcomes([
        [0, 'verify'],
        [IDLE, 'refresh'],
        [0, 'silent'],
        [0, 'verify'],
      ]),
    ).toEqual(['person Dana Sales', 'invalid_grant', 'login_required', 'expired']);
  });

  test('a session that renews its token every 15 minutes stays signed in, either way', async () => {
    expect(await outcomes([...times<Step>(8, [IDLE - 1, 'refresh']), [IDLE - 1, 'silent'], [0, 'verify']])).toEqual([
      ...times(9, 'token'),
      'person Dana Sales',
    ]);
  });

  test('the limit is the configured one', async () => {
    expect(
      await outcomes(
        [
          [299, 'refresh'],
          [299, 'refresh'],
          [300, 'refresh'],
        ],
        300,
      ),
    ).toEqual(['token', 'token', 'invalid_grant']);
  });

  test('no session outlives twelve hours, however busy', async () => {
    const busy = times<Step>(71, [600, 'refresh']);
    expect(await outcomes([...busy, [400, 'silent'], [199, 'refresh'], [1, 'refresh'], [0, 'silent']])).toEqual([
      ...times(73, 'token'),
      ...['invalid_grant', 'login_required'],
    ]);
    expect(71 * 600 + 400 + 199 + 1).toBe(12 * HOUR);
  });
});
