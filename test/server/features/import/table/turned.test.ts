import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

test('a table with its labels in the first column is read by columns', async () => {
  const { rows, remarks, said } = await entered(
    [
      'SPARES - NAMEPLATE DATA,,',
      'Serial number:,5520871,5520896',
      'Phases,3,1',
      'Mounting,Pad,Pole',
      'Rating (kVA),2000,25',
      '"High voltage","13,800 V Delta",7200',
      'Low voltage,480Y/277 V,240/120',
      '%Z,5.71,n/a',
      'Oil (gal),490,see drawing',
      'Condition,RC,Rewound',
      'Checked by R. Tolliver,,',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { serial: '5520871', condition: 'RC', phase: 3, kva_rating: '2000.00', oil_volume_gal: '490.00' },
    { serial: '5520896', condition: 'RW', phase: 1, kva_rating: '25.00', impedance_pct: null, oil_volume_gal: null },
  ]);
  expect(remarks).toContain('Each column is read as a row; line 2 is column B.');
  expect(said).toEqual(['3 oil_volume_gal: Contains a space']);
});

test('a form of one unit is read as its only row', async () => {
  const { rows } = await entered('IC #,9001\nkVA,500\nHV,12470D\nLV,480Y/277\nPhase,3\nCond,RC');
  expect(rows).toMatchObject([{ serial: '9001', kva_rating: '500.00' }]);
});
