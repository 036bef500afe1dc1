import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

const HEADER = 'Tag #,3 ph,1 ph,Pad,Pole,KVA,HV,LV,Loop,Radial,Dead front,Live front,Recond,Rewound';

test('columns of marks below values of one field are this field', async () => {
  const { rows, said, layout } = await entered(
    [
      HEADER,
      '318802,x,,x,,750,13200GrdY/7620,480Y/277,x,,x,,x,',
      '318810,✓,no,✓,,300,4160D,208Y/120,,Y,,Y,,1',
      '318816,,X,,X,37.5,12470GrdY/7200,240/120,,,,,x,',
    ].join('\n'),
  );
  expect([layout, said]).toEqual([[], []]);
  expect(rows).toMatchObject([
    { phase: 3, unit_type: 'Pad', bush_config_description: 'Loop Feed Dead front', condition: 'RC' },
    { phase: 3, unit_type: 'Pad', bush_config_description: 'Radial Feed Live front', condition: 'RW' },
    { phase: 1, unit_type: 'Pole', bush_config_description: null, condition: 'RC' },
  ]);
});

test('two marks and no mark are refused, and a ditto mark repeats', async () => {
  const { rows, said } = await entered(
    [
      'Tag #,KVA,HV,LV,Phase,RC,RW',
      '1001,500,4160D,480D,3,x,',
      '1002,500,4160D,480D,3,x,x',
      '1003,500,4160D,480D,3,,',
      '1004,500,4160D,480D,3,,x',
      '1005,500,4160D,480D,3,"""",""""',
    ].join('\n'),
  );
  expect(rows.map(({ serial, condition }) => [serial, condition])).toEqual([
    ...[
      ['1001', 'RC'],
      ['1004', 'RW'],
      ['1005', 'RW'],
    ],
  ]);
  expect(said).toEqual(['3 condition: Not an allowed value', '4 condition: Missing value']);
});

test('columns with other cells stay as they are', async () => {
  const { layout } = await entered('Tag #,KVA,HV,LV,Phase,RC,RW\n1001,500,4160D,480D,3,12,40');
  expect(layout).toEqual(expect.arrayContaining(['condition: Missing column']));
});
