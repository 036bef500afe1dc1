import { importPrepared } from '../../../../../src/server/features/import/importFiles';
import { applyMapping } from '../../../../../src/server/features/import/inspect/applyMapping';
import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf } from '../../../../../src/server/features/import/inspect/inspection';
import { NO_READING } from '../../../../../src/server/features/import/mapping/readingOf';
import { emptyBeforeEach, importPlace } from '../files';

const { database, workplace } = importPlace();

emptyBeforeEach(database);

test('rows enter beside titles, a count of units and lines of text, which are named with their places', async () => {
  const content = [
    ...['Yard list,,,,,,', 'IC#,Cond,HV,LV,Size,Oil,Wt', 'THREE PHASE PADS,,,,,,'],
    ...['9201,RC,12470D,480Y/277,225 kVA (qty 2),FR3 190 gal,3.1K lbs', '9202,RW,4160D,208Y/120,75 kVA,drained,900#'],
    ...['Prices good until Friday,,,,,,', '9203,RC,4160D,208,75 kVA,,', 'Thanks', 'Total: 3,,,,,,', ''],
  ].join('\n');
  const name = 'units.csv';
  const found = await inspectFile({ file: 'units', path: await workplace.write(name, content), name });
  const suggested = found.choices.flatMap(({ target, reading, questions }, index) =>
    questions.length > 0 && target !== null ? [{ index, target: target.name, reading }] : [],
  );
  const prepared = preparedOf(applyMapping(found, suggested), name);
  const report = await importPrepared(database.db, { units: prepared }, { accepted: { rows: 4, cells: 2 } });
  expect(report.problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [4, 'Size', '2 units; a row is one'],
    [5, 'oil_volume_gal', 'Not a number'],
    [6, null, 'A line of text'],
    [7, 'phase', 'Missing value'],
    [8, null, 'A line of text'],
    [9, null, 'A line of totals'],
  ]);
  const rows = await database.db.selectFrom('units').selectAll().orderBy('serial').execute();
  expect(rows).toMatchObject([
    {
      ...{ serial: '9201', phase: 3, unit_type: 'PAD', kva_rating: '225.00', type_of_fluid: 'FR3' },
      ...{ oil_volume_gal: '190.00', weight_lbs: '3100.00' },
    },
    { serial: '9202', phase: 3, kva_rating: '75.00', type_of_fluid: null, oil_volume_gal: null },
  ]);
});

test.each([
  ['IC#,kVA,HV,LV', ['Stock list,,,November', 'IC#,kVA,HV,LV', '9301,500,12470,480'], 2],
  ['IC#,kVA,Primary · Volts,Primary · Conn', [',,Primary,', 'IC#,kVA,Volts,Conn', '9301,500,12470,Delta'], 1],
  ['IC#,kVA,HV · Volts,HV · Conn', [',,HV,', 'IC#,kVA,Volts,Conn', '9301,500,12470,Delta'], 1],
  ['Poids / Weight,IC#,Total Weight', ['"Poids\nWeight",IC#,"Total\nWeight"', '900,9301,900'], 1],
  ['IC#,kVA,Height (mm),Weight (kg)', ['Stock list', 'IC#,kVA,Height,Weight', ',,mm,kg', '9301,500,1500,900'], 2],
])('the header %s is found below the titles', async (header, lines, line) => {
  const path = await workplace.write('units.csv', [...lines, ''].join('\n'));
  const { columns, table } = await inspectFile({ file: 'units', path, name: 'units.csv' });
  expect([columns.map((each) => each.header).join(','), table.layout.headerLine]).toEqual([header, line]);
});

test('a row with a cell too many is refused beside titles, too, and a title below all rows is no column', async () => {
  const header = 'IC#,Cond,KVA,HV,LV,Phase';
  const row = (serial: string) => `${serial},RC,500,12470D,480Y/277,3`;
  const refusedIn = async (lines: readonly string[]) => {
    const path = await workplace.write('units.csv', [header, ...lines, ''].join('\n'));
    const prepared = preparedOf(await inspectFile({ file: 'units', path, name: 'units.csv' }), 'units.csv');
    const accepted = { rows: 1, cells: 0 };
    const { units, problems } = await importPrepared(database.db, { units: prepared }, { accepted });
    return [units.added, ...problems.map(({ line, reason }) => `${line} ${reason}`)];
  };
  const surplus = (width: number) => `The row has ${width} values; the header has ${width - 1} columns`;
  expect(await refusedIn([row('9401'), `${row('9402')},leaks`])).toEqual([1, `3 ${surplus(7)}`]);
  expect(await refusedIn(['PADS,,,,,', row('9403'), `${row('9404')},leaks`])).toEqual([1, `4 ${surplus(7)}`]);
  expect(await refusedIn([row('9405'), 'PADS,,,,,'])).toEqual([1, '3 A line of text']);
});

test('a quantity of more than one is said, and enters as one unit', async () => {
  const lines = ['3', '1', '2 EA', '', 'box', '1.0'].map((count, at) => `950${at},RC,500,12470D,480Y/277,3,${count}`);
  const content = ['IC#,Cond,KVA,HV,LV,Phase,Qty on hand', ...lines, 'Total,,,,,,7', ''].join('\n');
  const name = 'units.csv';
  const found = await inspectFile({ file: 'units', path: await workplace.write(name, content), name });
  const prepared = preparedOf(applyMapping(found, [{ index: 6, target: null, reading: NO_READING }]), name);
  const report = await importPrepared(database.db, { units: prepared }, { accepted: { rows: 1, cells: 2 } });
  expect(report.units).toMatchObject({ added: 6, refused: 1 });
  expect(report.problems.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, 'Qty on hand', '3', '3 units; a row is one'],
    [4, 'Qty on hand', '2 EA', '2 units; a row is one'],
    [8, null, null, 'A line of totals'],
  ]);
});

test('amounts in thousands of dollars enter in dollars', async () => {
  const content =
    'IC#,Cond,KVA,HV,LV,Phase,Cost (US$ x 1000),Price ($000)\n' +
    '9601,RC,500,12470D,480Y/277,3,9.85,$20\n9602,RC,500,12470D,480Y/277,3,14.3K,call\n';
  const name = 'units.csv';
  const found = await inspectFile({ file: 'units', path: await workplace.write(name, content), name });
  await importPrepared(database.db, { units: preparedOf(found, name) });
  const costs = await database.db.selectFrom('units').select(['unit_cost', 'list_price']).orderBy('serial').execute();
  expect(costs).toEqual([
    { unit_cost: '9850.00', list_price: '20000.00' },
    { unit_cost: '14300.00', list_price: null },
  ]);
});

test('pages of a printed list enter by place, and its heads, feet and repeated headers are said once each', async () => {
  const header = 'IC#,Cond,KVA,HV,LV,Phase,Yard note';
  const row = (serial: string) => `${serial},RC,500,12470D,480Y/277,3,dry`;
  const pages = [
    ...['Ohm & Sons,,,,,,Page 1 of 2', header, '"Yard: Elko, NV",,,,,,', row('9701'), '1 unit,,,,,,'],
    ...['Ohm & Sons,,,,,,Page 2 of 2', header, '"Yard: Mesa, AZ",,,,,,', row('9702'), 'Freight,,,,,,900'],
  ];
  const name = 'units.csv';
  const found = await inspectFile({
    file: 'units',
    path: await workplace.write(name, [...pages, ''].join('\n')),
    name,
  });
  expect(found.choices.flatMap(({ questions }) => questions.map(({ about }) => about))).toEqual(['target']);
  const prepared = preparedOf(applyMapping(found, [{ index: 6, target: 'comments', reading: NO_READING }]), name);
  const report = await importPrepared(database.db, { units: prepared }, { accepted: { rows: 4, cells: 0 } });
  expect(report.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'A line of text'],
    [6, 'The head or foot of a page'],
    [7, 'The header again'],
    [10, 'A line of totals'],
  ]);
  const rows = await database.db.selectFrom('units').select(['serial', 'warehouse_desc', 'unit_type']).execute();
  expect(rows).toEqual([
    { serial: '9701', warehouse_desc: 'Elko, NV', unit_type: null },
    { serial: '9702', warehouse_desc: 'Mesa, AZ', unit_type: null },
  ]);
});

test('what titles do not say stays as it is in known units', async () => {
  const enter = async (lines: readonly string[]) => {
    const [name, header] = ['units.csv', 'IC#,Cond,KVA,HV,LV,Phase'];
    const path = await workplace.write(name, [header, ...lines, '9801,RC,500,12470D,480Y/277,3', ''].join('\n'));
    await importPrepared(database.db, { units: preparedOf(await inspectFile({ file: 'units', path, name }), name) });
    return database.db.selectFrom('units').select(['warehouse_desc', 'unit_type']).execute();
  };
  const known = [{ warehouse_desc: 'Elko, NV', unit_type: 'PAD' }];
  expect(await enter(['"Location: Elko, NV",,,,,', 'PADS,,,,,'])).toEqual(known);
  expect(await enter(['"Location: Elko, NV",,,,,'])).toEqual(known);
  expect(await enter(['THREE PHASE,,,,,'])).toEqual(known);
});

test('places above rows of orders are left out, and said', async () => {
  const content = 'Order #,Job #,Cust,Job Type\n"Location: Elko, NV",,,\nSO-9,J9,Mesa,RC\n';
  const path = await workplace.write('orders.csv', content);
  const { remarks } = preparedOf(await inspectFile({ file: 'orders', path, name: 'orders.csv' }), 'orders.csv');
  expect(remarks).toEqual(["Places above rows, such as 'Location: Elko, NV', are left out."]);
});
