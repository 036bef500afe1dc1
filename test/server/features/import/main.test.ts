import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { importPlace, ordersWith } from './files';

const { database, workplace } = importPlace();

function start(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/features/import/main.ts', ...args], { env });
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

test('the command leaves the database unchanged on Ctrl-C', async () => {
  const before = await orderCount();
  const many = ordersWith('sale_price', new Array<string>(300_000).fill('7'));
  const { child, ended, output } = start('--orders', await workplace.write('many.csv', many));
  while (!output.text.includes('100,000 rows')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  const { code, text } = await ended;
  expect(text).toContain('Stopped. Nothing was changed.');
  expect(code).toBe(130);
  expect(await orderCount()).toBe(before);
});
