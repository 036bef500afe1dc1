import { delay, http, HttpResponse } from 'msw';
import { fetchWithProgress } from '../../../../src/web/lib/browser/fetchWithProgress';
import { server } from '../../../mocks/server';

const URL_OF_FILES = 'http://localhost/api/files';
const file = new Blob(['0123456789'], { type: 'image/jpeg' });

const post = (init: RequestInit = {}) =>
  new Request(URL_OF_FILES, { method: 'POST', body: 'ignored', headers: { 'idempotency-key': '"k1"' }, ...init });

test('the file is sent with the headers of the request, and the answer is that of fetch', async () => {
  server.use(
    http.post(URL_OF_FILES, async ({ request }) =>
      HttpResponse.json(
        { key: request.headers.get('idempotency-key'), body: await request.text() },
        { status: 201, headers: { 'x-changes-position': '7:9' } },
      ),
    ),
  );
  const answer = await fetchWithProgress(file, () => undefined)(post());
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-changes-position')).toBe('7:9');
  expect(await answer.json()).toEqual({ key: '"k1"', body: '0123456789' });
});

test('progress ends at the size of the file', async () => {
  server.use(http.post(URL_OF_FILES, () => new HttpResponse(null, { status: 204 })));
  const sent: number[] = [];
  const answer = await fetchWithProgress(file, (bytes) => sent.push(bytes))(post());
  expect(answer.status).toBe(204);
  expect(sent.at(-1)).toBe(10);
});

test('a lost connection fails as fetch does', async () => {
  server.use(http.post(URL_OF_FILES, () => HttpResponse.error()));
  await expect(fetchWithProgress(file, () => undefined)(post())).rejects.toThrow(TypeError);
});

test('an aborted upload ends with the reason of its signal', async () => {
  server.use(http.post(URL_OF_FILES, () => delay('infinite')));
  const abort = new AbortController();
  const answer = fetchWithProgress(file, () => undefined)(post({ signal: abort.signal }));
  abort.abort(new DOMException('Too slow', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});
