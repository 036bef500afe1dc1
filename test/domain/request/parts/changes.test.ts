import { readsLines } from '../sentences/said';

const PAD = 'three phase padmount, 13800D to 480Y/277';

describe('values that a text takes back', () => {
  readsLines(
    ['quantity', 'kva_rating', 'oil_type'],
    [
      [`The load came out at 1000 kVA, so it's not 750.\n\n> One 750 kVA ${PAD}, FR3`, '1 | 1000 | FR3'],
      [`The load came out at 900 kVA.\n\n> One 750 kVA ${PAD}, FR3`, '1 | 750 | FR3'],
      [
        `One like ours. Ours is 1000 kVA, ${PAD}, mineral oil. The changes: 1500 kVA in place of 1000.`,
        '1 | 1500 | Mineral Oil',
      ],
      [`Two 750 kVA, ${PAD}, mineral oil. Comment: it must be FR3. No mineral oil.`, '2 | 750 | FR3'],
      [`Two 750 kVA, ${PAD}, mineral oil. Comment: FR3 would cost more.`, '2 | 750 | Mineral Oil?'],
      [
        `Item 1, 300 kVA: the quantity goes from 4 to 6.\nItem 2, 75 kVA: delete.\nItem 3, 1000 kVA: stays at 2.\nItems 1 and 3 are ${PAD}.`,
        '6 | 300 | -',
        '2 | 1000 | -',
      ],
      [`Item 1: one 1500 kVA ${PAD}.\nItem 2: two, same as item 1 except 300 kVA.`, '1 | 1500 | -', '2 | 300 | -'],
    ],
  );
});

describe('lists between slashes', () => {
  readsLines(
    ['quantity', 'kva_rating', 'front', 'oil_type'],
    [
      [
        'WTB // 6 PCS 500 KVA PAD 13200D-480Y/277 // 2 PCS 1500 KVA PAD 13200D-480Y/277 // MINERAL OIL, DEAD FRONT // JOLIET, IL',
        '6 | 500 | dead | Mineral Oil',
        '2 | 1500 | dead | Mineral Oil',
      ],
    ],
  );
});

describe('what two languages say once each', () => {
  readsLines(
    ['feed', 'front'],
    [
      ['750 kVA padmount, frente muerto / dead front, loop / loop feed', 'loop | dead'],
      ['750 kVA padmount, dead front / live front, loop / radial', '- | -'],
    ],
  );
});

describe('chats between two speakers', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      [
        'Bot: What do you need?\nVisitor: a padmount\nBot: Which kVA? Popular sizes are 75 and 300.\nVisitor: 225\nBot: Primary voltage?\nVisitor: 4160 delta\nBot: How many do you need?\nVisitor: 2',
        '2 | 225 | 4160D',
      ],
    ],
  );
});

describe('texts that ask for no unit', () => {
  readsLines(
    ['kva_rating'],
    [
      ['We have 14 padmounts, 300 to 1500 kVA. We only need oil samples, no equipment.'],
      ["Your quote says FR3 for the two 1000 kVA pads. Which is it? We don't need another price."],
      [`We don't need another price on the switch. Quote one 750 kVA ${PAD}.`],
    ],
  );
});

describe('lists of one unit between semicolons', () => {
  readsLines(
    ['primary_voltage_kv', 'secondary_voltage_kv', 'bil', 'secondary_bil', 'impedance_pct'],
    [
      [
        'One unit substation, 2500 kVA; 69 kV delta, 350 kV BIL; 4.16 kV wye (4160Y/2400), 60 kV BIL; 7% Z',
        '69000D | 4160Y/2400 | 350 | 60 | 7',
      ],
    ],
  );
});

describe('questions that are answered with no', () => {
  readsLines(
    ['kva_rating', 'coil_type', 'feed', 'front'],
    [
      ['Two 750 kVA pads lf df. Q1. Is aluminum acceptable? A. No, copper only.', '750 | Copper | loop | dead'],
      ['Two 750 kVA pads. Q1. Is aluminum acceptable? A. Yes.', '750 | Aluminum | - | -'],
    ],
  );
});

describe('a rating after what is replaced', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      [
        'Four pads, this time 480Y/277 instead of 208Y/120: 75 kVA, three phase, 12470Y/7200 primary',
        '4 | 75 | 480Y/277',
      ],
    ],
  );
});

describe('changes that name the old value', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'impedance_pct'],
    [
      ['Two 500 kVA pads, 13200D to 480Y/277. It is 12.47 kV, not 13.2.', '2 | 500 | 12470D | 480Y/277 | -'],
      [
        'Two 500 kVA pads, 12470D to 480Y/277, and one 750 kVA pad, 12470D to 480Y/277. The 750 kVA needs 13200, not 12470.',
        '2 | 500 | 12470D | 480Y/277 | -',
        '1 | 750 | 13200D | 480Y/277 | -',
      ],
      [
        'Two 500 kVA pads, 12470 to 480Y/277. The plant steps down from 12470 to 480.',
        '2 | 500 | 12470 | 480Y/277 | -',
      ],
      ['Two 500 kVA pads, 12470D to 480Y/277. The quantity went from 2 to five.', '5 | 500 | 12470D | 480Y/277 | -'],
      ['Two 500 kVA pads, 12470D to 480. We need 208, not 480.', '2 | 500 | 12470D | 208Y/120? | -'],
      ['One 500 kVA pad, 12470 to 480Y/277.\nDelta please', '1 | 500 | 12470D | 480Y/277 | -'],
      [
        '500 kVA pad, 750 kVA pad, 1000 kVA pad, all 12470D to 480Y/277. Drop the 750.',
        '1? | 500 | 12470D | 480Y/277 | -',
        '1? | 1000 | 12470D | 480Y/277 | -',
      ],
    ],
  );
});

describe('units beside those that they replace', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'unit_type'],
    [
      [
        'The feed has two old padmounts, 500 kVA each. Instead of two we put in one of 1,000 kVA, 13200 delta.',
        '1 | 1000 | 13200D | -',
      ],
      ['Rather than two 750s we will set one of 1500 kVA, pad mount, 13200D to 480Y/277.', '1 | 1500 | 13200D | pad'],
      [
        'The transformer on the drawing is 500 kVA but the utility wants one 750 kVA, 13200 delta. Pad.',
        '1 | 750 | 13200D | pad',
      ],
      ['Replace 2-500s with 1-1000, pad, 12470D 480Y/277.', '1 | 1000 | 12470D | pad'],
      ['Swap our 225 kva for a 300 kva, padmount, 4800 delta x 208Y/120', '1 | 300 | 4800D | pad'],
      [
        'Need a replacement for TX-2: one 750 kVA padmount, 13200D to 480Y/277. TX-2 (500 kVA, 1985) is to be scrapped.',
        '1 | 750 | 13200D | pad',
      ],
      [
        '- 7.1 T-4 (1000 kVA, 1979) to be scrapped, T-5 (1000 kVA) stays in service.\n- 7.2 Replacement for T-4: one 1500 kVA padmount, 13200D to 480Y/277.',
        '1 | 1500 | 13200D | pad',
      ],
    ],
  );
});

describe('further ratings of the same kind', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase', 'unit_type', 'secondary_voltage_kv'],
    [
      [
        'How much for a 45 kva three phase pad, and how about a 75, 150? Just one of each. All 4160Y/2400 to 208Y/120.',
        '1 | 45 | 3 | pad | 208Y/120',
        '1 | 75 | 3 | pad | 208Y/120',
        '1 | 150 | 3 | pad | 208Y/120',
      ],
      [
        '6 padmounts, 3 phase 300 kva, 12470D to 208Y/120. And 4 of the same in 500 kva, 480Y/277.',
        '6 | 300 | 3 | pad | 208Y/120',
        '4 | 500 | 3 | pad | 480Y/277',
      ],
    ],
  );
});

describe('changes of an earlier message in other words', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'oil_type'],
    [
      [
        'Please requote 500kVA as 750 kVA.\n\n> Quote (1) 500 kVA pad, 4160D - 480Y/277, FR3',
        '1 | 750 | 4160D | 480Y/277 | FR3',
      ],
      [
        'Customer changed from FR3 to mineral, and from 480Y/277 to 208Y/120.\n\n> Quote (2) 500 kVA pad, 4160D - 480Y/277, FR3',
        '2 | 500 | 4160D | 208Y/120 | Mineral Oil',
      ],
      [
        'Ours is a 1000 kVA, 4160 V delta : 480Y/277 w/ silicone. Want apples-to-apples but w/ 13.2 kV delta HV and FR3. Qty one.',
        '1 | 1000 | 13200D | 480Y/277 | FR3',
      ],
    ],
  );
});

describe('the old value and the new one', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'oil_type'],
    [
      ['Was: 2 x 750 kVA. Now: 1 x 1500 kVA. 3ph pads 13.2D-480Y/277', '1 | 1500 | 13200D | -'],
      ['Qty: 2 -> 3; kVA: 300 -> 500; Pri: 4160D; Sec: 480Y/277; 3ph pad', '3 | 500 | 4160D | -'],
      ['kVA 750, HV: 13.8 kV delta -> LV: 480Y/277', '1? | 750 | 13800D | -'],
      ['Changed my mind: from 300 up to 500 kVA. Pad 13.2D-208Y/120, 1 ea.', '1 | 500 | 13200D | -'],
      [
        'The load is 412 kVA today, 600 kVA in five years, so a 750 kVA will do. 13.2 delta, 480Y/277.',
        '1 | 750 | 13200D | -',
      ],
      [
        'Our spec sheet lists 13.8kV but field verified 13.2kV delta. 480Y/277 out. 1500 kVA pad - 1 ea',
        '1 | 1500 | 13200D | -',
      ],
      ['1 x 500 kVA pad 13200D. It used to be mineral oil, the new spec calls for FR3.', '1 | 500 | 13200D | FR3'],
    ],
  );
});
