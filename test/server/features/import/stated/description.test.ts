import {
  describedAs,
  describedQuantity,
  isDescription,
} from '../../../../../src/server/features/import/stated/description';
import { contradictionIn } from '../../../../../src/server/features/import/stated/contradictions';
import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

const PAD = 'PADMT 3PH 750KVA 12470GRDY/7200-480Y/277 LOOP DF FR3 CU';

test.each([
  ['phase', '3'],
  ['kva_rating', '750'],
  ['primary_voltage', '12470GrdY/7200'],
  ['secondary_voltage', '480Y/277'],
  ['unit_type', 'Three-Phase Pad'],
  ['bush_config_description', 'Loop Feed Dead Front'],
  ['type_of_fluid', 'FR3'],
  ['winding_material', 'Copper'],
  ['condition', ''],
  ['taps', ''],
  ['manufacturer', ''],
])('a description says %s: %j', (column, text) => {
  expect(describedAs('units', column)(PAD)).toBe(text);
});

test('a pole is a unit type, whatever stands beside it', () => {
  expect(describedAs('units', 'unit_type')('POLE 1PH 25KVA 12470GRDY/7200-120/240')).toBe('Pole');
});

test.each([
  [PAD, true],
  ['Pad, 3-ph, 12470D - 480Y/277, loop feed', true],
  ['1500 kVA 3ph', false],
  ['12470GrdY/7200-480Y/277', false],
  ['Pulled from a hospital upgrade in 2016', false],
  ['500 kVA 12470D-480Y/277 pad and 750 kVA 12470D-208Y/120 pad', false],
])('whether %j describes a transformer: %j', (text, is) => {
  expect(isDescription(text)).toBe(is);
});

test('a description may be of several units', () => {
  expect([describedQuantity(PAD), describedQuantity(`Qty 3 - ${PAD}`), describedQuantity('none')]).toEqual([
    1,
    3,
    null,
  ]);
});

test.each([
  ['kva_rating', '750.00', null],
  ['kva_rating', '500', '750'],
  ['primary_voltage', '12.47 kV', null],
  ['primary_voltage', '13800D', '12470GrdY/7200'],
  ['secondary_voltage', '240/120', '480Y/277'],
  ['bush_config_description', 'Loop', null],
  ['bush_config_description', 'Radial Feed', 'Loop Feed Dead Front'],
  ['type_of_fluid', 'Envirotemp FR3', null],
  ['type_of_fluid', 'MO', 'FR3'],
  ['manufacturer', 'ABB', null],
  ['phase', '', null],
])('a description against %s %j says %j', (column, value, said) => {
  expect(contradictionIn('units', column)(value, PAD)).toBe(said);
});

test('a column of descriptions fills the fields that no other column has', async () => {
  const { rows, said } = await entered(
    [
      'Stock #,Item,Cond,Fluid,Mfr',
      `604411,${PAD},RECOND,,Howard`,
      '604418,"1PH POLE 25 KVA, 7200/12470Y - 120/240",REWOUND,MO,',
      '604420,"PAD 3PH 500 KVA, 13800D - 208Y/120, FR3, SQUARE D",RECOND,MO,',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    {
      serial: '604411',
      condition: 'RC',
      phase: 3,
      kva_rating: '750.00',
      primary_voltage: '12470GrdY/7200',
      type_of_fluid: 'FR3',
    },
    {
      serial: '604418',
      condition: 'RW',
      phase: 1,
      kva_rating: '25.00',
      secondary_voltage: '240/120',
      type_of_fluid: 'MO',
    },
    { serial: '604420', phase: 3, kva_rating: '500.00', type_of_fluid: 'MO', bush_config_description: null },
  ]);
  expect(said).toEqual(['4 Item: It says FR3, but type_of_fluid is MO']);
});

test('a silent description changes no stored value', async () => {
  const header = 'Stock #,Item,Cond';
  await entered(`${header}\n604411,${PAD},RC`);
  const { rows } = await entered(`${header}\n604411,PADMT 3PH 1000KVA 12470GRDY/7200-480Y/277,RC`);
  expect(rows).toMatchObject([{ kva_rating: '1000.00', type_of_fluid: 'FR3', winding_material: 'Copper' }]);
});

test('an order stores its description too', async () => {
  const { rows } = await entered(`Order #,Job #,Customer,RC/RW,Description\nA1,J1,Red Butte,RC,${PAD}`, {
    file: 'orders',
  });
  expect(rows).toMatchObject([{ kva_rating: '750.00', oil_type: 'FR3', stock_code_desc: PAD }]);
});

test('what no description says of a required field is asked for, and one value fills it', async () => {
  const list = `Stock #,Item\n604411,${PAD}\n604418,"1PH POLE 25 KVA, 7200/12470Y - 120/240"`;
  expect(await entered(list)).toMatchObject({ layout: ['condition: Missing column'] });
  const { rows } = await entered(list, { values: { condition: 'RC' } });
  expect(rows).toMatchObject([
    { serial: '604411', condition: 'RC' },
    { serial: '604418', condition: 'RC' },
  ]);
});

test('a value for all rows fills only what a description leaves out', async () => {
  const list = `Stock #,Item\n604411,REWOUND ${PAD}\n604418,"1PH POLE 25 KVA, 7200/12470Y - 120/240"`;
  const { rows } = await entered(list, { values: { condition: 'RC' } });
  expect(rows).toMatchObject([
    { serial: '604411', condition: 'RW' },
    { serial: '604418', condition: 'RC' },
  ]);
});
