import { NOT_RECORDED } from '../../../src/contract/inventory/inventoryQuery';
import { ageBand } from '../../../src/domain/inventory/ageBand';

test.each([
  // Made in the year of the question, or said to be made later.
  [2026, 2026, '0-9'],
  [2030, 2026, '0-9'],
  [2017, 2026, '0-9'],
  [2016, 2026, '10-19'],
  [2007, 2026, '10-19'],
  [2006, 2026, '20-29'],
  [1997, 2026, '20-29'],
  [1996, 2026, '30-39'],
  [1987, 2026, '30-39'],
  [1986, 2026, '40+'],
  [1900, 2026, '40+'],
  [2017, 2027, '10-19'],
  [null, 2026, NOT_RECORDED],
])('a unit of %s is, in %i, of the ages %s', (mfgYear, year, band) => {
  expect(ageBand(mfgYear, year)).toBe(band);
});
