import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = [
  ...(['quantity', 'kva_rating', 'phase', 'primary_voltage_kv', 'secondary_voltage_kv'] as const),
  ...(['oil_type', 'unit_type'] as const),
];

describe('the words of each rating in one sentence', () => {
  readsLines(FIELDS, [
    [
      '500, 750 and 1000 kVA pads, 12470D to 480Y/277, all FR3',
      '1? | 500 | 3? | 12470D | 480Y/277 | FR3 | pad',
      '1? | 750 | 3? | 12470D | 480Y/277 | FR3 | pad',
      '1? | 1000 | 3? | 12470D | 480Y/277 | FR3 | pad',
    ],
    [
      'Two 500 kVA, 3 x 750 kVA and one 1,000 kVA pad each 12470D to 480Y/277, all FR3',
      '2 | 500 | 3? | 12470D | 480Y/277 | FR3 | pad',
      '3 | 750 | 3? | 12470D | 480Y/277 | FR3 | pad',
      '1 | 1000 | 3? | 12470D | 480Y/277 | FR3 | pad',
    ],
    [
      '500 kVA pads (4), 300 kVA pads (2), 12470D to 480Y/277',
      '4 | 500 | 3? | 12470D | 480Y/277 | - | pad',
      '2 | 300 | 3? | 12470D | 480Y/277 | - | pad',
    ],
    [
      'Pole mounts: 22 at 25 kVA and 9 at 75 kVA, 7200 to 240/120',
      '22 | 25 | 1? | 7200 | 240/120 | - | pole',
      '9 | 75 | 1? | 7200 | 240/120 | - | pole',
    ],
    [
      '12470D to 480Y/277, one 300 kVA FR3 and one 500 kVA',
      '1 | 300 | 3? | 12470D | 480Y/277 | FR3 | -',
      '1 | 500 | 3? | 12470D | 480Y/277 | - | -',
    ],
    [
      'One 300 kVA pad 480Y/277 and one 500 kVA pad 208Y/120, both 12470D',
      '1 | 300 | 3? | 12470D | 480Y/277 | - | pad',
      '1 | 500 | 3? | 12470D | 208Y/120 | - | pad',
    ],
    [
      '300 kVA 480Y/277 FR3, 500 kVA 208Y/120 mineral oil',
      '1? | 300 | 3? | - | 480Y/277 | FR3 | -',
      '1? | 500 | 3? | - | 208Y/120 | Mineral Oil | -',
    ],
    [
      'One 300 kVA pad in FR3 plus one 500 kVA pad in mineral oil',
      '1 | 300 | - | - | - | FR3 | pad',
      '1 | 500 | - | - | - | Mineral Oil | pad',
    ],
  ]);
});
