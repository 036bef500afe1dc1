import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { createWorkplace, ordersWith, type Workplace } from './files';

let database: TestDatabase;
let workplace: Workplace;

beforeAll(async () => {
  database = await createTestDatabase();
  workplace = await createWorkplace();
});
afterAll(async () => {
  await database.close();
  await workplace.remove();
});

function start(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/import/main.ts', ...args], { env });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), text: output.text }));
  return { child, ended, output };
}

const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length;

test('the command imports and reports what it did', async () => {
  const orders = await workplace.write('orders.csv', ordersWith('sale_price', ['5']));
  const { code, text } = await start('--orders', orders).ended;
  expect(text).toContain('orders.csv: 1 row, 100 %');
  expect(text).toContain('Orders: 1 read, 1 added, 0 changed, 0 unchanged');
  expect(code).toBe(0);
});

test('a refusal names the place and ends with an error', async () => {
  const orders = await workplace.write('bad.csv', ordersWith('sale_price', ['€5']));
  const { code, text } = await start('--orders', orders).ended;
  expect(text).toContain('bad.csv, line 2, sale_price "€5": Contains a currency sign. Write it like 1234.50.');
  expect(text).toContain('1 problem. Nothing was changed.');
  expect(code).toBe(1);
});

test('what is in doubt is asked all at once, and answered on the command line', async () => {
  const content = 'Order #,Job #,Cust,Job Type,Order Date,Oil Volume,Foo\nSO7,J7,Mesa,RC,2/3/2026,100,x\n';
  const asked = ['--orders', await workplace.write('asked.csv', content)];
  const { code, text } = await start(...asked).ended;
  expect(text).toContain("Is 2/3/2026 in 'Order Date' February 3 or March 2? Answer with --dates 'Order Date=mdy'");
  expect(text).toContain("Answer with --measure 'Oil Volume=UNIT'.");
  expect(text).toContain("Answer with --map 'Foo=COLUMN', or leave it out with --map 'Foo='.");
  expect([text.includes('3 problems. Nothing was changed.'), code]).toEqual([true, 1]);
  const answers = ['--dates', 'dmy', '--measure', 'Oil Volume=gal', '--map', 'foo=notes'];
  const checked = await start(...asked, ...answers, '--check').ended;
  expect(checked.text).toContain('Orders: 1 read, 1 new, 0 would change, 0 unchanged, 0 refused');
  expect([await orderCount(), checked.code]).toEqual([1, 0]);
  expect((await start(...asked, ...answers).ended).code).toBe(0);
  const [order] = await database.db.selectFrom('orders').selectAll().where('order_code', '=', 'SO7').execute();
  expect(order).toMatchObject({ order_date: '2026-03-02', oil_volume_liters: '378.54', notes: 'x' });
  const changed = await start(
    '--orders',
    await workplace.write('asked.csv', content.replace('100', '50')),
    ...answers,
    '--check',
  ).ended;
  expect(changed.text).toContain('SO7 (line 2): oil_volume_liters "378.54" becomes "189.27"');
});

test('without a file it says how it is used', async () => {
  const { code, text } = await start().ended;
  expect(text).toContain('npm run import -- --orders');
  expect(code).toBe(1);
});

test('the command leaves the database unchanged on Ctrl-C', async () => {
  const before = await orderCount();
  const many = ordersWith(
    'sale_price',
    Array.from({ length: 300_000 }, () => '7'),
  );
  const { child, ended, output } = start('--orders', await workplace.write('many.csv', many));
  while (!output.text.includes('100,000 rows')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  const { code, text } = await ended;
  expect(text).toContain('Stopped. Nothing was changed.');
  expect(code).toBe(130);
  expect(await orderCount()).toBe(before);
});

test('the files of docs/first-hour.md are imported by its command', async () => {
  const guide = readFileSync('docs/first-hour.md', 'utf8');
  const file = (header: string) => guide.split('```\n').find((block) => block.startsWith(`${header},`)) ?? '';
  const units = await workplace.write('first-units.csv', file('IC#'));
  const orders = await workplace.write('first-orders.csv', file('Order code'));
  const { code, text } = await start('--units', units, '--orders', orders, '--map', 'Received=').ended;
  expect(text).toContain('Units: 3 read, 3 added, 0 changed, 0 unchanged');
  expect(text).toContain('Orders: 2 read, 2 added, 0 changed, 0 unchanged');
  expect(code).toBe(0);
});
