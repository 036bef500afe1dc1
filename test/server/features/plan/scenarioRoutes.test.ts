import { paths } from '../../../../src/contract/paths';
import { MAX_SCENARIOS, scenarioSchema, scenariosSchema } from '../../../../src/contract/plan/planScenarios';
import { resultOf } from '../../../../src/domain/plan/scenarios';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';
import { clearPlans, planOf, settled, twoWantOne } from '../../../support/server/plans';

const database = useTestDatabase();

const served = useTestApp(database, { now: () => new Date('2026-03-02T18:00:00Z') });
beforeEach(() => clearPlans(database));

const usual = {
  ...{ fit: 'Fits with work', filled: 0, late_week: 0, hundred_miles: 0, ready_weeks: 1, work_weeks: 4, buy_weeks: 16 },
};
const question = (settings: object = {}) => ({ settings: { ...usual, ...settings }, pinned: [], forbidden: [] });
const headersOf = async (subject: string) => ({
  authorization: `Bearer ${await served.signIn.token(subject, { name: `${subject}'s name` })}`,
});
const saveAs = async (subject: string, body: object) =>
  served.call('POST', paths.planScenarios, { name: 'Spring', question: question(), ...body }, await headersOf(subject));
const listFor = async (subject: string) =>
  (await served.read(scenariosSchema, paths.planScenarios, await headersOf(subject))).results;

test('a scenario stores the question, its author and the displayed result, whatever changes since', async () => {
  const { newer } = await twoWantOne(database);
  const plan = await planOf(served, { settings: { late_week: 100 } });
  await database.db.updateTable('orders').set({ sale_price: 20_000 }).where('id', '=', newer).execute();
  const saved = parseStrict(
    scenarioSchema,
    (await saveAs('ann', { question: question({ late_week: 100 }), plan_id: plan.id })).json(),
  );
  expect(saved).toMatchObject({ name: 'Spring', author: "ann's name", is_own: true, result: resultOf(plan) });
  expect(saved.question).toEqual(question({ late_week: 100 }));
  expect(await served.read(scenarioSchema, paths.planScenario(String(saved.id)), await headersOf('bob'))).toEqual({
    ...saved,
    is_own: false,
  });
  const { result, ...listed } = saved;
  const { day, plan: totals, orders } = result;
  expect(await listFor('ann')).toEqual([{ ...listed, day, plan: totals, orders }]);
});

test('a missing plan is computed again', async () => {
  await twoWantOne(database);
  await settled(served);
  const saved = parseStrict(scenarioSchema, (await saveAs('ann', { plan_id: 'of another server' })).json());
  // The current plan: A for J-2, at 30,000 - 16,800.
  expect(saved.result).toMatchObject({ value: 13_200, rows: [{ job_number: 'J-2', serial: 'A', margin: 13_200 }] });
  expect(saved.result.empty).toMatchObject([{ job_number: 'J-1' }]);
});

test('the author alone deletes a scenario, has its name once, and has as many as the limit says', async () => {
  const first = parseStrict(scenarioSchema, (await saveAs('ann', {})).json());
  expect((await saveAs('ann', { name: 'SPRING' })).statusCode).toBe(409);
  expect((await saveAs('bob', {})).statusCode).toBe(201);
  const address = paths.planScenario(String(first.id));
  expect((await served.call('DELETE', address, undefined, await headersOf('bob'))).statusCode).toBe(404);
  const more = Array.from({ length: MAX_SCENARIOS - 1 }, (_, index) => ({
    ...{ name: `Plan ${index}`, author_subject: 'ann', author_name: 'Ann' },
    ...{ question: JSON.stringify(first.question), result: JSON.stringify(first.result) },
  }));
  await database.db.insertInto('plan_scenarios').values(more).execute();
  expect((await saveAs('ann', { name: 'One more' })).statusCode).toBe(422);
  expect((await served.call('DELETE', address, undefined, await headersOf('ann'))).statusCode).toBe(204);
  expect((await served.call('GET', address, undefined, await headersOf('ann'))).statusCode).toBe(404);
  expect((await listFor('bob')).filter(({ is_own }) => is_own)).toHaveLength(1);
});
