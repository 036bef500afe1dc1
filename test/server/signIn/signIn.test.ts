import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type How = 'refresh' | 'silent' | 'verify';
type Step = [seconds: number, how: How];

const IDLE = 900;
const HOUR = 3600;
/** The moved clock goes on while the steps are done, on a busy machine for longer, s. */
const SLACK = 100;

/** What a sign-in of the local provider comes to, step by step, on a clock that is moved. */
async function outcomes(steps: Step[], idleSeconds = IDLE): Promise<string[]> {
  const child = 'test/server/signIn/signIn.child.ts';
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', child],
    ...[String(idleSeconds), JSON.stringify(steps)],
  ]);
  return JSON.parse(stdout) as string[];
}

const EVERYWHERE = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['referrer-policy', 'x-content-type-options', 'x-frame-options', 'cache-control', 'origin-agent-cluster'],
];

const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

test('a session idle for 15 minutes is over: no token by any way, and the last one is refused', async () => {
  expect(
    await outcomes([
      [0, 'verify'],
      [IDLE + 1, 'refresh'],
      [0, 'silent'],
      [0, 'verify'],
    ]),
  ).toEqual(['sales@specai.test', 'invalid_grant', 'login_required', 'expired']);
});

test('a session that renews its token every 15 minutes stays signed in, either way', async () => {
  expect(
    await outcomes([...times<Step>(8, [IDLE - SLACK, 'refresh']), [IDLE - SLACK, 'silent'], [0, 'verify']]),
  ).toEqual([...times(9, 'token'), 'sales@specai.test']);
});

test('the limit is the configured one', async () => {
  expect(
    await outcomes(
      [
        [200, 'refresh'],
        [200, 'refresh'],
        [301, 'refresh'],
      ],
      300,
    ),
  ).toEqual(['token', 'token', 'invalid_grant']);
});

test('no session outlives twelve hours, however busy', async () => {
  const busy = times<Step>(71, [600, 'refresh']);
  const early = await outcomes([...busy, [400, 'silent'], [100, 'refresh'], [SLACK + 1, 'refresh'], [0, 'silent']]);
  expect(early).toEqual([...times(73, 'token'), 'invalid_grant', 'login_required']);
  expect(71 * 600 + 400 + 100).toBe(12 * HOUR - SLACK);
});

test('a program gets a token for feeds by its secret, and none that is good for anything else', async () => {
  const secret = 'a secret that is long enough';
  const wanted = [
    { secret, scope: 'api://specai/Feed.Write' },
    { secret: 'another secret, long enough', scope: 'api://specai/Feed.Write' },
    { secret, scope: 'api://specai/access_as_user' },
  ];
  const child = 'test/server/signIn/feedToken.child.ts';
  const args = ['--import', 'tsx', child, JSON.stringify(wanted)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual(['machine erp', 'invalid_client', 'refused: client']);
});

test('what the provider is asked for without right is an error of the asker, with every security header', async () => {
  const good = new URLSearchParams({
    ...{ client_id: 'specai-web', response_type: 'code', scope: 'openid' },
    redirect_uri: 'http://localhost:3000/auth-redirect.html',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const urls = [
    `/oidc/auth?${good}&resource=https://evil.test`,
    `/oidc/auth?${good}&resource=nonsense`,
    '/oidc/auth?client_id=other&resource=https://evil.test',
    '/oidc/nothing',
    '/oidc/jwks',
  ];
  const args = ['--import', 'tsx', 'test/server/signIn/hostile.child.ts', JSON.stringify(urls)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const answers = JSON.parse(stdout) as { statusCode: number; location: string | null; headers: string[] }[];
  const target = /^http:\/\/localhost:3000\/auth-redirect\.html[?#]error=invalid_target/;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 400, 404, 200]);
  expect(answers.slice(0, 2).map(({ location }) => target.test(location ?? ''))).toEqual([true, true]);
  for (const { headers } of answers) expect(headers).toEqual(expect.arrayContaining(EVERYWHERE));
});
