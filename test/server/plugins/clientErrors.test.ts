import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { answerClientError } from '../../../src/server/plugins/errors';

/** The bytes that a client receives after a connection error with this code; `before` runs on the server's end first. */
async function saidAfter(
  code: string | undefined,
  before: (socket: Socket) => void = () => undefined,
): Promise<string> {
  const server = createServer((socket) => {
    before(socket);
    answerClientError({ 'x-frame-options': 'DENY' })(Object.assign(new Error('secret'), { code }), socket);
    if (code === 'ECONNRESET') socket.end('left alone');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const said = await text(connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1'));
  server.close();
  return said;
}

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout', 'The request took too long to arrive.'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
  ['HPE_INVALID_METHOD', 400, 'Bad Request', 'The request cannot be read.'],
  [undefined, 400, 'Bad Request', 'The request cannot be read.'],
])('%s is answered %i as a problem with our headers, and the line is closed', async (code, status, title, detail) => {
  const [head, body] = (await saidAfter(code)).split('\r\n\r\n');
  expect(JSON.parse(body ?? '')).toEqual({ type: 'about:blank', title, status, detail });
  expect(head?.split('\r\n')).toEqual([
    `HTTP/1.1 ${status} ${title}`,
    'x-frame-options: DENY',
    'content-type: application/problem+json',
    `content-length: ${body?.length}`,
    'connection: close',
  ]);
});

test('nothing is said to who is gone', async () => expect(await saidAfter('ECONNRESET')).toBe('left alone'));

test('nothing is written after the end of the answer', async () => {
  expect(await saidAfter('HPE_INVALID_METHOD', (socket) => socket.end('the end'))).toBe('the end');
});

test('a connection that is destroyed already is left alone', async () => {
  const written = jest.fn();
  await saidAfter('HPE_INVALID_METHOD', (socket) => {
    socket.destroy();
    socket.destroySoon = written;
  });
  expect(written).not.toHaveBeenCalled();
});
