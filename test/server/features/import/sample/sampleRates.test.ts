import { checkRates } from '../../../../../src/domain/rates/checkRates';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { SAMPLE_RATES } from '../../../../../src/sample/rates';
import { addSampleRates, endSampleRates } from '../../../../../src/server/features/import/sample/loadSample';
import { createRatesRepository } from '../../../../../src/server/features/rates/repository';
import { useTestDatabase } from '../../../../support/server/database';
import { principal } from '../../../../support/server/principals';

const DAY = '2026-06-15';
const database = useTestDatabase('each');

const holding = () => createRatesRepository(database.db).holdingOn(DAY);
const count = async () => (await database.db.selectFrom('rate_sets').select('id').execute()).length;

test('the sample has sound rates for freight and rewinding, and the standard ones for all else', () => {
  expect(checkRates(SAMPLE_RATES)).toEqual([]);
  const others = Object.keys(SAMPLE_RATES).filter((id) => !/^(freight|rewind)/.test(id));
  expect(others.every((id) => Reflect.get(SAMPLE_RATES, id) === Reflect.get(DEFAULT_RATES, id))).toBe(true);
});

test('the sample sets its rates once, and they say that they are illustrative', async () => {
  await addSampleRates(database.db, DAY);
  await addSampleRates(database.db, DAY);
  expect(await count()).toBe(1);
  expect(await holding()).toMatchObject({ values: SAMPLE_RATES, author_name: 'Sample data', holds_from: DAY });
  expect((await holding())?.reason).toMatch(/^Illustrative rates of the sample/);
});

test('with the sample its rates end', async () => {
  await endSampleRates(database.db, DAY);
  expect(await count()).toBe(0);
  await addSampleRates(database.db, DAY);
  await endSampleRates(database.db, DAY);
  expect((await holding())?.values).toEqual(DEFAULT_RATES);
});

test('rates saved by a person are neither replaced nor ended', async () => {
  await addSampleRates(database.db, DAY);
  const values = { ...DEFAULT_RATES, distances: [...DEFAULT_RATES.distances], freightPerMile10: 4 };
  const dana = principal({ name: 'Dana', subject: 'dana-1' });
  await createRatesRepository(database.db).save({ holdsFrom: DAY, reason: 'Ours', values }, 1, dana);
  await endSampleRates(database.db, DAY);
  await addSampleRates(database.db, DAY);
  expect(await holding()).toMatchObject({ values: { freightPerMile10: 4 }, reason: 'Ours' });
});
