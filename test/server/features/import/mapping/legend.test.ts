import { explainedIn } from '../../../../../src/server/features/import/mapping/words/legend';
import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

test('a legend explains codes', () => {
  expect(explainedIn('Cond. code: 10 = reconditioned, 20 = rewound')).toEqual([
    { code: '10', meaning: 'reconditioned' },
    { code: '20', meaning: 'rewound' },
  ]);
  expect(explainedIn('A=recondition; B=rewind (coils)')).toEqual([
    { code: 'A', meaning: 'recondition' },
    { code: 'B', meaning: 'rewind (coils)' },
  ]);
  expect(explainedIn('Prices good until Friday')).toEqual([]);
});

const ROWS = ['IC #,kVA,HV,LV,Phase,Cond code', '9001,500,12470D,480Y/277,3,10', '9002,500,12470D,480Y/277,3,20'];

test.each([
  ['below', [...ROWS, '"10 = reconditioned, 20 = rewound"']],
  ['above', ['"Cond. code: 10 = recon, 20 = rewind",,,,,', ...ROWS]],
  ['split by commas', [...ROWS, '10 = reconditioned, 20 = rewound,,,,']],
])('codes get their meaning from a legend %s', async (_, lines) => {
  expect((await entered(lines.join('\n'))).rows).toMatchObject([{ condition: 'RC' }, { condition: 'RW' }]);
});

test('codes without a legend are refused, not guessed', async () => {
  const { rows, said } = await entered(ROWS.join('\n'));
  expect([rows, said]).toEqual([[], ['2 condition: Not an allowed value', '3 condition: Not an allowed value']]);
});

test('a printed list with bars, lines of dashes and apostrophes enters', async () => {
  const rule = '-'.repeat(60);
  const { rows, said } = await entered(
    [
      ...[
        '11/14/2026   Dynamic List Display',
        rule,
        '|Equipment|Obj. type|Ph|Power kVA|HV rating|LV rating|Cond. code|',
        rule,
      ],
      ...[
        "|'00604933|PAD 3PH  |3 |1,500.000|12470D|480Y/277|10|",
        "|'00604940|POLE 1PH |1 |25.000|7200|240/120|20|",
        rule,
      ],
      'Cond. code: 10 = reconditioned, 20 = rewound',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { serial: '00604933', condition: 'RC', phase: 3, kva_rating: '1500.00', unit_type: 'PAD 3PH' },
    { serial: '00604940', condition: 'RW', phase: 1, kva_rating: '25.00', unit_type: 'POLE 1PH' },
  ]);
  expect(said).toEqual(['4 : A line of dashes', '7 : A line of dashes', '8 : A line of text']);
});

test('a legend tells what a column of codes is', async () => {
  const { rows } = await entered(
    [
      'Key: A = reconditioned; B = rewound; P = padmount; O = overhead,,,,,,',
      'IC #,Cls,Grade,Ph,KVA,Pri,Sec',
      '40001,P,A,3,500,12470D,480Y/277',
      '40002,O,B,1,25,7200,240/120',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { condition: 'RC', unit_type: 'padmount' },
    { condition: 'RW', unit_type: 'overhead' },
  ]);
});
