import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = [
  'quantity',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'oil_type',
];

describe('what is there, failed, or was offered, beside what is needed', () => {
  readsLines(FIELDS, [
    [
      'Nameplate of the failed bank transformer: GE, 1969, 300 kVA, 2400 delta - 240 delta, 4.9 %Z.\n\nPlease quote one 500 kVA pad, 13200 delta - 480Y/277, FR3.',
      '1 | 500 | 13200D | 480Y/277 | FR3',
    ],
    [
      'Data off the dead unit: 225 kVA, 4160 delta, 208Y/120, 180 gal of mineral oil.\n\nReplacement: one 300 kVA padmount, 12470 delta to 208Y/120, FR3.',
      '1 | 300 | 12470D | 208Y/120 | FR3',
    ],
    [
      'In August you offered us two 750 kVA at $29,900 each. The owner has decided on three. Please offer:\n\nthree 750 kVA padmounts, three phase, 13200 delta to 480Y/277, FR3.',
      '3 | 750 | 13200D | 480Y/277 | FR3',
    ],
    [
      'Your last proposal was for one 1500 kVA in mineral oil. What the plant needs is two 2000 kVA pads, 13800 delta to 480Y/277, FR3.',
      '2 | 2000 | 13800D | 480Y/277 | FR3',
    ],
    [
      'Service to building C: was 500 kVA with 208Y/120, the load has grown. Decision: one padmount, 1000 kVA, 12470GrdY/7200 primary, 480Y/277 secondary, FR3.',
      '1 | 1000 | 12470GrdY/7200 | 480Y/277 | FR3',
    ],
    [
      'The design started out at 750 kVA, 480Y/277. Final: two 1500 kVA pads, 13200 delta to 480Y/277.',
      '2 | 1500 | 13200D | 480Y/277 | -',
    ],
    [
      'Lightning hit the 300 kVA at the dairy on Friday (4160 delta, mineral oil). Send one 500 kVA pad, 12470 delta to 480Y/277, FR3.',
      '1 | 500 | 12470D | 480Y/277 | FR3',
    ],
    [
      'We lost a 1000 kVA to the flood, a Westinghouse with silicone. One 1500 kVA pad, 13800 delta to 480Y/277, FR3.',
      '1 | 1500 | 13800D | 480Y/277 | FR3',
    ],
    [
      'In 2019 we ordered two 500 kVA pads from you, 12470 delta to 208Y/120. Now we need four 750 kVA pads, 12470 delta to 480Y/277.',
      '4 | 750 | 12470D | 480Y/277 | -',
    ],
    [
      'A 1000 kVA padmount was specified on the first drawings. Please quote one 1500 kVA padmount, 13200 delta to 480Y/277.',
      '1 | 1500 | 13200D | 480Y/277 | -',
    ],
    [
      'Present transformer is a 1000 kVA Square D, 13800 delta to 480Y/277.\nProposed transformer is one 1500 kVA, 13800 delta to 480Y/277, natural ester.',
      '1 | 1500 | 13800D | 480Y/277 | Natural Ester',
    ],
    [
      'The 750 kVA unit at our plant tripped twice this summer. Quote us one 1000 kVA padmount, 12470 delta to 480Y/277, FR3.',
      '1 | 1000 | 12470D | 480Y/277 | FR3',
    ],
    [
      'Photo of tag:\nGE PROLEC\nKVA 1500\nHV 13200 DELTA\nLV 480Y/277\nThis is what failed. We want 2000 kVA with the same voltages, FR3, and only one.',
      '1 | 2000 | 13200D | 480Y/277 | FR3',
    ],
    [
      'We currently run three 167 kVA single phase units in a bank. They will be replaced by a three phase padmount of 500 kVA, 12470GrdY/7200 - 480Y/277.',
      '1 | 500 | 12470GrdY/7200 | 480Y/277 | -',
    ],
    [
      'Budget was $30k for a 500 kVA. Please price a 750 kVA pad, 12470GrdY/7200 - 208Y/120, qty 1.',
      '1 | 750 | 12470GrdY/7200 | 208Y/120 | -',
    ],
  ]);
});

describe('a rating or a voltage of which little is said', () => {
  readsLines(FIELDS, [
    [
      'I have wound transformers up to 2500 kVA for 12 years, at 15 kV and 35 kV. My resume is attached.',
      '1? | - | 35000? | 15000? | -',
    ],
    [
      'Two 500 kVA pads, 12470 delta to 208Y/120.\n\nBy the way, three 750 kVA units would be a start for the fleet.',
      '2 | 500 | 12470D | 208Y/120 | -',
      '3? | 750? | - | - | -',
    ],
    [
      'Qty 2, 1500 kVA, 12470D - 480Y/277 (or 2 x 1000 kVA if quicker)',
      '2 | 1500 | 12470D? | 480Y/277? | -',
      '1? | 1000? | 12470D? | 480Y/277? | -',
    ],
    ['One transformer, 12470 delta to 480Y/277, size to follow.', '1 | - | 12470D | 480Y/277 | -'],
  ]);
});

describe('the only unit that a text names, and further ones', () => {
  readsLines(FIELDS, [
    [
      'You quoted two 1000 kVA pads, 12470 delta to 480Y/277, FR3, at $41,000 each. Please go ahead.',
      '2 | 1000 | 12470D | 480Y/277 | FR3',
    ],
    [
      'You quoted one 1000 kVA pad, 12470 delta to 480Y/277. Please add one 500 kVA pad, 12470 delta to 208Y/120.',
      '1 | 1000 | 12470D | 480Y/277 | -',
      '1 | 500 | 12470D | 208Y/120 | -',
    ],
    [
      'Item 1: one 500 kVA pad, 12470 delta to 208Y/120 (was quoted last week).\nItem 2: one 750 kVA pad, 12470 delta to 480Y/277.',
      '1 | 500 | 12470D | 208Y/120 | -',
      '1 | 750 | 12470D | 480Y/277 | -',
    ],
    [
      'Nameplate data for the new unit: 750 kVA, 12470 delta, 480Y/277. We need one. A spare of 500 kVA, 12470 delta, 480Y/277, is also needed.',
      '1 | 750 | 12470D | 480Y/277 | -',
      '1 | 500 | 12470D | 480Y/277 | -',
    ],
    [
      'We were asked to price one 300 kVA pad, 12470 delta to 208Y/120, and one 500 kVA pad, 12470 delta to 480Y/277.',
      '1 | 300 | 12470D | 208Y/120 | -',
      '1 | 500 | 12470D | 480Y/277 | -',
    ],
  ]);
});
