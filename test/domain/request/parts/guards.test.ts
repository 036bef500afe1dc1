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
