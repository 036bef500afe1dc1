import { readRequest } from '../../../../src/domain/request/readRequest';
import { TODAY } from '../corpus';
import { readsLines } from './said';

const LIST =
  'Line 1: 5 ea. 75 kVA 3ph padmount, 12470D - 208Y/120\nLine 2: 3 ea. 25 kVA 1ph polemount, 7200 - 120/240\n';

describe('headings and questions that name items', () => {
  readsLines(
    ['kva_rating', 'feed', 'fusing', 'oil_type', 'coil_type'],
    [
      [
        `${LIST}3.0 PADMOUNTS (LINE 1)\n3.1 Radial feed.\n3.2 Bay-O-Net fuses.\n4.0 POLEMOUNTS (LINE 2)\n4.1 FR3 fluid.`,
        '75 | radial | Bay-O-Net | - | -',
        '25 | - | - | FR3 | -',
      ],
      [
        `${LIST}Line 1 only:\n- loop feed\n- copper windings\n\nAll lines: mineral oil.`,
        '75 | loop | - | Mineral Oil | Copper',
        '25 | - | - | Mineral Oil | -',
      ],
      [
        `${LIST}Q1: Winding material of Line 1?\nA1: Aluminum.\nQ2: Is FR3 required on Line 2?\nA2: Yes.`,
        '75 | - | - | - | Aluminum',
        '25 | - | - | FR3 | -',
      ],
      [
        `${LIST}Q1. Is Line 1 loop or radial?\nA1. Loop.\nQ2. Is FR3 required?\nA2. No. Mineral oil.`,
        '75 | loop | - | Mineral Oil | -',
        '25 | - | - | Mineral Oil | -',
      ],
      [
        'One 500 kVA pad, 12470D-208Y/120, Bay-O-Net fused.\nQ1. Are partial-range current-limiting fuses required in series?\nA1. Yes.',
        '500 | - | Bay-O-Net + Partial Range CLF | - | -',
      ],
      [
        'One 500 kVA pad, 12470D-208Y/120.\nQ1. Are copper windings required?\nA1. Yes, copper.\nQ2. Must the fluid be FR3?\nA2. No.',
        '500 | - | - | - | Copper',
      ],
      [
        'Item A: 20 ea. 50 kVA pads, 7200 - 240/120, mineral oil\nItem B: 6 ea. 750 kVA pads, 12470D - 480Y/277, mineral oil\nItem B: delete "mineral oil" and insert "FR3".',
        '50 | - | - | Mineral Oil | -',
        '750 | - | - | FR3 | -',
      ],
      [
        '10x 3000 kVA 34.5kV delta to 480Y/277 pads plus 1x 300 kVA 34.5kV delta to 208Y/120. copper on the big ones pls',
        '3000 | - | - | - | Copper?',
        '300 | - | - | - | Copper?',
      ],
    ],
  );
});

describe('numbers of items that are named elsewhere', () => {
  readsLines(
    ['quantity', 'kva_rating', 'no_load_loss_w', 'max_width_in'],
    [
      [
        'Item 1: 4 units, 500 kVA, 12470D-600Y/347\nItem 2: 7 units, 300 kVA, 12470D-208Y/120\n\nLimits\n                          Item 1     Item 2\nNo-load loss, max (W)     700        480\nWidth, max (mm)           1 850      1700',
        '4 | 500 | 700 | 72.8',
        '7 | 300 | 480 | 66.9',
      ],
      [
        'B.1  300 kVA, 13200D, 208Y/120\nB.2  750 kVA, 13200D, 480Y/277\n\nThree (3) of B.1 and five (5) of B.2.',
        '3 | 300 | - | -',
        '5 | 750 | - | -',
      ],
      [
        'Item 1: 500 kVA pad, 12470D-208Y/120\nItem 2: 1000 kVA pad, 12470D-480Y/277\nPlease price 4 of item 1 and 6 of item 2.',
        '4 | 500 | - | -',
        '6 | 1000 | - | -',
      ],
      ['Specification, Rev 4 - 3-phase padmount transformers. 500 kVA, 12470D-208Y/120.', '1? | 500 | - | -'],
      ['Need price on a padmount, 500 kVA, 12470D-208Y/120, for a site with 4 x 350 kW chargers.', '1 | 500 | - | -'],
    ],
  );
});

describe('sides named after the equipment on them, and numbers with spaces', () => {
  readsLines(
    ['primary_voltage_kv', 'secondary_voltage_kv', 'oil_type'],
    [
      ['1500 kVA pad. Utility side is 13.2 kV grounded wye. Inverter side is 600Y/347.', '13200GrdY | 600Y/347 | -'],
      ['3750 kVA each. The collector side is 34.5 kV delta, the inverter side is 690Y/398.', '34500D | 690Y/398 | -'],
      ['2000 kVA. Grid side 24.94 kV delta. PCS side 480Y/277.', '24940D | 480Y/277 | -'],
      ['Primary: 12 470 V delta. Secondary: 600Y/347 V. 1500 kVA.', '12470D | 600Y/347 | -'],
      ['100 kVA, single phase, 14 400 V primary, 240/120 V secondary', '14400 | 240/120 | -'],
      ['1000 kVA, 24 940 V delta to 600Y/347', '24940D | 600Y/347 | -'],
      ['500 kVA, 24.9GrdY/14.4kV to 480Y/277', '24940GrdY/14400 | 480Y/277 | -'],
      ['500 kVA 12470D to 480Y/277, deliver to 2200 Utility Drive, Bowling Green, OH', '12470D | 480Y/277 | -'],
      ['500 kVA 13.8 kV delta to 4160Y/2400, throat to match the existing 5 kV lineup', '13800D | 4160Y/2400 | -'],
      ['500 kVA 12470D to 480Y/277, dont need FR3', '12470D | 480Y/277 | -'],
      ['500 kVA 12470D to 480Y/277. Mineral oil. Ester fluids are not accepted.', '12470D | 480Y/277 | Mineral Oil'],
      ['300 kVA 208Y/120    600 W no load, 12470D primary', '12470D | 208Y/120 | -'],
    ],
  );
});

test('the passage of a count beside a list is the count with its label', () => {
  const text =
    'B.1  300 kVA, 13200D, 208Y/120\nB.2  750 kVA, 13200D, 480Y/277\n\nThree (3) of B.1 and five (5) of B.2.';
  const counts = readRequest(text, TODAY).lines.map(({ readings }) =>
    readings.find(({ field }) => field === 'quantity'),
  );
  expect(counts.map((each) => each?.passage && text.slice(each.passage.start, each.passage.end))).toEqual([
    '(3) of B.1',
    '(5) of B.2',
  ]);
  expect(counts.map((each) => each?.reason)).toEqual([null, null]);
});

describe('changes that quote what they replace', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv', 'oil_type'],
    [
      [
        'Base bid: two 500 kVA pads, 13200D - 208Y/120, mineral oil.\nChange "500 kVA" to read "750 kVA".',
        '2 | 750 | 208Y/120 | Mineral Oil',
      ],
      [
        'Base bid: two 500 kVA pads, 13200D - 208Y/120, mineral oil.\nAddendum 1: replace "500 kVA" with "750 kVA" and "208Y/120" with "480Y/277".',
        '2 | 750 | 480Y/277 | Mineral Oil',
      ],
      [
        'Two 500 kVA pads, 13200D - 208Y/120, mineral oil. Delete "mineral oil" and substitute "FR3".',
        '2 | 500 | 208Y/120 | FR3',
      ],
      [
        'Item 1: two 500 kVA pads, 13200D - 208Y/120, mineral oil.\nItem 2: two 750 kVA pads, 13200D - 208Y/120, mineral oil.\nIn item 2 replace "mineral oil" with "FR3".',
        '2 | 500 | 208Y/120 | Mineral Oil',
        '2 | 750 | 208Y/120 | FR3',
      ],
      [
        'Addendum No. 1 to Bid 27-14: the words "mineral oil" are replaced by "FR3" and "208Y/120" should read "480Y/277".\nBid: four 300 kVA pads, 12470D - 208Y/120, mineral oil.',
        '4 | 300 | 480Y/277 | FR3',
      ],
      ['Qty | kVA | HV | LV\n2 | 500 | 13200D | 208Y/120\n\nChange "500" to read "750".', '2 | 750 | 208Y/120 | -'],
    ],
  );
});

describe('alternates that are like the base bid', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv', 'oil_type', 'coil_type'],
    [
      [
        'Base bid: two 500 kVA pads, 13200D - 208Y/120, mineral oil, aluminum windings.\nAlternate A: same as base bid except FR3 fluid and copper windings.',
        '2 | 500 | 208Y/120 | Mineral Oil | Aluminum',
        '2? | 500? | 208Y/120? | FR3? | Copper?',
      ],
      [
        'One 500 kVA padmount, 13200D - 208Y/120, mineral oil.\nAlternate No. 1: identical to the base bid except copper windings and 750 kVA.',
        '1 | 500 | 208Y/120 | Mineral Oil | -',
        '1? | 750? | 208Y/120? | Mineral Oil? | Copper?',
      ],
      [
        'One 500 kVA padmount, 13200D - 208Y/120, mineral oil.\nOption 1: as base but with FR3.',
        '1 | 500 | 208Y/120 | Mineral Oil | -',
        '1? | 500? | 208Y/120? | FR3? | -',
      ],
      [
        'Base bid: one 750 kVA pad, 12470D - 480Y/277, mineral oil.\nAlternate A: same as base bid except FR3.\nIn base bid and alternate A, change "750 kVA" to "1000 kVA".',
        '1 | 1000 | 480Y/277 | Mineral Oil | -',
        '1? | 1000? | 480Y/277? | FR3? | -',
      ],
    ],
  );
});
