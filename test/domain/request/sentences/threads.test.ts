import { readsLines } from './said';

describe('answers and corrections in a thread', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'oil_type'],
    [
      [
        'Scratch item 2 below, the owner dropped it.\n\n> 1) two 500 kVA, 12470D - 480Y/277\n> 2) one 300 kVA, 12470D - 208Y/120',
        '2 | 500 | 12470D | 480Y/277 | -',
      ],
      [
        'Item 1 is cancelled.\n\n> 1) two 500 kVA, 12470D - 480Y/277\n> 2) one 300 kVA, 12470D - 208Y/120',
        '1 | 300 | 12470D | 208Y/120 | -',
      ],
      [
        'Make it 4 instead of 3.\n\n> On Nov 20, 2026 Al Greer wrote:\n> Quote 3 ea 500 kVA pads 12470D-480Y/277 please.',
        '4 | 500 | 12470D | 480Y/277 | -',
      ],
      [
        'Need to change the secondary on this to 208Y/120.\n\n> Please quote (1) 300 kVA padmount, 13.8 kV delta, 480Y/277, mineral oil',
        '1 | 300 | 13800D | 208Y/120 | Mineral Oil',
      ],
      [
        'Same thing again but in FR3 and copper please, 2 units.\n\n> From: Pat\n> 1 - 1000 kVA pad 13200D - 480Y/277 mineral oil, loop, dead front',
        '2 | 1000 | 13200D | 480Y/277 | FR3',
      ],
      [
        'Primary will be 12.47 kV grounded wye per the utility. Thanks\n\n> Can you confirm the primary voltage? You said 12470 but is it delta or wye?\n>> Need price on 750 kva pad 12470 - 480Y/277',
        '1? | 750 | 12470GrdY | 480Y/277 | -',
      ],
      [
        'Please add one 300 kVA 12470D-208Y/120 to the quote below.\n\n> (2) 1000 kVA 12470D-480Y/277 pads',
        '2 | 1000 | 12470D | 480Y/277 | -',
        '1 | 300 | 12470D | 208Y/120 | -',
      ],
      [
        'Yes dead front. No, not loop, radial is fine. FR3 yes.\n\n> Dead front? Loop feed? FR3?\n>> 1 x 500 kVA 3 phase pad 4160 delta to 480Y/277',
        '1 | 500 | 4160D | 480Y/277 | FR3',
      ],
      [
        'The customer changed his mind and wants 2000 kVA rather than 1500.\n\n> 1500 kVA pad, 13.8kV D - 480Y/277, quantity 1, Bay-O-Net fusing',
        '1 | 2000 | 13800D | 480Y/277 | -',
      ],
      [
        'Please disregard my previous email. We need (1) 225 kVA, 4160D - 208Y/120 pad.\n\n> From: Sue\n> (1) 500 kVA, 4160D - 480Y/277 pad',
        '1 | 225 | 4160D | 208Y/120 | -',
      ],
      [
        "We'd also like pricing on a 1000 kVA version of the same transformer.\n\n> 1 ea 750 kVA pad mount, 12470GrdY/7200 - 480Y/277, FR3",
        '1 | 1000 | 12470GrdY/7200 | 480Y/277 | FR3',
      ],
      [
        'Hi Joe - the voltage on that should be 13,200 not 12,470. Everything else stays.\n\n> please quote 1 ea 1500 kva padmount 12470 delta - 480Y/277 copper windings',
        '1 | 1500 | 13200D | 480Y/277 | -',
      ],
      [
        "Not 480 - it's 208Y/120 secondary. And we need 2.\n\n> 150 kVA pad 13.2 GrdY - 480Y/277",
        '2 | 150 | 13200GrdY | 208Y/120 | -',
      ],
      [
        'No change on the transformer, but need it shipped to Bend OR instead of Salem.\n\n> one 500 kva pad 12470D-480Y/277 deliver Salem, OR',
        '1 | 500 | 12470D | 480Y/277 | -',
      ],
      [
        'Please bump them up to 1000 kVA.\n\n> please quote two 750 kva padmounts 12470D - 480Y/277, FR3',
        '2 | 1000 | 12470D | 480Y/277 | FR3',
      ],
      [
        'The 300 is off the table, I got one in Tulsa. Still want the 750s. Make that four now.\n\n> 1 x 300 kVA and 2 x 750 kVA pads, 12470D - 480Y/277',
        '4 | 750 | 12470D | 480Y/277 | -',
      ],
      [
        'The 1500 is no longer needed.\n\n> 1 x 1500 kVA and 2 x 750 kVA pads, 12470D - 480Y/277',
        '2 | 750 | 12470D | 480Y/277 | -',
      ],
    ],
  );
});

describe('changes of some items', () => {
  const LIST = '\n\n> 1 - 300 kVA 3ph pad 4160D-208Y/120\n> 1 - 500 kVA 3ph pad 4160D-480Y/277';
  const NUMBERED =
    '\n\n> 1. One 300 kVA 3ph pad 4160D-208Y/120\n> 2. One 750 kVA 3ph pad 4160D-480Y/277\n> 3. One 1500 kVA 3ph pad 4160D-480Y/277';
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'Item 3: quantity changed from 4 to 6.\nItem 5: secondary voltage changed from 480Y/277 to 208Y/120.\nOriginal bid items:\nItem 3: 500 kVA 3ph pad, 4160D - 480Y/277, qty 4\nItem 5: 300 kVA 3ph pad, 4160D - 480Y/277, qty 2',
        '6 | 500 | 4160D | 480Y/277',
        '2 | 300 | 4160D | 208Y/120',
      ],
      [
        `Item 1 stays. Item 2: make it 1000 kVA. Item 3 - cancelled.${NUMBERED}`,
        '1 | 300 | 4160D | 208Y/120',
        '1 | 1000 | 4160D | 480Y/277',
      ],
      [
        `Please delete the 300 and add a 112.5 kVA, 3ph pad, 4160D-208Y/120.${LIST}`,
        '1 | 500 | 4160D | 480Y/277',
        '1 | 112.5 | 4160D | 208Y/120',
      ],
      [`We'll need two of each now.${LIST}`, '2 | 300 | 4160D | 208Y/120', '2 | 500 | 4160D | 480Y/277'],
      [`The 500 should have been a 750.${LIST}`, '1 | 300 | 4160D | 208Y/120', '1 | 750 | 4160D | 480Y/277'],
      [`Double the quantity please.${LIST}`, '2 | 300 | 4160D | 208Y/120', '2 | 500 | 4160D | 480Y/277'],
      [
        "He'd rather have one 2500 than the two 1250s we talked about.\n\n> Two 1250 kVA 3ph pads, 4160D to 480Y/277",
        '1 | 2500 | 4160D | 480Y/277',
      ],
      [
        'Add one more 750 to the order below, so three total.\n\n> 2 ea 750 kVA pads 3ph 13200D-480Y/277',
        '3 | 750 | 13200D | 480Y/277',
      ],
      ['Primary is delta, not wye.\n\n> 3 - 500 kVA 3ph pad 12470Y-480Y/277', '3 | 500 | 12470D | 480Y/277'],
    ],
  );
});
