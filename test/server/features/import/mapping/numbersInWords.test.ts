import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import { createCellReader } from '../../../../../src/server/features/import/mapping/cellReader';
import { NO_READING } from '../../../../../src/server/features/import/mapping/readingOf';

const read = (name: string, cell: string) => {
  const parsed = createCellReader(
    unitFile.columns.find((each) => each.name === name)!,
    NO_READING,
  )(cell);
  return 'value' in parsed ? parsed.value : `! ${parsed.reason}`;
};

/** Worked out by hand. */
test.each([
  ['height_in', `5'-10"`, '70'],
  ['height_in', "7'", '84'],
  ['width_in', '6’ 2.5”', '74.5'],
  ['width_in', `4'0"`, '48'],
  ['depth_in', '8 ft 11 in.', '107'],
  ['depth_in', `5'-12"`, '! Not a number'],
  ['depth_in', `5'-1 1/2"`, '! Contains a space'],
  ['weight_lbs', "7'", '! Not a number'],
  ['list_price', 'US dollars 52,400', '52400'],
  ['list_price', 'U.S. dollars 900.50', '900.50'],
  ['list_price', 'Dollars 52,400', '52400'],
  ['list_price', '52,400.00 dollars (US)', '52400.00'],
  ['list_price', '52,400 US dollars', '52400'],
  ['list_price', '52.4 thousand dollars', '52400'],
  ['list_price', '$12,750 ea.', '12750'],
  ['list_price', '$9.5K or best offer', '9500'],
  ['list_price', '8800 (firm)', '8800'],
  ['list_price', 'dollars (CAD) 900', '! Contains a space'],
  ['list_price', '52,400 dollars (Canadian)', '! Contains a comma, which may separate thousands or decimals'],
  ['list_price', 'Canadian dollars 900', '! Contains a space'],
  ['list_price', '$900 or $950', '! Contains a currency sign'],
  ['list_price', '$900 per week', '! Contains a currency sign'],
  ['list_price', '3 million dollars', '! Contains a space'],
  ['weight_lbs', '900 each', '! Contains a space'],
  ['mfg_year', '9-Sep-2006', 2006],
  ['mfg_year', 'June 2nd, 1998', 1998],
  ['mfg_year', '30 Nov 99', 1999],
  ['mfg_year', 'checked 9-Sep-2006', '! Contains a space'],
])('%s %j is %j', (name, cell, expected) => {
  expect(read(name, cell)).toBe(expected);
});

test.each([
  'make an offer',
  'Offer',
  'Best offer',
  'pending',
  'to be quoted',
  'TO FOLLOW',
  'upon request',
  'negotiable',
])('a price that is %j is empty', (cell) => {
  expect(read('list_price', cell)).toBeNull();
  expect(read('weight_lbs', cell)).toMatch(/^! /);
});
