import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'];

describe('a voltage alone in a text that names no transformer is of a tool', () => {
  readsLines(FIELDS, [
    ['Can you sell us a megger up to 15 kV, 2 each?'],
    ['Do you carry 25 kV phasing sticks, 3 each? Also a transformer oil tester up to 80 kV.'],
    ['Please quote two hot line indicators for 35 kV and a grounding set.'],
  ]);
});

describe('a voltage with a sign of a transformer begins a line', () => {
  readsLines(FIELDS, [
    ['Need (3) pads, 13.2 kV delta.', '3 | - | 13200D | -'],
    ['Two transformers for 12470, size to follow.', '2 | - | 12470 | -'],
    ['Two, 12470D to 480Y/277.', '2 | - | 12470D | 480Y/277'],
    ['Primary 13.8 kV.', '1? | - | 13800? | -'],
  ]);
});

describe('an order that stands is not asked for again', () => {
  readsLines(FIELDS, [
    [
      'The 2000 kVA order stands. We also need two 150 kVA padmounts, 13800D to 480Y/277.',
      '2 | 150 | 13800D | 480Y/277',
    ],
    [
      'Our order for the 1500 kVA padmount is released. Please quote another 300 kVA pad, 12470D to 208Y/120.',
      '1? | 300 | 12470D | 208Y/120',
    ],
    [
      'Thanks, the 750 kVA padmount contract is signed. One more to price: a 500 kVA pad, 12470D to 480Y/277.',
      '1 | 500 | 12470D | 480Y/277',
    ],
    [
      'We want to order two 1500 kVA pads, 12470D - 480Y/277. Also one 300 kVA pad, 12470D - 208Y/120.',
      '2 | 1500 | 12470D | 480Y/277',
      '1 | 300 | 12470D | 208Y/120',
    ],
  ]);
});

describe('each of the units that a text counts before', () => {
  readsLines(FIELDS, [
    [
      'We are buying 6 transformers. Each is a three phase padmount, 4000 kVA, 24940GrdY/14400 to 480Y/277.',
      '6 | 4000 | 24940GrdY/14400 | 480Y/277',
    ],
    ['Four units are needed. Each one shall be a 500 kVA padmount, 12470D to 480Y/277.', '4 | 500 | 12470D | 480Y/277'],
    ['Quote a 500 kVA padmount, 12470D to 480Y/277.', '1 | 500 | 12470D | 480Y/277'],
  ]);
});

describe('what the utility brings and what the loads want', () => {
  readsLines(FIELDS, [
    [
      'The city provides 13,200 volts delta at the street and the pumps need 480Y/277. For that we want one 500 kVA pad.',
      '1 | 500 | 13200D | 480Y/277',
    ],
    [
      'The pumps run on 480 V and the chargers are 4160 V. One 500 kVA pad, 12470D to 208Y/120.',
      '1 | 500 | 12470D | 208Y/120',
    ],
  ]);
});

describe('the kind that a title gives to all sizes', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase', 'unit_type'],
    [
      [
        'Three phase padmounts: 4 at 150 kVA and 2 at 300 kVA. All 12470GrdY/7200 to 208Y/120.',
        '4 | 150 | 3 | pad',
        '2 | 300 | 3 | pad',
      ],
      [
        'I need two different transformers, both pad mount three phase, the first one is 1500 kVA 480Y/277 and the second one is 300 kVA 208Y/120.',
        '1 | 1500 | 3 | pad',
        '1 | 300 | 3 | pad',
      ],
      [
        'Utility stock: 4 at 25 kVA, single phase pole mounts, and 2 at 300 kVA, three phase pads.',
        '4 | 25 | 1 | pole',
        '2 | 300 | 3 | pad',
      ],
    ],
  );
});
