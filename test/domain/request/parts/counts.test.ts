import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating'];

describe('counts by the dozen', () => {
  readsLines(FIELDS, [
    ['3 dozen 25 kVA pole mounts, 7200 to 120/240', '36 | 25'],
    ['Quote three dozen 15 kVA pole mounts, 7200 to 120/240.', '36 | 15'],
    ['1/2 dozen 50 kVA pole mounts, 7200 to 120/240', '6 | 50'],
    ['We want a dozen and a half 37.5 kVA pole mounts, 7200 to 120/240.', '18 | 37.5'],
    ['5 doz. 10 kVA pole mounts, 7200 to 120/240', '60 | 10'],
    ['(2) dozen 25 kVA pole mounts, 7200 to 120/240', '24 | 25'],
    ['Need 1 dozen 75 kVA pads, 12470 delta to 208Y/120', '12 | 75'],
    ['a dozen 25 kVA pole mounts, 7200 to 120/240', '12 | 25'],
    ['half a dozen 50 kVA pole mounts, 7200 to 120/240', '6 | 50'],
    ['25 kVA pole mounts, 7200 to 120/240, four dozen of them', '48 | 25'],
    ['Dozens of customers wait. One 50 kVA pole mount, 7200 to 120/240.', '1 | 50'],
  ]);
});

describe('counts of pole mounts before their rating', () => {
  readsLines(FIELDS, [
    ['two dozen pole mounts, 5 kVA, 7200 to 120/240', '24 | 5'],
    ['8 pole-mounts, 15 kVA, 7200 to 120/240', '8 | 15'],
    ['12 pole tops, 25 kVA, 7200 V to 120/240', '12 | 25'],
    ['One 25 kVA pole mount, 7200 to 120/240, bolted like 3 others', '1 | 25'],
  ]);
});

describe('a total of all counts', () => {
  readsLines(FIELDS, [
    [
      'Three pads for the east side, three for the west side and a spare, 7 in all: 500 kVA, 12470D to 480Y/277',
      '7 | 500',
    ],
    ['Two for the mill, two for the yard, four all told: 750 kVA pads, 12470D to 480Y/277', '4 | 750'],
    ['Two good ones plus a spare, so quantity 3: pads, 300 kVA each, 12470D to 208Y/120', '3 | 300'],
    ['Two good ones plus a spare: pads, 300 kVA each, 12470D to 208Y/120', '2? | 300'],
    ['Three 500 kVA pads and two 750 kVA pads, five in all, 12470D to 480Y/277', '3 | 500', '2 | 750'],
    ['Four pads, 500 kVA, 12470D to 480Y/277, 200 A bushing wells, 6 in all', '4 | 500'],
    ['Four pads, 500 kVA, 12470D to 480Y/277, taps ±5%, 5 in all', '4 | 500'],
  ]);
});

describe('counts of parts of the text', () => {
  readsLines(FIELDS, [
    ['Two 500 kVA pads, 12470D to 480Y/277.\n\n-----Original Message-----\nOne detail is different.', '2 | 500'],
    [
      'Three figures are new: aluminum, FR3 and radial.\n\n-----Original Message-----\nFrom: Ann Lund\nSubject: pads\n\nTwo pads, 500 kVA, 12470D to 480Y/277.',
      '2 | 500',
    ],
    [
      'Make that three.\n\n-----Original Message-----\nFrom: Ann Lund\nSubject: pads\n\nTwo pads, 500 kVA, 12470D to 480Y/277.',
      '3 | 500',
    ],
  ]);
});

describe('units in a question for their price', () => {
  readsLines(
    [...FIELDS, 'unit_type'],
    [
      ['What would three padmounts cost us? 150 kVA, 12470D to 480Y/277', '3 | 150 | pad'],
      ['How much are (2) single phase pole mounts? 25 kVA, 7200 to 240/120', '2 | 25 | pole'],
      ['How much does a padmount weigh? 150 kVA, 12470D to 480Y/277', '1? | 150 | -'],
      ['What would a padmount do there? 150 kVA, 12470D to 480Y/277', '1? | 150 | -'],
    ],
  );
});
