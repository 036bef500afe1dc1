import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'];

describe('values that contradict one another', () => {
  readsLines(FIELDS, [
    [
      'My boss says 1000 kVA, the electrician says 750 kVA. 12470 delta - 480Y/277. Quote one padmount.',
      '1 | 1000? | 12470D | 480Y/277',
      '1 | 750? | 12470D | 480Y/277',
    ],
    [
      'The owner thinks it is 480Y/277. The utility told us 208Y/120. One 500 kVA pad, 12470 delta.',
      '1 | 500 | 12470D | 480Y/277?',
    ],
    [
      'The owner says 500 kVA, and the engineer says 500 kVA. One pad, 12470 delta - 480Y/277.',
      '1 | 500 | 12470D | 480Y/277',
    ],
    [
      'Primary is 12470 delta at building 1 and 13200 delta at building 2. One 500 kVA pad for each, 480Y/277.',
      '1 | 500 | 12470D? | 480Y/277',
    ],
    [
      'Pad 750 kVA. HV 12470GrdY/7200, LV 480Y/277. Or LV 208Y/120, not decided. Qty 1.',
      '1 | 750 | 12470GrdY/7200 | 480Y/277?',
    ],
    [
      'Two 300 kVA pads, 12470 delta, 208Y/120. Or 13200 delta primary, it is undecided.',
      '2 | 300 | 12470D? | 208Y/120',
    ],
    [
      'Quote one 500 kVA pad, 12470 delta - 480Y/277. If the price is over $30k quote 300 kVA instead.',
      '1 | 500 | 12470D | 480Y/277',
      '1? | 300? | - | -',
    ],
    [
      'Vault A has a 300 kVA network unit. Only B gets replaced: 500 kVA, 12470GrdY/7200 - 208Y/120.',
      '1? | 300? | - | -',
    ],
    [
      'Bid A: 2 ea 1000 kVA pad, 12470 delta - 480Y/277\nBid B (alternate): 2 ea 1500 kVA pad, 12470 delta - 480Y/277',
      '2 | 1000 | 12470D | 480Y/277',
      '2? | 1500? | 12470D? | 480Y/277?',
    ],
  ]);
});

describe('values that only seem to contradict one another', () => {
  readsLines(FIELDS, [
    ['One 500 kVA pad, 4160 delta primary, 2400 delta secondary.', '1 | 500 | 4160D | 2400D'],
    ['One 500 kVA pad, primary 13800 delta, secondary 4160Y/2400.', '1 | 500 | 13800D | 4160Y/2400'],
    ['One 500 kVA pad, 12470 delta, 480Y/277 secondary (277 V to neutral).', '1 | 500 | 12470D | 480Y/277'],
    ['If possible quote two 500 kVA pads, 12470 delta - 480Y/277.', '2 | 500 | 12470D | 480Y/277'],
    ['If you stock it, quote two 500 kVA pads, 12470 delta - 480Y/277.', '2 | 500 | 12470D | 480Y/277'],
  ]);
});

describe('what there was, beside what there is to be', () => {
  readsLines(FIELDS, [
    [
      'PO history:\n2018 - 1 ea 500 kVA 12470D-208Y/120 - $18,900\n2021 - 2 ea 750 kVA 12470D-480Y/277 - $31,000\nNew request: 3 ea 1000 kVA pad 12470D-480Y/277',
      '3 | 1000 | 12470D | 480Y/277',
    ],
    [
      'On Nov 3 the 1500 kVA padmount T-7 (13.8 kV delta, 480Y/277, 1994) faulted internally. Temporary power is a 1000 kVA rental. Wanted: one 2000 kVA padmount, 13.8 kV delta to 480Y/277.',
      '1 | 2000 | 13800D | 480Y/277',
    ],
    [
      'We have on hand: (1) 500 kVA, (2) 750 kVA. We need: (3) 1000 kVA pads, 12470D - 480Y/277.',
      '3 | 1000 | 12470D | 480Y/277',
    ],
    ['Upgrade from 500 kVA to 750 kVA, pad, 12470D-208Y/120, one', '1 | 750 | 12470D | 208Y/120'],
    ['From 500 kVA to 750 kVA, pad, 12470D-208Y/120, one', '1 | 500 to 750? | 12470D | 208Y/120'],
    ['One pad, anything from 500 kVA to 750 kVA, 12470D-208Y/120', '1 | 500 to 750 | 12470D | 208Y/120'],
    [
      '| | Existing | New |\n| kVA | 500 | 750 |\n| HV | 4160D | 12470D |\n| LV | 480Y/277 | 480Y/277 |\n| Qty | 1 | 1 |',
      '1 | 750 | 12470D | 480Y/277',
    ],
    [
      'T-1 went bad. Was: 1000 kVA 13.2D-480Y/277. Shall be: 1500 kVA 13.2D-480Y/277 qty 1',
      '1 | 1500 | 13200D | 480Y/277',
    ],
    [
      'The one there is 112.5 kVA but 150 kVA is what the engineer recommends, 12470GrdY/7200 - 480Y/277, pad, one',
      '1 | 150 | 12470GrdY/7200 | 480Y/277',
    ],
    [
      '2 units: 1 x 1000 kVA (13200D-480Y/277), 1 x 1500 kVA (13200D-480Y/277). The 1000 was already bought, so only the 1500.',
      '1 | 1500 | 13200D | 480Y/277',
    ],
    ['kVA: 500 / 750\nHV: 12470D\nLV: 480Y/277\nQty: 1', '1 | 500? | 12470D | 480Y/277'],
    ['kVA: 10000 / 12500\nHV: 69 kV delta\nQty: 1', '1 | 10000 | 69000D | -'],
    ['750 kVA, primary 4160 delta / 12470 delta, secondary 480Y/277, qty 1', '1 | 750 | 4160D? | 480Y/277'],
    [
      'Unit A: 500 kVA, 12470D - 208Y/120 (currently 300 kVA). Unit B: 750 kVA, 12470D - 480Y/277 (currently 500 kVA).',
      '1? | 500 | 12470D | 208Y/120',
      '1? | 750 | 12470D | 480Y/277',
    ],
    [
      'Kindly requote Q-99: change quantity to 4, secondary to 208Y/120. Q-99 was 2 ea 500 kVA pads 12470D - 480Y/277.',
      '4 | 500 | 12470D | 480Y/277?',
    ],
    [
      'The spec sheet the consultant sent is for a 1000 kVA, 4160 primary. Ignore it. We need one 500 kVA pad, 12470D, 480Y/277.',
      '1 | 500 | 12470D | 480Y/277',
    ],
    ['Three 100 kVA single phase pole mounts, 7200 to 120/240 (total 300 kVA)', '3 | 100 | 7200 | 240/120'],
  ]);
});
