import { isDitto } from '../../../../../src/server/features/import/mapping/marks';
import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

test.each(['"', "''", '〃', '-"-', '”', 'do.', 'DO', 'Ditto', 'same as above', 'Idem', 'ídem'])(
  '%j repeats a cell',
  (cell) => {
    expect(isDitto(cell)).toBe(true);
  },
);

test.each(['', '-', "'", '12"', 'Dodge City', 'same day', 'dittos', '.'])('%j repeats no cell', (cell) => {
  expect(isDitto(cell)).toBe(false);
});

const HEADER = 'Order #,Job #,Customer,Ship to,RC/RW,Sale Price,Rep';

test('ditto marks repeat the cell above, also that of another mark, and are named', async () => {
  const { rows, remarks } = await entered(
    [
      HEADER,
      'B1,J1,Red Butte,"Mesa, AZ",RC,100,L. Vance',
      'B2,J2,"""","""",RW,ditto,do.',
      'B3,J3,"""","""","""",300,',
    ].join('\n'),
    { file: 'orders' },
  );
  expect(rows).toMatchObject([
    { customer_name: 'Red Butte', ship_city: 'Mesa', order_type: 'RC', sale_price: '100.00', sales_rep: 'L. Vance' },
    { customer_name: 'Red Butte', ship_state: 'AZ', order_type: 'RW', sale_price: '100.00', sales_rep: 'L. Vance' },
    { customer_name: 'Red Butte', ship_city: 'Mesa', order_type: 'RW', sale_price: '300.00', sales_rep: null },
  ]);
  expect(remarks).toEqual([
    "Ditto marks in 'Customer', 'Ship to', 'RC/RW', 'Sale Price' and 'Rep' repeat the cell above.",
  ]);
});

test('an identifier is never repeated', async () => {
  const { rows, said } = await entered(`${HEADER}\nB1,J1,Red Butte,,RC,,\n"""",J2,"""",,RC,,\nB3,ditto,"""",,RC,,`, {
    file: 'orders',
  });
  expect(rows).toMatchObject([{ order_code: 'B1' }]);
  expect(said).toEqual(['3 order_code: Repeats the cell above', '4 job_number: Repeats the cell above']);
});

test('days that a spreadsheet counted are dates, if the whole column has them', async () => {
  const dates = (first: string, second: string) =>
    `Order #,Job #,Customer,RC/RW,Due\nB1,J1,Red Butte,RC,${first}\nB2,J2,Red Butte,RC,${second}\nB3,J3,Red Butte,RC,TBD`;
  const { rows, remarks } = await entered(dates('46309', '46402'), { file: 'orders' });
  expect(rows.map(({ request_date }) => request_date)).toEqual(['2026-10-14', '2027-01-15', null]);
  expect(remarks).toContain("Numbers in 'Due' are days of a spreadsheet: 46309 is 2026-10-14.");
  const { said } = await entered(dates('46309', '2027-01-15'), { file: 'orders' });
  expect(said).toEqual(['2 request_date: Not a date']);
});

test("a text that is '?' is kept and named", async () => {
  const { rows, remarks } = await entered('IC #,kVA,HV,LV,Phase,Cond,Fluid\n9001,500,12470D,480Y/277,3,RC,?');
  expect(rows).toMatchObject([{ type_of_fluid: '?' }]);
  expect(remarks).toEqual(["One cell of 'Fluid' says '?': kept as it is."]);
});

test('ditto marks that nobody quoted are no quotation marks', async () => {
  const { rows } = await entered(
    'IC\tKVA\tHV\tLV\tPh\tCond\tMake\r\n7001\t500\t12470D\t480Y/277\t3\tRC\tABB\r\n7002\t"\t"\t"\t"\t"\tGE\r\n7003\t750\t"\t"\t"\tRW\t"\r\n',
    { name: 'list.txt' },
  );
  expect(rows).toMatchObject([
    { serial: '7001', kva_rating: '500.00' },
    { serial: '7002', kva_rating: '500.00', condition: 'RC', manufacturer: 'GE' },
    { serial: '7003', kva_rating: '750.00', condition: 'RW', manufacturer: 'GE' },
  ]);
});
