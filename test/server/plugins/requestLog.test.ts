import Fastify, { LogController } from 'fastify';
import { parseConfig } from '../../../src/server/config';
import { loggerOptions, registerRequestLog } from '../../../src/server/plugins/requestLog';

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 };

function start(level: string) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = Fastify({
    logger: { ...loggerOptions(parseConfig({ LOG_LEVEL: level })), stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestLog(app);
  app.decorateRequest('user', null);
  app.get<{ Params: { status: string } }>('/closed/:status', (request, reply) =>
    reply.code(Number(request.params.status)).send(),
  );
  app.get<{ Params: { status: string } }>('/open/:status', { config: { isPublic: true } }, (request, reply) =>
    reply.code(Number(request.params.status)).send(),
  );
  return { app, lines };
}

test.each([
  ['/closed/200', LEVELS.info],
  ['/closed/400', LEVELS.info],
  ['/closed/401', LEVELS.warn],
  ['/closed/402', LEVELS.info],
  ['/closed/403', LEVELS.warn],
  ['/closed/404', LEVELS.info],
  ['/closed/429', LEVELS.warn],
  ['/closed/499', LEVELS.info],
  ['/closed/500', LEVELS.error],
  ['/closed/503', LEVELS.error],
  ['/open/200', LEVELS.debug],
  ['/open/404', LEVELS.debug],
  ['/open/429', LEVELS.warn],
  ['/open/500', LEVELS.error],
])('a request for %s is logged at the level %i, by the address of its route', async (url, level) => {
  const { app, lines } = start('debug');
  await app.inject(`${url}?search=secret`);
  expect(lines).toEqual([
    expect.objectContaining({
      level,
      msg: 'request',
      method: 'GET',
      route: url.replace(/\d+/, ':status'),
      status: Number(url.slice(-3)),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    }),
  ]);
  expect(lines[0]!.ms).toBeGreaterThanOrEqual(0);
  expect(Number(lines[0]!.ms) * 10).toBeCloseTo(Math.round(Number(lines[0]!.ms) * 10), 6);
  await app.close();
});

test('a request for no route is logged without its address', async () => {
  const { app, lines } = start('info');
  await app.inject('/secret');
  expect(lines).toMatchObject([{ route: 'none', status: 404 }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  await app.close();
});

test('the log respects its level', async () => {
  const { app, lines } = start('info');
  await app.inject('/open/200');
  expect(lines).toEqual([]);
  await app.close();
});

test.each(['authorization', 'cookie', 'token', 'password', 'notes', 'key'])(
  'the value of %s is never written, one or two levels deep',
  async (name) => {
    const { app, lines } = start('info');
    app.log.info({ one: { [name]: 'hidden', shown: 'seen' }, other: { two: { [name]: 'hidden' } } }, 'said');
    expect(lines).toMatchObject([
      { one: { [name]: '[redacted]', shown: 'seen' }, other: { two: { [name]: '[redacted]' } } },
    ]);
    await app.close();
  },
);

test('an error is written without what PostgreSQL quotes of rows', async () => {
  const { app, lines } = start('info');
  const error = Object.assign(new RangeError('too long'), { code: '22001', detail: 'row', where: 'row', stack: 'at' });
  app.log.error({ err: error }, 'failed');
  expect(lines[0]!.err).toEqual({ type: 'RangeError', message: 'too long', code: '22001', stack: 'at' });
  await app.close();
});
