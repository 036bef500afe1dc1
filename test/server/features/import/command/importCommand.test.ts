import { readFileSync } from 'node:fs';
import { importCommand } from '../../../../../src/server/features/import/command/importCommand';
import { importPlace, ordersWith } from '../files';

const { database, workplace } = importPlace();

async function run(...args: string[]) {
  const lines: unknown[] = [];
  const say = (line: unknown) => void lines.push(line);
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
  const signal = new AbortController().signal;
  const code = await importCommand(args, { env, signal, output: { log: say, error: say } });
  return { code, text: lines.join('\n') };
}

test('a refusal names the place and ends with an error', async () => {
  const orders = await workplace.write('bad.csv', ordersWith('sale_price', ['€5']));
  const { code, text } = await run('--orders', orders);
  expect(text).toContain('bad.csv, line 2, sale_price "€5": Contains a currency sign. Write it like 1234.50.');
  expect(text).toContain('1 problem. Nothing was changed.');
  expect(code).toBe(1);
});

test('all doubts are reported together, and answered on the command line', async () => {
  const content = 'Order #,Job #,Cust,Job Type,Order Date,Oil Volume,Foo\nSO7,J7,Mesa,RC,2/3/2026,100,x\n';
  const asked = ['--orders', await workplace.write('asked.csv', content)];
  const { code, text } = await run(...asked);
  expect(text).toContain("Is 2/3/2026 in 'Order Date' February 3 or March 2? Answer with --dates 'Order Date=mdy'");
  expect(text).toContain("Answer with --measure 'Oil Volume=UNIT'.");
  expect(text).toContain("Answer with --map 'Foo=COLUMN', or leave it out with --map 'Foo='.");
  expect([text.includes('3 problems. Nothing was changed.'), code]).toEqual([true, 1]);
  const answers = ['--dates', 'dmy', '--measure', 'Oil Volume=gal', '--map', 'foo=notes'];
  const checked = await run(...asked, ...answers, '--check');
  expect(checked.text).toContain('Orders: 1 read, 1 new, 0 would change, 0 unchanged, 0 refused');
  const orders = () => database.db.selectFrom('orders').selectAll().execute();
  expect([await orders(), checked.code]).toEqual([[], 0]);
  expect((await run(...asked, ...answers)).code).toBe(0);
  expect(await orders()).toMatchObject([
    { order_code: 'SO7', order_date: '2026-03-02', oil_volume_liters: '378.54', notes: 'x' },
  ]);
  const changed = await run(
    '--orders',
    await workplace.write('asked.csv', content.replace('100', '50')),
    ...answers,
    '--check',
  );
  expect(changed.text).toContain('SO7 (line 2): oil_volume_liters "378.54" becomes "189.27"');
});

test('without a file it says how it is used', async () => {
  const { code, text } = await run();
  expect(text).toContain('npm run import -- --orders');
  expect(code).toBe(1);
});

test('the files of docs/guide/first-hour.md are imported by its command', async () => {
  const guide = readFileSync('docs/guide/first-hour.md', 'utf8');
  const file = (header: string) => guide.split('```\n').find((block) => block.startsWith(`${header},`)) ?? '';
  const units = await workplace.write('first-units.csv', file('IC#'));
  const orders = await workplace.write('first-orders.csv', file('Order code'));
  const { code, text } = await run('--units', units, '--orders', orders, '--map', 'Received=');
  expect(text).toContain('Units: 3 read, 3 added, 0 changed, 0 unchanged');
  expect(text).toContain('Orders: 2 read, 2 added, 0 changed, 0 unchanged');
  expect(code).toBe(0);
});
