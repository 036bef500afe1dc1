import type { TableLayout } from '../../../../../src/contract/import/mapping';
import {
  createImportProfilesRepository,
  type NewProfile,
  createImportsRepository,
} from '../../../../../src/server/features/import/profiles/repository';
import { useTestDatabase } from '../../../../support/server/database';
import { principal } from '../../../../support/server/principals';
import { asRestore } from '../../../../support/server/asRestore';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const lee = principal({ name: 'Lee', subject: 'lee-2' });

const database = useTestDatabase();

const profiles = () => createImportProfilesRepository(database.db);
const layout: TableLayout = { sheet: null, encoding: 'utf-8', delimiter: ';', headerLine: 2 };
const reading = { dates: null, decimals: null, measure: null };
const erp: NewProfile = {
  ...{ file: 'orders', name: 'ERP', layout },
  columns: [
    { header: 'Due', target: 'request_date', reading: { ...reading, dates: 'mdy' } },
    { header: 'Price', target: 'sale_price', reading: { ...reading, decimals: 'comma' } },
    { header: 'Foo', target: null, reading },
  ],
};
const entries = () =>
  database.db.selectFrom('audit').select(['action', 'person_name', 'old', 'new']).orderBy('id').execute();

test('saving a profile, saving another one over it and deleting it leave entries with old and new values', async () => {
  await profiles().save(erp, ann);
  const [, price, foo] = erp.columns;
  const saved = await profiles().save(
    { ...erp, name: 'Erp', layout: { ...layout, headerLine: 1 }, columns: [price!, foo!] },
    lee,
  );
  expect(saved).toMatchObject({ name: 'Erp', savedBy: 'Lee' });
  expect(await profiles().remove('units', 'erp', ann)).toBe(false);
  expect(await profiles().remove('orders', 'ERP', ann)).toBe(true);
  expect(await profiles().remove('orders', 'ERP', ann)).toBe(false);

  const columns = ['Due → request_date (mdy)', 'Price → sale_price (comma)', 'Foo → left out'];
  const table = { sheet: null, encoding: 'utf-8', delimiter: ';' };
  const [first, second] = [
    { file: 'orders', name: 'ERP', header_line: 2, columns },
    { file: 'orders', name: 'Erp', header_line: 1, columns: columns.slice(1) },
  ];
  expect(await entries()).toEqual([
    { action: 'saveProfile', person_name: 'Ann', old: null, new: { ...table, ...first } },
    { action: 'saveProfile', person_name: 'Lee', old: first, new: second },
    { action: 'deleteProfile', person_name: 'Ann', old: { ...table, ...second }, new: null },
  ]);
});

test('of two that save one profile at the same time, each entry has what was there before', async () => {
  await Promise.all([profiles().save({ ...erp, name: 'Both' }, ann), profiles().save({ ...erp, name: 'BOTH' }, lee)]);
  const saves = (await entries()).slice(-2);
  expect(saves.map(({ old }) => old === null)).toEqual([true, false]);
});

const finish = (finished_at: string) =>
  asRestore(database.db, ['imports'], (trx) =>
    trx
      .insertInto('imports')
      .values({ finished_at, orders_added: 0, orders_changed: 0, units_added: 0, units_changed: 0 })
      .execute(),
  );

test('before the first import there is no time, after it the time of the latest one, whatever their order', async () => {
  const imports = createImportsRepository(database.db);
  expect(await imports.lastFinishedAt()).toBeNull();
  await finish('2026-03-05T14:00:00Z');
  await finish('2026-03-04T09:00:00Z');
  expect(await imports.lastFinishedAt()).toEqual(new Date('2026-03-05T14:00:00Z'));
});
