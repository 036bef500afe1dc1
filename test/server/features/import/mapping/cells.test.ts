import { importFiles, importPrepared } from '../../../../../src/server/features/import/importFiles';
import { fileLayoutOf } from '../../../../../src/server/features/import/inspect/fileLayout';
import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf } from '../../../../../src/server/features/import/inspect/inspection';
import { emptyBeforeEach, importPlace, ORDER_HEADER } from '../files';

const { database, workplace } = importPlace();

emptyBeforeEach(database);

async function unitsOf(content: string) {
  await importFiles(database.db, { units: await workplace.write('units.csv', content) });
  return database.db.selectFrom('units').selectAll().orderBy('serial').execute();
}

test('voltages written backwards, by phase voltage, and in words enter as they are written', async () => {
  const voltages = [
    ['12470GrdY/7200', '277/480'],
    ['7200/12470Y', '120/208'],
    ['14.4/24.94Y kV', '480/277Y'],
    ['13.2 kV Grounded Wye/7.62 kV', '480Y / 277 Volts'],
    ['13200Δ', '480 (Delta)'],
    ['34500GrdY/19920 (150 kV BIL)', '208Y/120 3PH 4W'],
    ['12.47 grnd/7.2', '480 VAC'],
  ];
  const rows = voltages.map(([high, low], at) => `910010${at},RC,3,750,${high},${low}`);
  const units = await unitsOf(['IC#,Cond,Phase,KVA,HV,LV', ...rows, ''].join('\n'));
  expect(units.map(({ primary_voltage, secondary_voltage }) => [primary_voltage, secondary_voltage])).toEqual(voltages);
});

test('amounts have the unit that their row names, and without one they are not read', async () => {
  const path = await workplace.write(
    'units.csv',
    [
      'IC#,Cond,Phase,KVA,HV,LV,Weight,Wt UOM,Oil Qty,Oil UOM,HxWxD (cm)',
      '9100601,RC,3,630,12470D,480Y/277,1000,KG,300,L,152.4 x 177.8 x 127',
      '9100602,RC,3,630,12470D,480Y/277,1000,LB,300,GAL,50 x 60 x 40 in',
      '9100603,RC,3,630,12470D,480Y/277,1000,,300,drum,',
      '',
    ].join('\n'),
  );
  const prepared = preparedOf(await inspectFile({ file: 'units', path, name: 'units.csv' }), 'units.csv');
  await importPrepared(database.db, { units: prepared }, { accepted: { rows: 0, cells: 2 } });
  const columns = ['weight_lbs', 'oil_volume_gal', 'height_in', 'width_in', 'depth_in'] as const;
  expect(await database.db.selectFrom('units').select(columns).orderBy('serial').execute()).toEqual([
    { weight_lbs: '2204.62', oil_volume_gal: '79.25', height_in: '60.00', width_in: '70.00', depth_in: '50.00' },
    { weight_lbs: '1000.00', oil_volume_gal: '300.00', height_in: '50.00', width_in: '60.00', depth_in: '40.00' },
    { weight_lbs: null, oil_volume_gal: null, height_in: null, width_in: null, depth_in: null },
  ]);
});

test('spaces between thousands and a decimal comma enter without a question', async () => {
  const units = await unitsOf(
    'IC#;Cond;Phase;KVA;HV;LV;Imp. (%);Cost\n9100701;RC;3;630;12470D;480Y/277;5,5;14 250,00\n9100702;RC;3;630;12470D;480Y/277;5;9 100,00\n',
  );
  expect(units).toMatchObject([{ impedance_pct: '5.500', unit_cost: '14250.00' }, { unit_cost: '9100.00' }]);
});

test('words for nothing are said by column', async () => {
  const path = await workplace.write(
    'units.csv',
    [
      'IC#,Cond,Phase,KVA,HV,LV,Price,Year,Cabinet Cond,Remarks',
      '9100801,RC,3,630,12470D,480Y/277,Call,1999,n/a,none',
      '9100802,RC,3,630,12470D,480Y/277,CALL,unknown,good,-',
      '9100803,RC,3,630,12470D,480Y/277,TBD,2004,good,call first',
      '9100804,RC,3,630,12470D,480Y/277,9100,2004,good,',
      '',
    ].join('\n'),
  );
  const { remarks } = fileLayoutOf(await inspectFile({ file: 'units', path, name: 'units.csv' }));
  expect(remarks).toEqual([
    "3 cells of 'Price' say 'CALL' or 'TBD': left empty.",
    "One cell of 'Year' says 'unknown': left empty.",
    "One cell of 'Cabinet Cond' says 'n/a': taken as good.",
  ]);
});

test('kilovolts with a decimal comma enter without a question', async () => {
  const units = await unitsOf(
    'IC#;Cond;Phase;KVA;HV (kV);LV (kV)\n9100401;RC;3;630;12,47;0,48\n9100402;RC;3;630;34,5;4,16\n',
  );
  expect(units).toMatchObject([
    { primary_voltage: '12,47', secondary_voltage: '0,48' },
    { primary_voltage: '34,5', secondary_voltage: '4,16' },
  ]);
});

test('words for nothing leave a cell empty, and numbers with words enter as numbers', async () => {
  const units = await unitsOf(
    [
      'IC#,Cond,Phase,KVA,HV,LV,Year,Weight,Gallons,%Z,Cost,Taps',
      '9100901,RC,3,750,12470GrdY/7200,480Y/277,unknown,—,N/A,-,TBD,2-2.5% FCAN/FCBN',
      `9100902,RC,3.0,750/862/1000,12470GrdY/7200,480Y/277,'04,"2,250#",350 US gal,5.75% Z,$18.4K,±5%`,
      '',
    ].join('\n'),
  );
  expect(units).toMatchObject([
    { mfg_year: null, weight_lbs: null, oil_volume_gal: null, impedance_pct: null, unit_cost: null },
    { phase: 3, mfg_year: 2004 },
  ]);
  const { kva_rating, weight_lbs, oil_volume_gal, impedance_pct, unit_cost } = units[1]!;
  expect([kva_rating, weight_lbs, oil_volume_gal, impedance_pct, unit_cost].map(Number)).toEqual([
    750, 2250, 350, 5.75, 18_400,
  ]);
});

test('a day with a time enters as the day', async () => {
  const content = `${ORDER_HEADER},Order date,Request date\nF18-1,F1801,Red Butte,RC,2026-03-07 14:05:00,3/18/2026 2:30 PM\n`;
  await importFiles(database.db, { orders: await workplace.write('orders.csv', content) });
  const dates = await database.db.selectFrom('orders').select(['order_date', 'request_date']).execute();
  expect(JSON.stringify(dates)).toMatch(/2026-03-07.*2026-03-18/);
});
