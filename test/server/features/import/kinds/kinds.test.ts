import { join } from 'node:path';
import type { RowsValue } from '../../../../../src/contract/import/mapping';
import { applyMapping, checkedValues } from '../../../../../src/server/features/import/inspect/applyMapping';
import { layoutProblems } from '../../../../../src/server/features/import/inspect/fileLayout';
import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf, type Inspection } from '../../../../../src/server/features/import/inspect/inspection';
import { importPrepared } from '../../../../../src/server/features/import/importFiles';
import { emptyBeforeEach, importPlace } from '../files';

const { database } = importPlace();

emptyBeforeEach(database);

type Answer = (inspection: Inspection) => Inspection;

/** One answer: everything that is suggested for unknown columns. */
const accept: Answer = (inspection) =>
  applyMapping(
    inspection,
    inspection.choices.flatMap(({ target, reading, questions }, index) =>
      questions.some(({ about }) => about === 'target') ? [{ index, target: target?.name ?? null, reading }] : [],
    ),
  );

/** One answer: the form of values for all rows. */
const forAllRows =
  (given: Readonly<Record<string, string>>): Answer =>
  (inspection) => {
    const values = Object.entries(given).map(([target, value]): RowsValue => ({ target, value }));
    return { ...inspection, values: checkedValues(inspection, values) };
  };

const FOLDER = 'test/server/features/import/kinds';

async function imported(name: string, answers: readonly Answer[]) {
  const found = await inspectFile({ file: 'units', path: join(FOLDER, name), name });
  const inspection = answers.reduce((before, answer) => answer(before), found);
  expect(layoutProblems(inspection)).toEqual([]);
  const report = await importPrepared(database.db, { units: preparedOf(inspection, 'units') });
  const rows = await database.db.selectFrom('units').selectAll().orderBy('serial').execute();
  expect([report.units.refused, report.units.added]).toEqual([0, rows.length]);
  return rows;
}

const RECONDITION = { condition: 'RC' };
const THREE = { ...RECONDITION, phase: '3' };

type Row = Readonly<Record<string, string | number | null>>;

const kinds: [name: string, answers: Answer[], rows: Row[]][] = [
  [
    'R1-dealer-stock-list.csv',
    [accept],
    [
      {
        ...{
          serial: 'FX-20101',
          condition: 'RC',
          phase: 3,
          kva_rating: '500.00',
          mfg_year: 2010,
          weight_lbs: '4650.00',
        },
        ...{ primary_voltage: '13.8kV', secondary_voltage: '480V', impedance_pct: '5.000', list_price: '28500.00' },
      },
      { serial: 'FX-20102', primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277', condition: 'RC' },
      { serial: 'FX-20103', primary_voltage: '13.2kV', secondary_voltage: '480Y277', condition: 'RC' },
      { serial: 'FX-20104', kva_rating: '5000.00', secondary_voltage: '4160V' },
      { serial: 'FX-20105', kva_rating: '1500.00', winding_material: 'Copper' },
      { serial: 'FX-20106', kva_rating: '300.00', secondary_voltage: '208V', condition: 'RC' },
    ],
  ],
  [
    'R2-distribution-study.csv',
    [accept, forAllRows(THREE)],
    [
      {
        ...{ serial: 'XF-101', condition: 'RC', phase: 3, kva_rating: '1600.00', bush_config_description: null },
        ...{ primary_voltage: '11000D', secondary_voltage: '440Y' },
      },
      { serial: 'XF-102', kva_rating: '1000.00', primary_voltage: '11000D', secondary_voltage: '440Y' },
      { serial: 'XF-103', kva_rating: '500.00' },
    ],
  ],
  [
    'R3-transformer-management.csv',
    [accept, forAllRows(THREE)],
    [
      { serial: 'TR-9001', kva_rating: '100000.00', primary_voltage: '220 kVY', secondary_voltage: '63D' },
      { serial: 'TR-9002', kva_rating: '63000.00', primary_voltage: '110 kVY', secondary_voltage: '20Y' },
    ],
  ],
  [
    'R4-alarm-register.csv',
    [accept, forAllRows(THREE)],
    [
      { serial: 'TS-70011', kva_rating: '1500.00', primary_voltage: '13200', secondary_voltage: '480' },
      { serial: 'TS-70012', kva_rating: '2000.00', manufacturer: 'ABB' },
    ],
  ],
  [
    'R5-utility-map.csv',
    [accept, forAllRows({ ...RECONDITION, primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277' })],
    [
      {
        ...{ serial: '8D5C21F0-0A11-4B7E-9A10-5500AA11BB01', phase: 3, kva_rating: '750.00' },
        ...{ primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277' },
      },
      { serial: '8D5C21F0-0A11-4B7E-9A10-5500AA11BB02', kva_rating: '300.00' },
    ],
  ],
  [
    'R6-register-of-pcb.csv',
    [accept, forAllRows(THREE)],
    [
      { serial: 'A-40117', kva_rating: '630.00', primary_voltage: '20', secondary_voltage: '0,4' },
      { serial: 'A-40118', kva_rating: '1000.00' },
      { serial: 'A-40119', kva_rating: '400.00', primary_voltage: '11,5' },
    ],
  ],
  [
    'R7-catalogue.csv',
    [accept, forAllRows(RECONDITION)],
    [
      { serial: 'FT_Minera_1000kVA_20kV', kva_rating: '1000.00', phase: 3, unit_type: null },
      {
        ...{ serial: 'FT_Minera_100kVA_20kV', kva_rating: '100.00', phase: 3, unit_type: null },
        ...{ primary_voltage: '20000D', secondary_voltage: '410Y' },
      },
      { serial: 'FT_Minera_250kVA_20kV', kva_rating: '250.00' },
    ],
  ],
  [
    'R8-intake-screen.csv',
    [accept],
    [
      {
        ...{ serial: '9108001', condition: 'RW', kva_rating: '1000.00', taps: '+/-5%', mfg_year: 2004 },
        ...{ winding_material: 'HV Copper, LV Aluminum', bush_config_description: 'Loop Feed Dead Front' },
        ...{ primary_bil_kv: '95.00', category: 'Recycle' },
      },
      { serial: '9108002', condition: 'RW', primary_voltage: '7200/12470Y', winding_material: 'Copper' },
      { serial: '9108003', condition: 'RW', primary_voltage: '13800D' },
    ],
  ],
  [
    'R9-quotation-units.csv',
    [accept, forAllRows(RECONDITION)],
    [
      { serial: 'LC-16181', kva_rating: '150.00', primary_voltage: '12.47 grnd/7.2', secondary_voltage: '120/208' },
      { serial: 'LC-16182', kva_rating: '500.00', secondary_voltage: '277/480', impedance_pct: '5.000' },
    ],
  ],
  [
    'R10-purchase-order.csv',
    [accept, forAllRows(RECONDITION)],
    [
      { serial: 'FC-301', kva_rating: '150.00', weight_lbs: '2210.00', primary_voltage: '13200GrdY/7620' },
      { serial: 'FC-302', kva_rating: '300.00', weight_lbs: '3650.00', oil_volume_gal: '160.00' },
    ],
  ],
  [
    'R12-standard-ratings.csv',
    [],
    [
      { serial: 'S-12001', primary_voltage: '13800Δ' },
      { serial: 'S-12002', primary_voltage: '12470GrdY/7200' },
      { serial: 'S-12003' },
      { serial: 'S-12004', primary_bil_kv: '150.00' },
      { serial: 'S-12005' },
      { serial: 'S-12006', secondary_voltage: '480Δ' },
    ],
  ],
  [
    'R13-yard-list.csv',
    [],
    [
      {
        ...{ serial: '0913001', kva_rating: '75.00', bush_config_description: 'Loop Feed Dead Front', mfg_year: 2004 },
        ...{ weight_lbs: '2250.00', oil_volume_gal: '350.00', impedance_pct: '5.750', unit_cost: '18400.00' },
        ...{ warehouse_desc: 'Yard 3', winding_material: 'Cu', type_of_fluid: 'MO', taps: '2-2.5% FCAN/FCBN' },
      },
      {
        ...{ serial: '0913002', condition: 'RW', bush_config_description: 'Radial Feed Live Front' },
        ...{ mfg_year: 1989, unit_cost: null },
      },
      {
        serial: '0913003',
        impedance_pct: null,
        oil_volume_gal: null,
        weight_lbs: null,
        mfg_year: null,
        unit_cost: null,
      },
    ],
  ],
];

test.each(kinds)('%s enters with at most two answers, and nothing is read wrongly', async (name, answers, rows) => {
  expect(answers.length).toBeLessThanOrEqual(2);
  expect(await imported(name, answers)).toMatchObject(rows);
});

test('a file with a header alone is recognized', async () => {
  const name = 'R11-power-flow-export.csv';
  const { choices } = await inspectFile({ file: 'units', path: join(FOLDER, name), name });
  expect(choices.map(({ target }) => target?.name ?? null)).toEqual([
    ...[null, null, null, 'primary_voltage', 'secondary_voltage', 'primary_connection', 'secondary_connection'],
    ...['kva_rating', 'impedance_pct', 'unit_type', null],
  ]);
});
