import type { AnswerStep } from '../../../src/contract/trace/steps';
import { RecordedAnswers } from '../../../src/web/playback/recordedAnswers';

const anAnswer = (change: Partial<AnswerStep>): AnswerStep => ({
  ...{ kind: 'answer', at: 0, method: 'GET', path: '/api/orders/?page=1', status: 200, body: { count: 1 } },
  ...change,
});
const ask = (answers: RecordedAnswers, path: string) => answers.fetchFn(new Request(`http://localhost${path}`));

test('requests wait until the playback reaches their answers, and get them in order', async () => {
  const [first, second] = [anAnswer({}), anAnswer({ status: 500, body: { detail: 'text-1' } })];
  const answers = new RecordedAnswers([first, second]);
  const asked = [ask(answers, '/api/orders/?page=1'), ask(answers, '/api/orders/?page=1')];
  answers.deliver(first);
  answers.deliver(second);
  const [one, other] = await Promise.all(asked);
  expect(await one!.json()).toEqual({ count: 1 });
  expect(other!.status).toBe(500);
});

test('an answer delivered before its request is kept for it', async () => {
  const recorded = anAnswer({ path: '/api/orders/?customer_name=text-1%20x', body: null, status: 204 });
  const answers = new RecordedAnswers([
    anAnswer({ path: '/api/orders/?customer_name=text-1+x', body: null, status: 204 }),
  ]);
  answers.deliver({ ...recorded, path: '/api/orders/?customer_name=text-1+x' });
  expect((await ask(answers, '/api/orders/?customer_name=text-1%20x')).status).toBe(204);
});

test('a request that failed when recorded fails again, and one that was not recorded gets 404', async () => {
  const answers = new RecordedAnswers([anAnswer({ status: 0 })]);
  answers.deliver(anAnswer({ status: 0 }));
  await expect(ask(answers, '/api/orders/?page=1')).rejects.toThrow('Failed to fetch');
  expect((await ask(answers, '/api/orders/?page=2')).status).toBe(404);
});
