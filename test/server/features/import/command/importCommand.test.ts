import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
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

test('--help says how it is used, and is no failure', async () => {
  const { code, text } = await run('--help');
  expect([code, text.startsWith('npm run import -- --orders')]).toEqual([0, true]);
});

const UNITS = 'IC#,KVA,HV,LV,Bushing Config,Foo\n9100701,750,12470GrdY/7200,480Y/277,Loop,x\n';
const ORDERS = 'Order #,Job #,Cust,Job Type,Bushing Config,Foo\nSO8,J8,Mesa,RC,Radial,x\n';

test('an answer names its file, and a value holds for all rows', async () => {
  const files = [
    ...['--units', await workplace.write('units.csv', UNITS)],
    ...['--orders', await workplace.write('orders.csv', ORDERS)],
  ];
  const missing = await run(...files, '--map', 'Foo=');
  expect(missing.text).toContain('units.csv, line 1, condition: Missing column.');
  expect(missing.text).toContain('give it one value for all rows: --set condition=VALUE.');
  const answers = ['--set', 'condition=RC', '--set', 'units.csv:phase=3', '--map', 'units.csv:foo=comments'];
  const { code, text } = await run(...files, ...answers, '--map', 'orders:Foo=');
  expect([code, text]).toEqual([0, expect.stringContaining('orders.csv: columns left out: Foo')]);
  const units = await database.db.selectFrom('units').selectAll().where('serial', '=', '9100701').execute();
  expect(units).toMatchObject([{ condition: 'RC', phase: 3, comments: 'x', bush_config_description: 'Loop' }]);
  const orders = await database.db.selectFrom('orders').selectAll().where('order_code', '=', 'SO8').execute();
  expect(orders).toMatchObject([{ bush_configuration: 'Radial', notes: null }]);
});

test('what reading a file does without a question is said', async () => {
  const content = 'IC#,Cond,Phase,KVA,HV,LV,Price\n9100711,RC,3,750,12470D,480Y/277,call\n';
  const { code, text } = await run('--units', await workplace.write('units.csv', content), '--check');
  expect([code, text]).toEqual([0, expect.stringContaining("units.csv: One cell of 'Price' says 'call': left empty.")]);
});

test('a column that one of two files knows is mapped there, and an unknown one is named', async () => {
  const files = [
    ...['--units', await workplace.write('units.csv', UNITS), '--set', 'condition=RC', '--set', 'phase=3'],
    ...['--orders', await workplace.write('orders.csv', ORDERS), '--accept', '--check'],
  ];
  const { text } = await run(...files, '--map', 'Bushing Config=bush_config_description');
  expect(text).toContain('Units: 1 read');
  expect((await run(...files, '--map', 'units.csv:Bar=notes')).text).toBe("The units file has no column 'bar'.");
});

test('of two columns of one name, each is answered by its own', async () => {
  const header = 'IC#,Cond,Phase,KVA,HV,Winding,LV,Winding';
  const content = `${header}\n9100901,RC,3,750,12470GrdY/7200,Copper,480Y/277,Aluminum\n`;
  const file = ['--units', await workplace.write('windings.csv', content)];
  const { text } = await run(...file);
  expect(text).toContain("Two columns are named 'Winding'. Is this one 'primary_winding'?");
  expect(text).toContain("Answer with --map 'Winding (2)=COLUMN'");
  const winding = async () => {
    const units = database.db.selectFrom('units').select('winding_material').where('serial', '=', '9100901');
    return (await units.executeTakeFirst())?.winding_material;
  };
  expect((await run(...file, '--accept')).code).toBe(0);
  expect(await winding()).toBe('HV Copper, LV Aluminum');
  const swapped = ['--map', 'Winding=secondary_winding', '--map', 'winding (2)=primary_winding'];
  expect((await run(...file, ...swapped)).code).toBe(0);
  expect(await winding()).toBe('HV Aluminum, LV Copper');
});

test('--without-refused imports the rest, and --refused writes the refused rows with their reasons', async () => {
  const content = `${UNITS.replace('Foo', 'Weight')}9100801,,13200D,480Y/277,"Loop\nFeed",5\n9100802,500,13200D,480Y/277,Loop,heavy\n`;
  const units = await workplace.write('some.csv', content.replace(',x', ',8200'));
  const refused = await workplace.write('refused.csv', '');
  const set = ['--units', units, '--set', 'condition=RC', '--set', 'phase=3'];
  expect((await run(...set)).text).toContain('3 problems. Nothing was changed.');
  const { code, text } = await run(...set, '--without-refused', '--refused', refused);
  expect([code, text]).toEqual([
    0,
    expect.stringContaining('Left out: 1 row; 1 cell that could not be read is empty.'),
  ]);
  expect(text).toContain('some.csv, line 3, kva_rating "": Missing value.');
  const reasons =
    'kva_rating: Missing value. Enter a value, for example 1000. bush_config_description: Contains a control character. Remove it.';
  expect(readFileSync(refused, 'utf8')).toBe(
    '\uFEFFWhy not imported,IC#,KVA,HV,LV,Bushing Config,Weight\r\n' +
      `"${reasons}",9100801,,13200D,480Y/277,"Loop\nFeed",5\r\n`,
  );
  const workbook = refused.replace('.csv', '.XLSX');
  await run(...set, '--without-refused', '--check', '--refused', workbook);
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(workbook)));
  expect(sheets[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Why not imported', 'IC#', 'KVA'],
    [reasons, '9100801', ''],
  ]);
  const fixed = readFileSync(refused, 'utf8').replace('9100801,,', '9100801,750,').replace('Loop\n', 'Loop ');
  expect((await run('--units', await workplace.write('fixed.csv', fixed), ...set.slice(2))).code).toBe(0);
  const weights = database.db.selectFrom('units').select(['serial', 'weight_lbs']).where('serial', 'like', '91008%');
  expect(await weights.orderBy('serial').execute()).toEqual([
    { serial: '9100801', weight_lbs: '5.00' },
    { serial: '9100802', weight_lbs: null },
  ]);
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
