import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ClientLeftError, whenClientLeaves } from '../../../../src/server/routes/imports/connection';

let app: FastifyInstance;
let signal: AbortSignal;
let hasBegun: Promise<void>;
let answer: () => void;

beforeEach(async () => {
  let begin = () => {};
  hasBegun = new Promise((resolve) => (begin = resolve));
  app = Fastify();
  app.get('/slow', async (_request, reply) => {
    signal = whenClientLeaves(reply);
    const answered = new Promise<void>((resolve) => (answer = resolve));
    begin();
    await answered;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const ask = () => {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return httpRequest({ host: '127.0.0.1', port: address.port, path: '/slow' }).end();
};

test('a client that leaves before its answer aborts the signal', async () => {
  const sent = ask().on('error', () => undefined);
  await hasBegun;
  expect(signal.aborted).toBe(false);
  sent.destroy();
  await once(signal, 'abort');
  expect(signal.reason).toBeInstanceOf(ClientLeftError);
  answer();
});

test('a client that is answered does not', async () => {
  const sent = ask();
  await hasBegun;
  answer();
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  response.resume();
  await once(response, 'end');
  sent.destroy();
  await app.close();
  expect(signal.aborted).toBe(false);
});
