import type { AnswerStep } from '../../../../src/contract/trace/steps';
import { RecordedAnswers } from '../../../../src/web/playback/recorded/recordedAnswers';

const LIST = '/api/orders/?page=1';

const anAnswer = (change: Partial<AnswerStep> = {}): AnswerStep => ({
  ...{ kind: 'answer', at: 0, method: 'GET', path: LIST, status: 200, body: { count: 1 } },
  ...change,
});
const counting = (count: number, change: Partial<AnswerStep> = {}) => anAnswer({ body: { count }, ...change });
const ask = (answers: RecordedAnswers, path = LIST, signal?: AbortSignal) =>
  answers.fetchFn(new Request(`http://localhost${path}`, { signal }));
const bodyOf = async (response: Promise<Response>) => (await response).json() as Promise<unknown>;

test('requests wait until their answers are released, and get them in order', async () => {
  const answers = new RecordedAnswers();
  const asked = [ask(answers), ask(answers)];
  expect(answers.release()).toBe(false);
  answers.hold(counting(1));
  answers.hold(anAnswer({ status: 500, body: { detail: 'text-1' } }));
  expect([answers.release(), answers.release(), answers.release()]).toEqual([true, true, false]);
  const [one, other] = await Promise.all(asked);
  expect(await one!.json()).toEqual({ count: 1 });
  expect(other!.status).toBe(500);
});

test('an answer that is reached before its request is kept for it', async () => {
  const answers = new RecordedAnswers();
  answers.hold(anAnswer({ path: '/api/orders/?customer_name=text-1+x', body: null, status: 204 }));
  const asked = ask(answers, '/api/orders/?customer_name=text-1%20x');
  expect(answers.release()).toBe(true);
  expect((await asked).status).toBe(204);
});

test('a request for a placeholder takes the answer that was recorded for the id, and no other', async () => {
  const answers = new RecordedAnswers();
  const [list, one] = [ask(answers, '/api/imports/'), ask(answers, '/api/imports/text-5')];
  answers.hold(counting(1, { path: '/api/imports/39e38e60' }));
  answers.hold(counting(2, { path: '/api/imports/' }));
  expect([answers.release(), answers.release()]).toEqual([true, true]);
  expect([await bodyOf(one), await bodyOf(list)]).toEqual([{ count: 1 }, { count: 2 }]);
});

test('a request that failed when recorded fails again', async () => {
  const answers = new RecordedAnswers();
  const asked = ask(answers);
  answers.hold(anAnswer({ status: 0 }));
  answers.release();
  await expect(asked).rejects.toThrow('Failed to fetch');
});

test('an aborted request gives up its place: the next answer goes to the oldest request that still waits', async () => {
  const onChange = jest.fn();
  const answers = new RecordedAnswers(onChange);
  const canceled = new AbortController();
  const first = ask(answers, LIST, canceled.signal);
  const second = ask(answers);
  canceled.abort();
  await expect(first).rejects.toThrow();
  answers.hold(counting(2));
  answers.release();
  expect(await bodyOf(second)).toEqual({ count: 2 });
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('an answer that came just before its request was aborted goes to no other request', async () => {
  const answers = new RecordedAnswers();
  const canceled = new AbortController();
  const first = ask(answers, LIST, canceled.signal);
  answers.hold(counting(1));
  canceled.abort();
  await expect(first).rejects.toThrow();
  const second = ask(answers);
  expect(answers.release()).toBe(false);
  answers.hold(counting(2));
  answers.release();
  expect(await bodyOf(second)).toEqual({ count: 2 });
});

test('a request that is aborted already is not sent', async () => {
  const answers = new RecordedAnswers();
  await expect(ask(answers, LIST, AbortSignal.abort())).rejects.toThrow();
  answers.hold(counting(1));
  expect(answers.release()).toBe(false);
});

test('an answer goes to the request that it answered, by number, whatever the order', async () => {
  const answers = new RecordedAnswers();
  const [first, second] = [ask(answers), ask(answers)];
  expect(answers.claim({ id: 4, method: 'GET', path: LIST })).toBe(true);
  expect(answers.claim({ id: 5, method: 'GET', path: LIST })).toBe(true);
  expect(answers.claim({ id: 6, method: 'GET', path: LIST })).toBe(false);
  answers.hold(counting(5, { request: 5 }));
  answers.release();
  expect(await bodyOf(second)).toEqual({ count: 5 });
  expect([answers.isOver(4), answers.isOver(5)]).toEqual([false, true]);
  answers.hold(counting(4, { request: 4 }));
  answers.release();
  expect(await bodyOf(first)).toEqual({ count: 4 });
});

test('a request that the recorded app gave up by its own clock ends as one that took too long', async () => {
  const answers = new RecordedAnswers();
  const asked = ask(answers);
  expect(answers.timeOut(1)).toBe(false);
  answers.claim({ id: 1, method: 'GET', path: LIST });
  expect(answers.timeOut(1)).toBe(true);
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a request whose typed text was trimmed gets its answer: only its placeholder differs', async () => {
  const answers = new RecordedAnswers();
  const other = ask(answers, '/api/orders/?page=2&search=text-1');
  const asked = ask(answers, '/api/orders/?page=1&search=text-1');
  answers.hold(counting(1, { path: '/api/orders/?page=1&search=text-2' }));
  answers.release();
  expect(await bodyOf(asked)).toEqual({ count: 1 });
  answers.hold(counting(2, { path: '/api/orders/?page=2&search=text-1' }));
  answers.release();
  expect(await bodyOf(other)).toEqual({ count: 2 });
});

test.each(['/api/orders/export/', '/api/inventory/export/', '/api/audit/export/'])(
  'a file of %s, which no recording keeps, is answered with a text of its kind',
  async (path) => {
    const answers = new RecordedAnswers();
    const asked = ask(answers, `${path}?page=1`);
    answers.hold(anAnswer({ path: `${path}?page=1`, body: null }));
    answers.release();
    expect((await asked).headers.get('content-type')).toBe('text/csv');
  },
);
