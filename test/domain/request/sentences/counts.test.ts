import { readsLines } from './said';

describe('counts and ratings in a sentence', () => {
  readsLines(
    ['quantity', 'kva_rating'],
    [
      ['Item 1 - 500 kVA, qty 4; Item 2 - 750 kVA, qty 2; both 13.2 kV delta - 480Y/277', '4 | 500', '2 | 750'],
      ['One (1) 300 kVA and two (2) 500 kVA pads 12470Y/7200-208Y/120', '1 | 300', '2 | 500'],
      ['Qty of 6, 50kva pole mounts', '6 | 50'],
      ['Quote four 500 kVA pads. Taps: two 2½% above and two 2½% below rated voltage', '4 | 500'],
      ['One substation transformer, 5000 kVA, high voltage taps four 2½ percent below rated voltage', '1 | 5000'],
      ['Three 750 kVA pads, taps two 2-1/2% up and two 2-1/2% down', '3 | 750'],
      ['Need a dozen 50 kva 1 phase pads', '12 | 50'],
      ['Need a half dozen 25 kva poles', '6 | 25'],
      ['Need couple 500 kva pads', '2 | 500'],
      ['quote 3 transformers, 1500 kva', '3 | 1500'],
      ['quote (4) four 75 kva, (4) four 150 kva', '4 | 75', '4 | 150'],
      ['500kva pads x 3', '3 | 500'],
      ['500kva pads - need 3 of them', '3 | 500'],
      ['500 kva pad. We need two. One for now, one for March.', '2 | 500'],
      ['500 kva, 2 total', '2 | 500'],
      ['lot of 10: 50 kva 1ph pads 7200-240/120', '10 | 50'],
      ['1500 KVA - 1 NO.', '1 | 1500'],
      ['Up to 5 units of 500 kva', '1? | 500'],
      ['1 lot: transformers as follows: 2-500 kva, 1-750 kva, 3-1000 kva', '2 | 500', '1 | 750', '3 | 1000'],
      ['2 @ 300 kva, 3 @ 500 kva, all 480Y/277 13200D', '2 | 300', '3 | 500'],
      ['1,500 kVA quantity: two', '2 | 1500'],
      ['Please send price for 1 or 2 500 kva pads', '1? | 500'],
      ['500 kva pad, minimum order 5 units', '1? | 500'],
      ['unit price for 10, 20, and 50 units of 25kva pole mount', '1? | 25'],
      ['I need 500 kva pads (two of them), 6-hole spades, four 2.5% taps', '2 | 500'],
      ['#1 500 kva (qty 2) #2 1000 kva (qty 1)', '2 | 500', '1 | 1000'],
      [
        'Transformer, 3ph, 500kva - 2 ea\nTransformer, 3ph, 750kva - 1 ea\nTransformer, 1ph, 50kva - 12 ea',
        '2 | 500',
        '1 | 750',
        '12 | 50',
      ],
      ['qty  desc\n2    500 kva pad 12470-480Y/277\n4    300 kva pad 12470-208Y/120', '2 | 500', '4 | 300'],
      ['1ea. 2500KVA; 1ea. 1500KVA; 2ea. 1000KVA - 34500GY/19920 480Y/277', '1 | 2500', '1 | 1500', '2 | 1000'],
      ['Please quote one 1000 kVA pad, 12470D to 208Y/120. The 1000 is too small. Make it 1500.', '1 | 1500'],
      ['Quote two 500 kVA pads. Make it 4.', '4 | 500'],
      ['Please quote a bank of three 100 kVA pole mounts, 7200 to 240/120.', '3 | 100'],
      ['Please quote:\n- qty: 12\n- 2 MVA\n- 3 ph', '12 | 2000'],
      ['Please quote:\n- quantity 6\n- 5 MVA substation transformer', '6 | 5000'],
      ['- how many?\n- 4\n- what size\n- 500', '4 | 500'],
      ["Two 3-phase 500's and a 1000, 12470 delta to 480", '2 | 500', '1 | 1000'],
      ['Spares: one 1000kva. Active: three 1000kva. 12470D-480Y/277', '1 | 1000', '3 | 1000'],
    ],
  );
});

describe('units of a bank', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      ['Need 3 pots for a bank, 37.5 each, 7200 V primary, 240/120, pole type', '3 | 37.5 | 7200'],
      ['Need two padmounts, 112.5 each, 12470GRDY-7200 to 208Y/120', '2 | 112.5 | 12470GrdY/7200'],
      ['Two 75 kVA padmounts, 12470D to 208Y/120, $37.5 each is too much', '2 | 75 | 12470D'],
    ],
  );
});

describe('what a speaker takes back', () => {
  readsLines(
    ['feed', 'front'],
    [
      ['750 kVA pad, 12470D to 480Y/277. Loop feed. No, wait, radial. Dead front.', 'radial | dead'],
      ['750 kVA pad, 12470D to 480Y/277. Loop feed. No rush. Dead front.', 'loop | dead'],
    ],
  );
});

describe('counts beside other numbers', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase'],
    [
      ['Trying to get two bids. Unit: pad, 2000, FR3, qty 4', '4 | 2000 | -'],
      ['02 nos. 1250 kVA, Cu wound; 01 no. 2000 kVA, Cu wound', '2 | 1250 | -', '1 | 2000 | -'],
      ['Same as PO 8841 but 3 instead of 2: 225 kVA, 3ph pad, 12470D', '3 | 225 | 3'],
      ['Customer wants a 75 kVA (not 50 like last time) single phase pad. Five.', '5 | 75 | 1'],
      ['2 - 75KVA pads and 1 - 150KVA pad, 4160 delta on everything, 3ph', '2 | 75 | 3', '1 | 150 | 3'],
    ],
  );
});

describe('counts at the end of a line', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      ['a. 300 kVA, 208Y/120 ........ 6\nb. 500 kVA, 480Y/277 ........ 4', '6 | 300 | 208Y/120', '4 | 500 | 480Y/277'],
      [
        '1. 10 kVA pole, 7200-120/240 - 50\n2. 15 kVA pole, 7200-120/240 - 75',
        '50 | 10 | 240/120',
        '75 | 15 | 240/120',
      ],
      ['A price for 6 pots: 3 @ 50 and 3 @ 100. 14.4 kV to 120/240.', '3 | 50 | 240/120', '3 | 100 | 240/120'],
      ['1. 500 kVA pad, 13200D - 480', '1? | 500 | 480Y/277?'],
    ],
  );
});

describe('items of which none is ordered', () => {
  readsLines(
    ['quantity', 'kva_rating', 'max_weight_lb'],
    [
      ['Qty 0, 500 kVA padmount 12470D to 480Y/277\nQty 2, 750 kVA padmount 12470D to 480Y/277', '2 | 750 | -'],
      [
        'Pads 12470D to 480Y/277:\n500 kVA, quantity: 1\n750 kVA, quantity: 0\n1000 kVA, quantity: 2',
        '1 | 500 | -',
        '2 | 1000 | -',
      ],
      [
        'All 1-phase, 7200 to 120/240.\n\n  KVA    Order qty   On hand   Max wt (lb)\n   10       20          3         210\n   50        0         17           -',
        '20 | 10 | 210',
      ],
      ['Item 1 - 2 ea 500 kVA pad, 12470D to 480Y/277\nItem 2 - 0 ea 750 kVA pad, 12470D to 480Y/277', '2 | 500 | -'],
      ['kVA | Primary | Secondary | Qty\n500 | 12470D | 480Y/277 | 0'],
    ],
  );
});

describe('numbers of parts beside their description', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      [
        'Line,Material,Short text,Qty\n10,300-4471,TRANSFORMER PAD 3PH 500KVA 13800D 480Y/277 FR3,1',
        '1 | 500 | 480Y/277',
      ],
      [
        'Item  Parts        Product                                         Needed\n1     500-12470    Pad transformer 3ph 750 kVA 13800D - 480Y/277   2',
        '2 | 750 | 480Y/277',
      ],
      ['Two pads:\n500-4160 transformer 750 kVA 13800D - 208Y/120', '2 | 750 | 208Y/120'],
    ],
  );
});

describe('counts that are taken back, and columns of requisitions', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      ['Looking for 3 padmounts at 225 kVA, no make that 4 at 300 kVA. 4160 delta to 208Y/120.', '4 | 300 | 208Y/120'],
      ['Need two 500 kVA pads, no wait, three 750 kVA, 12470D to 480Y/277', '3 | 750 | 480Y/277'],
      ['Need 2 x 500 kVA pads. Wait, make it 3 x 750 kVA, 12470D to 480Y/277', '3 | 750 | 480Y/277'],
      ['Req | Ln | Description | Qty\n4500 | 10 | XFMR PADMT 3PH 300KVA 12470D 208Y/120 | 2', '2 | 300 | 208Y/120'],
    ],
  );
});
