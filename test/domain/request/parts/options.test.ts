import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = [
  'quantity',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'oil_type',
  'coil_type',
];

describe('options of one job', () => {
  readsLines(FIELDS, [
    [
      'Two prices please, we buy one of them.\nOption 1: one 750 kVA pad, 12470 delta to 480Y/277, copper\nOption 2: one 750 kVA pad, 12470 delta to 480Y/277, aluminum',
      '1 | 750 | 12470D | 480Y/277 | - | Copper',
      '1 | 750 | 12470D | 480Y/277 | - | Aluminum',
    ],
    [
      'Alternative A - two 500 kVA pads, 13200 delta to 208Y/120, FR3\nAlternative B - one 1000 kVA pad, 13200 delta to 208Y/120, FR3',
      '2 | 500 | 13200D | 208Y/120 | FR3 | -',
      '1 | 1000 | 13200D | 208Y/120 | FR3 | -',
    ],
    [
      'One 750 kVA pad, 12470 delta to 480Y/277, mineral oil.\nOption 1: one 1000 kVA pad, 12470 delta to 480Y/277, mineral oil',
      '1 | 750 | 12470D | 480Y/277 | Mineral Oil | -',
      '1? | 1000? | 12470D? | 480Y/277? | Mineral Oil? | -',
    ],
    ['Optional: one 300 kVA pad, 12470 delta to 208Y/120', '1? | 300? | 12470D? | 208Y/120? | - | -'],
  ]);
});

describe('items that are as another one', () => {
  readsLines(FIELDS, [
    [
      'Item 1: Three (3) pads, 750 kVA, 13200 delta to 480Y/277, FR3, copper.\nItem 2: Two (2) as Item 1, except 300 kVA and 208Y/120 secondary.\nItem 3: One (1) as Item 1, except aluminum in place of copper.',
      '3 | 750 | 13200D | 480Y/277 | FR3 | Copper',
      '2 | 300 | 13200D | 208Y/120 | FR3 | Copper',
      '1 | 750 | 13200D | 480Y/277 | FR3 | Aluminum',
    ],
    [
      'Line 1: 2 ea 500 kVA pad, 12470 delta to 208Y/120, FR3\nLine 2: 1 ea same as line 1 except mineral oil',
      '2 | 500 | 12470D | 208Y/120 | FR3 | -',
      '1 | 500 | 12470D | 208Y/120 | Mineral Oil | -',
    ],
    [
      'Item A: one (1) pad, 1000 kVA, 12470 delta to 480Y/277, FR3, copper.\nItem B: two (2) like Item A but with 1500 kVA.',
      '1 | 1000 | 12470D | 480Y/277 | FR3 | Copper',
      '2 | 1500 | 12470D | 480Y/277 | FR3 | Copper',
    ],
    [
      'Item 1: two (2) pads, 500 kVA, 12470 delta to 480Y/277, FR3.\nItem 2: one (1) identical to Item 1 with the exception of the secondary, 208Y/120.',
      '2 | 500 | 12470D | 480Y/277 | FR3 | -',
      '1 | 500 | 12470D | 208Y/120 | FR3 | -',
    ],
    [
      'One 500 kVA pad, 12470 delta to 480Y/277, any fluid except FR3 or silicone.',
      '1 | 500 | 12470D | 480Y/277 | not FR3 or Silicone | -',
    ],
  ]);
});
