import { importFiles } from '../../../../src/server/features/import/importFiles';
import { ImportRefusedError } from '../../../../src/server/features/import/staging/problems';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { importPlace, ORDER_HEADER, UNIT_HEADER, UNIT_ROW } from './files';

const { database, workplace } = importPlace();

beforeAll(async () => {
  await insertRows(database.db, {
    units: ['AB12', 'x1', 'X1'].map((serial) => unitRow({ serial })),
    orders: [orderRow({ order_code: 'SO-a', job_number: 'J0' })],
  });
});

const unitsOf = (...serials: string[]) => [
  UNIT_HEADER,
  ...serials.map((serial) => UNIT_ROW.replace('0012', serial)),
  '',
];

async function problemsOf(file: { units?: string[]; orders?: string[] }) {
  const [[kind, lines] = ['units', []]] = Object.entries(file);
  const path = await workplace.write(`${kind}.csv`, lines.join('\n'));
  const outcome = await importFiles(database.db, { [kind]: path }).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefusedError)) return outcome;
  return outcome.problems.map(({ line, column, value, reason, fix }) => [line, column, value, reason, fix]);
}

test('a new serial that differs from another one only in capitals is refused with both named', async () => {
  expect(await problemsOf({ units: unitsOf('ab12', 'Cd3', 'cD3', '77') })).toEqual([
    ...[[2, 'serial', 'ab12', 'Differs from AB12 only in capitals', fixOf('AB12')]],
    ...[[4, 'serial', 'cD3', 'Differs from Cd3 only in capitals', fixOf('Cd3')]],
  ]);
});

const fixOf = (other: string) => `Write it as ${other} where that is meant, or give one of them another name.`;

test('a new order code that differs from another one only in capitals is refused', async () => {
  const orders = [ORDER_HEADER, 'so-A,J1,Mesa,RC', ''];
  expect(await problemsOf({ orders })).toMatchObject([
    [2, 'order_code', 'so-A', 'Differs from SO-a only in capitals', fixOf('SO-a')],
  ]);
});

test('rows that are stored already, differing only in capitals, can be imported again', async () => {
  expect(await problemsOf({ units: unitsOf('AB12', 'x1', 'X1') })).toMatchObject({ units: { read: 3, added: 0 } });
});
