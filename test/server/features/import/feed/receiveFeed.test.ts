import { useFolder } from '../../../../support/scratch';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { receiveFeed } from '../../../../../src/server/features/import/feed/receiveFeed';

const folder = useFolder('feeds-');

test('a body is refused while it still arrives, and the rest of it can be read', async () => {
  const body = new PassThrough();
  body.write('this is no gzip');
  await expect(receiveFeed(body, 'gzip', folder)).rejects.toMatchObject({ statusCode: 400 });
  body.end('the rest');
  expect(await text(body)).toBe('the rest');
});

test('a body that breaks off is refused', async () => {
  const body = new PassThrough();
  body.write('half of');
  const received = receiveFeed(body, 'identity', folder);
  body.destroy();
  await expect(received).rejects.toMatchObject({
    ...{ statusCode: 400, message: 'The body did not arrive whole. Send the batch again.' },
  });
});
