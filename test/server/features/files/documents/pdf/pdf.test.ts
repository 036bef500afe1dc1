import { nameplatePdf, planningSheetPdf } from '../../../../../../src/server/features/files/documents/pdf/unitPdfs';
import { pdfText } from '../pdfText';
import { exampleUnit } from '../unitOf';

const unit = exampleUnit({
  serial: '0012345',
  manufacturer: 'Łódź Works',
  kva_rating: '1000.00',
  primary_voltage: '12470GrdY/7200',
  secondary_voltage: '480Y/277',
  taps: '+/-5%',
  impedance_pct: '5.720',
});
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each([
  ['nameplate', nameplatePdf, ['IC# 0012345', 'Łódź Works', '1,000 kVA', '13094 V', '11846 V', '5.72 %']],
  [
    'planning sheet',
    planningSheetPdf,
    ['IC# 0012345', '25.979', '46.3 A', '1,203 A', '4,300 W', '8,500 W', 'Typical for the rating'],
  ],
])('the %s is a PDF of one page that says what it should', async (_, pdfOf, words) => {
  const pdf = await pdfOf(unit);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pages(pdf)).toBe(1);
  const text = pdfText(pdf);
  for (const word of words) expect(text).toContain(word);
});

test.each([
  ['nameplate', nameplatePdf],
  ['planning sheet', planningSheetPdf],
])('the %s of a unit with a sparse record is still one page', async (_, pdfOf) => {
  const sparse = exampleUnit({
    primary_voltage: '4160GrdY/2400 x 12470GrdY/7200',
    secondary_voltage: 'unknown',
    taps: null,
    impedance_pct: null,
    manufacturer: null,
    mfg_year: null,
    width_in: null,
    depth_in: null,
    height_in: null,
    weight_lbs: null,
    oil_volume_gal: null,
    fusing_description: null,
  });
  const pdf = await pdfOf(sparse);
  expect(pages(pdf)).toBe(1);
  expect(pdfText(pdf)).toContain('Not recorded');
});

test('every figure of a planning sheet that is not the unit’s own is labeled typical', async () => {
  const text = pdfText(await planningSheetPdf(unit));
  const figures = [
    'No-load loss',
    'Load loss at 85 °C',
    'Total loss',
    'Insulation resistance, HV to LV',
    'Oil dielectric breakdown',
  ];
  for (const figure of figures) expect(text).toMatch(new RegExp(`${figure}.{1,20}Typical`));
});
