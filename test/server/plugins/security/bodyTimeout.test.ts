import Fastify from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { registerBodyTimeout } from '../../../../src/server/plugins/security/bodyTimeout';

const app = Fastify();
let port = 0;

beforeAll(async () => {
  registerBodyTimeout(app, { bodyTimeoutMs: 200, slowestPace: 20 });
  app.post('/usual', () => 'whole');
  app.post('/patient', { config: { bodyTimeoutMs: 60_000 } }, () => 'whole');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Everything that the server says to a request whose body has only begun. */
function begin(path: string, bytes = '{"a"'): { socket: Socket; said: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const type = `Content-Type: application/json\r\nContent-Length: ${bytes.length + 5}\r\nConnection: close`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n${bytes}`);
  const said = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (piece) => (text += piece.toString())).on('close', () => resolve(text));
  });
  return { socket, said };
}

test('a body that does not arrive in time is answered 408, and the line is closed', async () => {
  expect(await begin('/usual').said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a route may have more patience, and a body in time is not disturbed', async () => {
  const { socket, said } = begin('/patient', `${' '.repeat(100_000)}{"a"`);
  await begin('/usual').said;
  socket.write(': 12}');
  expect(await said).toMatch(/^HTTP\/1\.1 200 /);
});

test('no route has patience with a body that comes at a crawl', async () => {
  expect(await begin('/patient').said).toMatch(/^HTTP\/1\.1 408 /);
});
