import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { registerErrors } from '../../../../src/server/plugins/errors';
import { registerHostHeader } from '../../../../src/server/plugins/requestLimits';

const app = Fastify({ http: { requireHostHeader: false } });
let port = 0;

beforeAll(async () => {
  registerErrors(app);
  registerHostHeader(app);
  app.get('/', () => 'served');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

function ask(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  return text(socket);
}

test('a request of HTTP/1.1 that names no host is refused, and its line is closed', async () => {
  const said = await ask('GET / HTTP/1.1');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toMatch(/^connection: close/im);
  expect(said).toContain('"detail":"The request names no host."');
});

test.each(['GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close', 'GET / HTTP/1.0'])(
  '%j is served',
  async (head) => {
    expect(await ask(head)).toMatch(/ 200 OK[^]*\r\n\r\nserved$/);
  },
);
