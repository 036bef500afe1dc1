import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { restoredFormula } from '../../../src/domain/format/neutralizeFormula';
import { distancesCsv } from '../../../src/domain/rateSets/distancesCsv';

test('the file is text that a spreadsheet opens as UTF-8, a line for each row, its names in quotation marks', () => {
  const distances = [
    { from: 'Phoenix', to: 'Austin, TX', miles: 850 },
    { from: 'Cañon City', to: 'The "Yard"', miles: 0 },
  ];
  expect(distancesCsv(distances)).toBe(
    '\ufefffrom,to,miles\r\n"Phoenix","Austin, TX",850\r\n"Cañon City","The ""Yard""",0\r\n',
  );
});

test('an empty table is its header', () => {
  expect(distancesCsv([])).toBe('\ufefffrom,to,miles\r\n');
});

test.each(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1', ' =1', '＝1'])(
  'a place called %j is not run as a formula',
  (name) => {
    const [, row] = distancesCsv([{ from: name, to: 'Waco', miles: 1 }]).split('\r\n');
    expect(row).toBe(`"'${name}","Waco",1`);
  },
);

test('whatever its places are called, the table is read back as it was', () => {
  const unit = fc.constantFrom('=', '"', "'", ',', ';', '\t', '\n', '\r', ' ', 'A', 'é', '東', '\0', '-', '\ufeff');
  const name = fc.string({ unit, maxLength: 6 });
  const rows = fc.array(fc.record({ from: name, to: name, miles: fc.integer({ min: 0, max: 10_000 }) }));
  fc.assert(
    fc.property(rows, (distances) => {
      const [head, ...lines] = parse(distancesCsv(distances), { bom: true, record_delimiter: '\r\n' });
      expect(head).toEqual(['from', 'to', 'miles']);
      const read = lines.map(([from = '', to = '', miles]) => ({
        ...{ from: restoredFormula(from), to: restoredFormula(to) },
        miles: Number(miles),
      }));
      expect(read).toEqual(distances);
    }),
  );
});
