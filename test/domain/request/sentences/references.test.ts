import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from './said';

const FIELDS: readonly LineField[] = [
  'quantity',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'oil_type',
  'coil_type',
  'feed',
];

describe('values of items named by label or rating', () => {
  readsLines(FIELDS, [
    [
      'Tag list, all pads 12470D-480Y/277, loop, dead front:\nT-101 500 kVA\nT-102 750 kVA\nT-103 1500 kVA\nT-103 gets copper windings, T-101 and T-102 aluminum. FR3 in T-102 only, the other two mineral oil.',
      '1? | 500 | 12470D | 480Y/277 | Mineral Oil | Aluminum | loop',
      '1? | 750 | 12470D | 480Y/277 | FR3 | Aluminum | loop',
      '1? | 1500 | 12470D | 480Y/277 | Mineral Oil | Copper | loop',
    ],
    [
      'Item 1: (2) 500 kVA pads, 12470D - 480Y/277\nItem 2: (1) 1000 kVA pad, 12470D - 480Y/277\nFor item 2 only:\n - copper windings\n - 600 A bushings\nFor both items:\n - dead front, loop feed\n - mineral oil',
      '2 | 500 | 12470D | 480Y/277 | Mineral Oil | - | loop',
      '1 | 1000 | 12470D | 480Y/277 | Mineral Oil | Copper | loop',
    ],
    [
      'Ln 10 - 3 ea 300 kVA pad 12470GrdY/7200 x 208Y/120\nLn 20 - 1 ea 750 kVA pad 12470GrdY/7200 x 480Y/277\nLn 10 in mineral oil and ln 20 in FR3, both dead front radial.',
      '3 | 300 | 12470GrdY/7200 | 208Y/120 | Mineral Oil | - | radial',
      '1 | 750 | 12470GrdY/7200 | 480Y/277 | FR3 | - | radial',
    ],
    [
      '(1) 1000 kVA and (2) 1500 kVA pads, 13800D - 480Y/277. The 1000 in mineral oil, the 1500s in FR3. Loop, dead front.',
      '1 | 1000 | 13800D | 480Y/277 | Mineral Oil | - | loop',
      '2 | 1500 | 13800D | 480Y/277 | FR3 | - | loop',
    ],
    [
      'Quote these:\n1. 500 kVA, 13.2 kV delta, 208Y/120, qty 2\n2. 1000 kVA, 13.2 kV delta, 480Y/277, qty 1\nItem 1 radial, item 2 loop. Impedance on item 2 must be 5.75%, item 1 is 4.5%.',
      '2 | 500 | 13200D | 208Y/120 | - | - | radial',
      '1 | 1000 | 13200D | 480Y/277 | - | - | loop',
    ],
    [
      'Need pads: 2 x 300, 3 x 500, 1 x 750. All 12470Y/7200 primary. The 300s and 500s are 208Y/120 and the 750 is 480Y/277. Dead front, loop.',
      '2 | 300 | 12470Y/7200 | 208Y/120 | - | - | loop',
      '3 | 500 | 12470Y/7200 | 208Y/120 | - | - | loop',
      '1 | 750 | 12470Y/7200 | 480Y/277 | - | - | loop',
    ],
    [
      'Please quote four padmounts, two at 750 kVA and two at 1000 kVA, 12470 delta to 480Y/277, dead front loop feed. Copper in the 1000s only.',
      '2 | 750 | 12470D | 480Y/277 | - | - | loop',
      '2 | 1000 | 12470D | 480Y/277 | - | Copper | loop',
    ],
    [
      'RFQ\n | Item | Qty | kVA | Pri | Sec |\n | 1 | 2 | 500 | 12470D | 480Y/277 |\n | 2 | 4 | 1500 | 12470D | 480Y/277 |\nItem 2: aluminum windings not acceptable. Item 1: either.\nSound level for item 2 not to exceed 58 dB.',
      '2 | 500 | 12470D | 480Y/277 | - | - | -',
      '4 | 1500 | 12470D | 480Y/277 | - | not Aluminum | -',
    ],
    [
      'Unit A 1500 kVA pad 24940GrdY/14400 to 480Y/277\nUnit B 2000 kVA pad 24940GrdY/14400 to 4160Y/2400\nBoth units FR3. Unit B copper. Unit A quantity 3, unit B quantity 1.',
      '3 | 1500 | 24940GrdY/14400 | 480Y/277 | FR3 | - | -',
      '1 | 2000 | 24940GrdY/14400 | 4160Y/2400 | FR3 | Copper | -',
    ],
    [
      'Lot 1 - three 500 kVA 3 phase pads, 13200GrdY/7620 - 208Y/120\nLot 2 - ten 50 kVA 1 phase pads, 7620 - 240/120\nLot 1 with bay-o-nets and partial range CLF, lot 2 with bayonet and isolation link only. Mineral oil throughout.',
      '3 | 500 | 13200GrdY/7620 | 208Y/120 | Mineral Oil | - | -',
      '10 | 50 | 7620 | 240/120 | Mineral Oil | - | -',
    ],
    [
      'Item 1: 500 kVA pad, 12470D-480Y/277, qty 2\nFR3, loop, dead front\nItem 2: 1000 kVA pad, 12470D-480Y/277, qty 1\nItem 2: copper windings. Mineral oil.',
      '2 | 500 | 12470D | 480Y/277 | FR3 | - | loop',
      '1 | 1000 | 12470D | 480Y/277 | Mineral Oil | Copper | -',
    ],
    [
      'Please quote a 500 kVA and a 1500 kVA pad, 13200 delta to 480Y/277. The larger unit needs FR3, the smaller one mineral oil. Both dead front radial.',
      '1 | 500 | 13200D | 480Y/277 | FR3 or Mineral Oil? | - | radial',
      '1 | 1500 | 13200D | 480Y/277 | FR3 or Mineral Oil? | - | radial',
    ],
  ]);
});

describe('values before, between and after ratings', () => {
  readsLines(FIELDS, [
    [
      'RFQ - need 2 pads for a school, 12470Y/7200 to 208Y/120, one 300 kVA and one 500 kVA, both radial dead front, mineral oil. Delivered Topeka KS by March 1. Thanks, Lori Beck, Sunflower Electric Contractors 785-555-0104',
      '1 | 300 | 12470Y/7200 | 208Y/120 | Mineral Oil | - | radial',
      '1 | 500 | 12470Y/7200 | 208Y/120 | Mineral Oil | - | radial',
    ],
    [
      'Good morning Jeff,\nWe need pricing on the following for Prairie View Hospital:\n\n(1) 2000 kVA padmount, 13.8kV delta primary, 480Y/277V secondary\n(1) 750 kVA padmount, 13.8kV delta primary, 208Y/120V secondary\n\nBoth are loop feed, dead front, FR3, 95 kV BIL, 5.75% impedance, copper windings.\nThe 2000 kVA must have 600A dead-break bushings, the 750 kVA 200A loadbreak wells.\nExisting units (1500 kVA and 500 kVA) will be removed by others.\n\nAlan Pruss\nCedar Ridge Electric',
      '1 | 2000 | 13800D | 480Y/277 | FR3 | Copper | loop',
      '1 | 750 | 13800D | 208Y/120 | FR3 | Copper | loop',
    ],
    [
      'Please quote qty 12 of 1500 kVA, 34500GrdY/19920 - 480Y/277; qty 3 of 2500 kVA, same voltages; and one spare of each size. All FR3, loop, dead front, 150 kV BIL.',
      '12 | 1500 | 34500GrdY/19920 | 480Y/277 | FR3 | - | loop',
      '3 | 2500 | 34500GrdY/19920 | 480Y/277 | FR3 | - | loop',
    ],
    [
      '1) Qty 3, 500 kVA, 3 PH, PAD, 12.47/7.2 kV to 480/277\n2) Qty 1, same as above except 750 kVA\n3) Qty 2, same as item 1 except 208/120 secondary',
      '3 | 500 | 12470Y/7200 | 480Y/277 | - | - | -',
      '1 | 750 | 12470Y/7200 | 480Y/277 | - | - | -',
      '2 | 500 | 12470Y/7200 | 208Y/120 | - | - | -',
    ],
    [
      'We need a step-down 12,470 to 4,160, 2500 kVA padmount, delta-delta. And one 4,160 to 480, 1000 kVA, delta-wye.',
      '1? | 2500 | 12470D | 4160D | - | - | -',
      '1 | 1000 | 4160D | 480Y | - | - | -',
    ],
  ]);
});

describe('numbers of items with leading zeros', () => {
  readsLines(FIELDS, [
    [
      'pos,count,mounting,phases,kva,hv,lv\n0010,5,pad,3,225,12470GrdY/7200,208Y/120\n0020,14,pole,1,25,7200,120/240\n\nPosition 0010: loop feed, FR3.',
      '5 | 225 | 12470GrdY/7200 | 208Y/120 | FR3 | - | loop',
      '14 | 25 | 7200 | 240/120 | - | - | -',
    ],
    [
      'item,qty,type,phases,kva,primary,secondary\n00010,2,pad,3,500,12470D,480Y/277\n00020,1,pad,3,750,12470D,480Y/277\n\nItems 00010 and 00020: copper windings. Item 00020 in silicone.',
      '2 | 500 | 12470D | 480Y/277 | - | Copper | -',
      '1 | 750 | 12470D | 480Y/277 | Silicone | Copper | -',
    ],
  ]);
});

describe('the count of an item that is the same as another', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      [
        'T-1: quantity 1, 2000 kVA pad, 24940GrdY/14400 to 480Y/277, FR3.\nT-2: same as T-1 except 1000 kVA.\nT-3: same as T-1 except 300 kVA and 208Y/120 secondary.',
        '1 | 2000 | 480Y/277',
        '1 | 1000 | 480Y/277',
        '1 | 300 | 208Y/120',
      ],
      [
        'T-1: quantity 4, 2000 kVA pad, 24940GrdY/14400 to 480Y/277, FR3.\nT-2: same as T-1 except 1000 kVA.',
        '4 | 2000 | 480Y/277',
        '1? | 1000 | 480Y/277',
      ],
    ],
  );
});
