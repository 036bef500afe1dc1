import { MAX_PAST_SETS } from '../../../../src/contract/rates/rateSets';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../../src/server/features/rates/repository';
import { useTestDatabase } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const VALUES = { ...DEFAULT_RATES, distances: DEFAULT_RATES.distances.map((each) => ({ ...each })) };
const ann = principal({ name: 'Ann', subject: 'ann-1' });

const database = useTestDatabase('each');

const rates = () => createRatesRepository(database.db);
/** Versions count the saves from 1. */
const save = (holdsFrom: string, goodMargin: number, version: number) =>
  rates().save({ holdsFrom, reason: `To ${goodMargin}`, values: { ...VALUES, goodMargin } }, version, ann);
const holding = async (...days: string[]) =>
  Promise.all(days.map(async (day) => (await rates().holdingOn(day))?.id ?? null));
const around = async (day: string) => {
  const { coming, past } = await rates().around(day);
  return { coming: coming.map(({ id }) => id), past: past.map(({ id }) => id) };
};

test('without a set none holds, and the version is 0', async () => {
  expect([await rates().version(), await holding('2026-03-02')]).toEqual([0, [null]]);
  expect(await rates().byId(1)).toBeUndefined();
  expect(await around('2026-03-02')).toEqual({ coming: [], past: [] });
});

test('of the latest first day that has come the newest set holds; the others are past or coming', async () => {
  await save('2026-03-01', 31, 0);
  await save('2026-03-10', 32, 1);
  await save('2026-03-10', 33, 2);
  await save('2026-03-05', 34, 3);
  await save('2026-03-20', 35, 4);
  await save('2026-03-20', 36, 5);
  expect(await holding('2026-02-28', '2026-03-01', '2026-03-04', '2026-03-05', '2026-03-10', '2026-03-19')).toEqual([
    ...[null, 1, 1, 4, 3, 3],
  ]);
  expect(await around('2026-03-10')).toEqual({ coming: [5, 6], past: [2, 4, 1] });
  expect(await around('2026-03-04')).toEqual({ coming: [4, 2, 3, 5, 6], past: [] });
  expect([await rates().version(), (await rates().byId(4))?.values.goodMargin]).toEqual([6, 34]);
});

test('a set is saved after exactly the version that was seen, and one that was not saved leaves nothing', async () => {
  expect(await save('2026-03-01', 31, 0)).toMatchObject({
    ...{ id: 1, holds_from: '2026-03-01', reason: 'To 31', author_name: 'Ann', author_subject: 'ann-1' },
    values: { ...VALUES, goodMargin: 31 },
  });
  expect([await save('2026-03-01', 32, 0), await save('2026-03-01', 32, 2)]).toEqual([null, null]);
  expect(await rates().version()).toBe(1);
  expect(await database.db.selectFrom('audit').select('id').execute()).toHaveLength(1);
});

test('of several saves after one version one succeeds', async () => {
  const answers = await Promise.all([31, 32, 33, 34].map((margin) => save('2026-03-01', margin, 0)));
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  expect(await rates().version()).toBe(1);
});

test('the activity compares a set with what would hold on its first day without it', async () => {
  await save('2026-03-01', 31, 0);
  await save('2026-03-20', 32, 1);
  await save('2026-03-10', 33, 2);
  await save('2026-03-10', 34, 3);
  const entries = database.db.selectFrom('audit').select(['action', 'person_name', 'reason', 'old', 'new']);
  const entry = { action: 'changeRates', person_name: 'Ann' };
  const reported = (from: number, to: number, holdsFrom: string) => ({
    ...{ ...entry, reason: `To ${to}`, old: { goodMargin: from }, new: { goodMargin: to, holdsFrom } },
  });
  expect(await entries.orderBy('id').execute()).toEqual([
    reported(DEFAULT_RATES.goodMargin, 31, '2026-03-01'),
    reported(31, 32, '2026-03-20'),
    reported(31, 33, '2026-03-10'),
    reported(33, 34, '2026-03-10'),
  ]);
});

test('of past sets the latest are listed', async () => {
  const set = { holds_from: '2026-03-01', values: JSON.stringify(VALUES), reason: 'Steel', author_name: 'Ann' };
  const many = Array.from({ length: MAX_PAST_SETS + 2 }, () => ({ ...set, author_subject: 'ann-1' }));
  await database.db.insertInto('rate_sets').values(many).execute();
  const { past } = await around('2026-03-02');
  expect([past.length, past[0]]).toEqual([MAX_PAST_SETS, MAX_PAST_SETS + 1]);
});
