import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { partsOf, ClientLeftError, whenClientLeaves } from '../../../../src/server/features/import/connection';
import { BOUNDARY, formOf } from '../../../support/server/upload';
import { once } from 'node:events';

test('of a sender who is gone before the first part is read nothing is waited for', async () => {
  const app = Fastify();
  await app.register(multipart);
  const read = new Promise<unknown>((resolve) => {
    app.post('/', async (request) => {
      sending.destroy();
      await new Promise((done) => void request.raw.once('close', done));
      resolve(
        await partsOf(request)
          .next()
          .catch((error: unknown) => error),
      );
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const sending = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers });
  sending.on('error', () => undefined);
  const form = formOf([{ name: 'orders', content: 'a,b\n' }]);
  sending.write(form.subarray(0, form.length - 30));
  expect(await read).toEqual(new Error('The sender has gone.'));
  await app.close();
});

describe('a client that leaves', () => {
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
});
