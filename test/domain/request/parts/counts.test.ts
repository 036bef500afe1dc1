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
