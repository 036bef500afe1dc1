import { setupSchema } from '../../../../src/contract/people/setup';
import { paths } from '../../../../src/contract/paths';
import { parseStrict, useTestApp } from '../../../support/server/app';
import { insertRows, orderRow, photoRow, unitRow, useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();
const served = useTestApp(database, { env: { ACCESS: 'roles' } });

const as = async (subject: string, role: string) => ({
  authorization: `Bearer ${await served.signIn.token(subject, { name: subject, roles: [role] })}`,
});
const ask = async (subject: string, role: string) =>
  served.call('GET', paths.setup, undefined, await as(subject, role));
const done = async () => parseStrict(setupSchema, (await ask('boss', 'administrator')).json()).done;

test('the setup is computed from what is there', async () => {
  expect(await done()).toEqual([]);
  await insertRows(database.db, { units: [unitRow({ serial: '1' })], orders: [orderRow({})] });
  expect(await done()).toEqual(['units', 'orders']);
  await served.call('GET', paths.me, undefined, await as('boss', 'administrator'));
  await served.call('GET', paths.me, undefined, await as('sam', 'sales'));
  const values = (name: string) => ({
    ...{ company: { name, address: '' }, terms: '', validityDays: 30, paper: 'letter' },
  });
  const set = async (name: string) =>
    served.call(
      'PUT',
      paths.quotationSettings,
      { values: values(name) },
      {
        ...(await as('boss', 'administrator')),
        'if-match': '"0"',
      },
    );
  expect((await set('Copper State')).statusCode).toBe(200);
  await database.db.insertInto('unit_files').values(photoRow('1')).execute();
  expect(await done()).toEqual(['company', 'people', 'units', 'orders', 'photos']);
});

test('only administrators see the setup steps', async () => {
  expect((await ask('sam', 'sales')).statusCode).toBe(403);
});
