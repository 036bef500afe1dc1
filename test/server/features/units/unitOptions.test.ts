import { createUnitOptionsRepository, type OptionValues } from '../../../../src/server/features/units/unitOptions';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.deleteFrom('units').execute();
  await insertRows(database.db, { units: ['1', '2'].map((serial) => unitRow({ serial })) });
});

const dana = principal({ name: 'Dana Whitfield', subject: 'subject-of-dana' });
const sam = principal({ name: 'Sam Ortega', subject: 'subject-of-sam' });
const first: OptionValues = {
  re_tank: true,
  feed_conversion: false,
  replacement_cabinet: true,
  turn_pull: false,
  fr3_estimated_gallons: 190,
};
const second: OptionValues = {
  re_tank: false,
  feed_conversion: true,
  replacement_cabinet: false,
  turn_pull: true,
  fr3_estimated_gallons: null,
};
const options = () => createUnitOptionsRepository(database.db);

test('a unit has no options before the first save', async () => expect(await options().ofUnit('1')).toBeUndefined());

test('the first save makes version 1, of this unit alone, with who saved it', async () => {
  expect(await options().save({ serial: '1', values: first, version: 0, by: dana })).toBe(1);
  expect(await options().ofUnit('1')).toEqual({
    rates_id: null,
    serial: '1',
    ...first,
    version: 1,
    updated_by: 'Dana Whitfield',
    updated_by_subject: 'subject-of-dana',
    updated_at: expect.any(Date) as Date,
  });
  expect(await options().ofUnit('2')).toBeUndefined();
});

test('a save over the version that is stored replaces every value and makes the next version', async () => {
  await options().save({ serial: '1', values: first, version: 0, by: dana });
  await options().save({ serial: '2', values: first, version: 0, by: dana });
  const before = await options().ofUnit('1');
  expect(await options().save({ serial: '1', values: second, version: 1, by: sam })).toBe(2);
  const after = await options().ofUnit('1');
  expect(after).toMatchObject({
    ...second,
    version: 2,
    updated_by: 'Sam Ortega',
    updated_by_subject: 'subject-of-sam',
  });
  expect(after!.updated_at.getTime()).toBeGreaterThan(before!.updated_at.getTime());
  expect(await options().ofUnit('2')).toMatchObject({ ...first, version: 1, updated_by: 'Dana Whitfield' });
});

test.each([
  ['none, where one is stored', 0],
  ['an older one', 1],
  ['one that was never made', 3],
])('a save over another version changes nothing: %s', async (_which, version) => {
  await options().save({ serial: '1', values: first, version: 0, by: dana });
  await options().save({ serial: '1', values: first, version: 1, by: dana });
  const stored = await options().ofUnit('1');
  expect(await options().save({ serial: '1', values: second, version, by: sam })).toBeNull();
  expect(await options().ofUnit('1')).toEqual(stored);
});

test('a save over a version of a unit without options saves nothing', async () => {
  expect(await options().save({ serial: '1', values: first, version: 1, by: dana })).toBeNull();
  expect(await options().ofUnit('1')).toBeUndefined();
});

test('options of a unit that does not exist are refused', async () => {
  const save = { serial: 'unknown', values: first, version: 0, by: dana };
  await expect(options().save(save)).rejects.toMatchObject({ code: '23503' });
});

test.each([0, 1])('of concurrent saves over version %i one succeeds', async (version) => {
  if (version > 0) await options().save({ serial: '1', values: second, version: 0, by: dana });
  const saves = Array.from({ length: 8 }, (_, each) =>
    options().save({ serial: '1', values: { ...first, fr3_estimated_gallons: each }, version, by: sam }),
  );
  const versions = await Promise.all(saves);
  expect(versions.filter((each) => each !== null)).toEqual([version + 1]);
  const won = versions.findIndex((each) => each !== null);
  expect(await options().ofUnit('1')).toMatchObject({ fr3_estimated_gallons: won, version: version + 1 });
});

test('the first save takes the rates of its day, and a later one only on request', async () => {
  const { id } = await database.db
    .insertInto('rate_sets')
    .values({ holds_from: '2026-03-01', values: '{}', reason: 'Steel', author_name: 'Ann', author_subject: 'ann-1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const save = async (version: number, rates?: { today: number | null; withTodaysRates: boolean }) => {
    await options().save({ serial: '1', values: first, version, by: dana, ...(rates && { rates }) });
    return (await options().ofUnit('1'))?.rates_id;
  };
  expect(await save(0, { today: id, withTodaysRates: false })).toBe(id);
  expect(await save(1, { today: null, withTodaysRates: false })).toBe(id);
  expect(await save(2)).toBe(id);
  expect(await save(3, { today: null, withTodaysRates: true })).toBeNull();
  expect(await save(4, { today: id, withTodaysRates: true })).toBe(id);
});

test('the activity lists the changes of a save, before and after', async () => {
  await options().save({ serial: '1', values: first, version: 0, by: dana });
  await options().save({ serial: '1', values: { ...first, turn_pull: true }, version: 1, by: sam });
  const entries = database.db.selectFrom('audit').select(['action', 'person_name', 'serial', 'old', 'new']);
  expect(await entries.orderBy('id', 'desc').limit(1).execute()).toEqual([
    {
      ...{ action: 'saveOptions', person_name: 'Sam Ortega', serial: '1' },
      ...{ old: { turn_pull: false }, new: { turn_pull: true } },
    },
  ]);
});
