import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { partsOf } from '../../../../src/server/routes/imports/connection';
import { BOUNDARY, formOf } from '../../../support/server/upload';

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
