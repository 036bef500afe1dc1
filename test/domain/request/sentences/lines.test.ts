import { readsLines } from './said';

describe('the units that a text requests', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      ['Quote two 1000 kVA pads, 12470D, 480Y/277. Scratch that, make it three 750s.', '3 | 750 | 12470D | 480Y/277'],
      [
        'Scope: five 150 kVA and three 500 kVA pads.\n2.1 High voltage 13200D.\n2.2 Low voltage 208Y/120 for the 150 kVA and 480Y/277 for the 500 kVA.',
        '5 | 150 | 13200D | 208Y/120',
        '3 | 500 | 13200D | 480Y/277',
      ],
      [
        "It's a 1968 unit filled with askarel, 500 kVA, 2400 delta to 480 delta. We'd put in a 750 kVA instead, 4160D to 480Y/277.",
        '1 | 750 | 4160D | 480Y/277',
      ],
      [
        "Last year's PO for reference (two 750s at $33,450 each). This year two 1000 kVA instead, 12470D to 480Y/277, else identical.",
        '2 | 1000 | 12470D | 480Y/277',
      ],
      ['Replace (1) 300 kVA, 4160D-208Y/120 with (1) 500 kVA, 4160D-208Y/120', '1 | 500 | 4160D | 208Y/120'],
      ['Please cancel our inquiry for the 1500 kVA padmount. The owner bought one.'],
      ['Price the following breakers:\n(3) 800 A, 480 V, 65 kA\n(12) 100 A, 277/480 V'],
      ['Three 1000 kVA pads, 12470D. Two of them 480Y/277, the third 208Y/120.', '3? | 1000 | 12470D | 480Y/277?'],
      ['2500 units 500 kVA pad, 12470D to 480Y/277', '2500? | 500 | 12470D | 480Y/277'],
      [
        'Item A: 500 kVA pad, 13200D. Item B: 1000 kVA pad, same primary. Secondaries: A is 208Y/120, B is 480Y/277.',
        '1? | 500 | 13200D | 208Y/120',
        '1? | 1000 | 13200D | 480Y/277',
      ],
      ['Our sizes: 75, 150, 300 kVA pads', '1? | 75 | - | -', '1? | 150 | - | -', '1? | 300 | - | -'],
      ['Price one 500 kVA pad 12470D-480Y/277. Actually make that two 300 kVA.', '2 | 300 | 12470D | 480Y/277'],
      ['Three 167 kVA pole transformers (500 kVA for the bank), 7200 to 240/120', '3 | 167 | 7200 | 240/120'],
      ['3 x 100 kVA pole mount, 7200 - 120/240, 300 kVA bank', '3 | 100 | 7200 | 240/120'],
      ['Three 50 kVA poles making a 150 kVA bank, 7200 - 120/240', '3 | 50 | 7200 | 240/120'],
      ['The new wing adds about 290 kVA, so we need 1000 kVA, 4160D to 480Y/277', '1? | 1000 | 4160D | 480Y/277'],
      ['The expansion is adding 400 kVA. Need one 1500 kVA pad, 12470D to 480Y/277.', '1 | 1500 | 12470D | 480Y/277'],
      [
        'Bid Item 1. 500 kVA, 12470D x 480Y/277. Quantity changed from 3 to 5.\nBid Item 2. DELETED (was 2500 kVA).',
        '5 | 500 | 12470D | 480Y/277',
      ],
      [
        'Item 1: 500 kVA, 12470D - 480Y/277, qty 2\nItem 2: 750 kVA - WITHDRAWN\nItem 3: 1000 kVA, 12470D - 480Y/277, qty 1',
        '2 | 500 | 12470D | 480Y/277',
        '1 | 1000 | 12470D | 480Y/277',
      ],
      [
        'Item 1: 500 kVA, 12470D - 480Y/277, qty 2\nItem 2: NOT USED (formerly 750 kVA)\nItem 3: 1000 kVA, 12470D - 480Y/277, qty 1',
        '2 | 500 | 12470D | 480Y/277',
        '1 | 1000 | 12470D | 480Y/277',
      ],
      [
        '* the 1500 kVA is out\n* the two 500 kVA stay: 12470D to 480Y/277\n* one 300 kVA, same as the 500s except 208Y/120',
        '2 | 500 | 12470D | 480Y/277',
        '1 | 300 | 12470D | 208Y/120',
      ],
      [
        'Two 500 kVA 12470D - 480Y/277 and one 300 kVA, identical to the 500 kVA but 208Y/120',
        '2 | 500 | 12470D | 480Y/277',
        '1 | 300 | 12470D | 208Y/120',
      ],
      [
        'Two 750 kVA pads, 12470D - 480Y/277\nAlternate: one 1500 kVA pad, 12470D - 480Y/277, in place of the two',
        '2 | 750 | 12470D | 480Y/277',
        '1? | 1500? | 12470D? | 480Y/277?',
      ],
      [
        'Two 75 kVA single phase pads and two 150 kVA three phase pads. The singles are 7200 to 120/240. The three phase ones are 12470GrdY/7200 to 208Y/120.',
        '2 | 75 | 7200 | 240/120',
        '2 | 150 | 12470GrdY/7200 | 208Y/120',
      ],
      [
        'One 500 kVA transformer 12470D to 480Y/277. The other transformer, 1000 kVA at the mill, is fine.',
        '1 | 500 | 12470D | 480Y/277',
      ],
      [
        'Two 500 kVA pads 12470D to 480Y/277. They may add one 750 kVA later.',
        '2 | 500 | 12470D | 480Y/277',
        '1? | 750? | - | -',
      ],
      [
        'Quote 2 each 1500 kVA pads, 12470D - 480Y/277.\nOption A: FR3.\nOption B: 2000 kVA instead of 1500 kVA.',
        '2 | 1500 | 12470D | 480Y/277',
        '1? | 2000? | - | -',
      ],
      [
        'No. 1 - 4 @ 300 kVA, 208Y/120\nNo. 2 - 2 @ 750 kVA, 480Y/277\nThree phase, HV 12470D',
        '4 | 300 | 12470D | 208Y/120',
        '2 | 750 | 12470D | 480Y/277',
      ],
      ['padmount 750 3ph 12470D 208Y/120 price?', '1? | 750 | 12470D | 208Y/120'],
      ['- [10:03] Cal: 1500 kVA pad\n[10:03] You: voltage?', '1? | 1500 | - | -'],
      [
        '[10:02] Cal: 1500 kVA, 12470D to 480Y/277\n[10:03] You: how many\n[10:04] Cal: 2\n[10:05] Cal: sorry boss says 3',
        '3 | 1500 | 12470D | 480Y/277',
      ],
      [
        'KVA    QTY   HV        LV        Pole/Pad\n500    2     12470D    480Y/277  pad\n25     4     7200      240/120   pole',
        '2 | 500 | 12470D | 480Y/277',
        '4 | 25 | 7200 | 240/120',
      ],
      [
        'Removed transformer was 750 kVA 4160D-480Y/277. New one will be 1000 kVA, 13200D-480Y/277.',
        '1? | 1000 | 13200D | 480Y/277',
      ],
      [
        'You sold us a 500 kVA pad in 2019. Now we want one 750 kVA pad, 13200D to 480Y/277.',
        '1 | 750 | 13200D | 480Y/277',
      ],
      [
        'Schedule A (not in this bid): 1000 kVA pad, 3 each.\nSchedule B: 500 kVA pad, 12470D to 480Y/277, 2 each.',
        '2 | 500 | 12470D | 480Y/277',
      ],
      [
        'Item 1: 500 kVA pad 12470D to 480Y/277, 2 EA\nItem 2 (OPTION): 750 kVA pad 12470D to 480Y/277, 1 EA',
        '2 | 500 | 12470D | 480Y/277',
        '1? | 750? | 12470D? | 480Y/277?',
      ],
      [
        'Quote 500 kVA pad 12470D to 480Y/277 qty 2. VOID - item cancelled by owner: 750 kVA pad qty 3.',
        '2 | 500 | 12470D | 480Y/277',
      ],
      [
        'Quantity (each)   kVA   Primary volts   Secondary volts   Bushing rating (A)\n2                 500   12470D          480Y/277          200\n1                 1500  12470D          480Y/277          600',
        '2 | 500 | 12470D | 480Y/277',
        '1 | 1500 | 12470D | 480Y/277',
      ],
      [
        'Tag of the unit that is on the pad today:\nKVA 500\nH.V. 2400  L.V. 240\n\nThe new one is 500 kVA, 13200D, 480Y/277. One pad.',
        '1 | 500 | 13200D | 480Y/277',
      ],
    ],
  );
});

describe('counts of a line', () => {
  readsLines(
    ['quantity', 'kva_rating'],
    [
      ['CLIN 0001. Transformer, 225 kVA. 2 EA.\nCLIN 0002. Transformer, 500 kVA. 3 EA.', '2 | 225', '3 | 500'],
      ['Need [2] 500 kVA pads', '2 | 500'],
      ['Qty: two, 500 kVA pad', '2 | 500'],
      ['500 kVA pad. Quantity remains 2.', '2 | 500'],
      ['500 kVA pad. Quantity is now 4.', '4 | 500'],
      ['500 kVA pad. Quantity increased to six.', '6 | 500'],
      ['500 kVA pad, 1 piece', '1 | 500'],
      ['500 kVA pad, single unit', '1 | 500'],
      ['33 identical units in total, 2750 kVA, delivered in lots of 11', '33 | 2750'],
      ['2750 kVA pads, deliver in batches of 4', '1? | 2750'],
      ['500 kVA pad, call two two nine 555 0116', '1? | 500'],
      ['500 kVA pad, impedance five and three quarters per cent', '1? | 500'],
      ['(4) 300 kVA pads, 60 x 95 BIL', '4 | 300'],
      ['Number of phases three\nRated power 500 kVA', '1? | 500'],
      [
        '10 kVA - one hundred and twenty\n15 kVA - ninety\n25 kVA - sixty-five\n50 kVA - ten',
        '120 | 10',
        '90 | 15',
        '65 | 25',
        '10 | 50',
      ],
      [
        'Thirty of the 25s, twenty of the 37.5s and eight of the 100s.\n25 kVA and 37.5 kVA: loop feed\n100 kVA: radial feed',
        '30 | 25',
        '20 | 37.5',
        '8 | 100',
      ],
      [
        'Stk No    Descr                   Min  Max  OnHand  Order\n50-1125   TFMR PAD 1PH 15KVA      20   60   11      48\n50-1131   TFMR PAD 1PH 25KVA      20   50   8       40',
        '48 | 15',
        '40 | 25',
      ],
      [
        '"Line","Short text","Order qty","Unit"\n"10","XFMR,1PH,PAD,25KVA","15","EA"\n"20","CUTOUT,FUSED,15KV,100A","60","EA"',
        '15 | 25',
      ],
    ],
  );
});

describe('values on a separate line', () => {
  readsLines(
    ['kva_rating', 'oil_type', 'unit_type', 'max_width_in', 'max_depth_in'],
    [
      ['500 kVA pads, ~~mineral oil~~ FR3', '500 | FR3 | pad | - | -'],
      [
        'Area\tQty\tSize\tLV\tPad limit (W x D, in.)\nPump\t1\t500kVA\t480Y/277\t80 x 60\nAdmin\t1\t150kVA\t208Y/120\tnone',
        '500 | - | - | 80 | 60',
        '150 | - | - | - | -',
      ],
      [
        'No. 1 - 300 kVA pad, 208Y/120\nNo. 2 - 750 kVA pad, 480Y/277\nMineral oil with the exception of No. 2, which is FR3.',
        '300 | Mineral Oil | pad | - | -',
        '750 | FR3 | pad | - | -',
      ],
      ['500 kVA pad, width up to 96 in, depth limited to 100 in', '500 | - | pad | 96 | 100'],
      ['500 kVA pad. Nothing bigger than 84 wide by 72 deep', '500 | - | pad | 84? | 72?'],
    ],
  );
});
