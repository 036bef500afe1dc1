import Fastify from 'fastify';
import type { FastifyContextConfig } from 'fastify';
import { paths } from '../../../../src/contract/paths';
import type { Principal } from '../../../../src/server/auth/principal';
import { apiOf } from '../../../../src/server/http/api';
import { registerSignOut } from '../../../../src/server/features/signIn/routes';
import { signedIn } from '../../../support/server/principals';

const added = () => Promise.resolve();
const revoked = () => Promise.resolve();

interface Start {
  readonly revoke?: (by: Principal) => Promise<void>;
  readonly add?: (by: Principal) => Promise<void>;
}

function start({ revoke = revoked, add = added }: Start) {
  const lines: string[] = [];
  const routes: unknown[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.decorateRequest('principal', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.principal = signedIn({ subject: 'dana', tokenId: 'token of dana' });
    done();
  });
  app.addHook(
    'onRoute',
    ({ config, schema }: { config?: FastifyContextConfig; schema?: unknown }) => void routes.push({ config, schema }),
  );
  registerSignOut(apiOf(app), { revoke, add });
  const signOut = () => app.inject({ method: 'POST', url: paths.logout });
  return { app, lines, routes, signOut };
}

test('signing out revokes the token of the call, and leaves a line in the log', async () => {
  const tokens: unknown[] = [];
  const { app, lines, signOut } = start({ revoke: ({ user }) => Promise.resolve(void tokens.push(user?.tokenId)) });
  const { statusCode, body } = await signOut();
  expect([statusCode, body, tokens]).toEqual([204, '', ['token of dana']]);
  expect(lines.join('')).toContain('"msg":"signed out"');
  await app.close();
});

test('a sign-out is recorded with its person, and counts even if that fails', async () => {
  const written: Principal[] = [];
  const add = (by: Principal) => (written.push(by) > 1 ? Promise.reject(new Error('down')) : Promise.resolve());
  const { app, lines, routes, signOut } = start({ add });
  const codes = [1, 2].map(async () => (await signOut()).statusCode);
  expect(await Promise.all(codes)).toEqual([204, 204]);
  expect(written.map(({ subject }) => subject)).toEqual(['dana', 'dana']);
  expect(lines.filter((line) => line.includes('"msg":"the audit could not be written"'))).toHaveLength(1);
  expect(lines.join('')).toContain('"message":"down"');
  expect(routes).toMatchObject([
    {
      config: { needs: 'to be signed in', knowsRepetition: true },
      schema: {
        summary: 'Signs out: the access token is no longer valid',
        tags: ['Sign-in'],
        response: { 204: expect.anything() as unknown },
      },
    },
  ]);
  await app.close();
});

test('a sign-out that could not be stored is not reported as successful', async () => {
  const { app, signOut } = start({ revoke: () => Promise.reject(new Error('down')) });
  expect((await signOut()).statusCode).toBe(500);
  await app.close();
});
