import { readsLines } from './said';

describe('taps, impedance and insulation levels', () => {
  readsLines(
    ['tap_range_pct', 'impedance_pct', 'bil', 'secondary_bil'],
    [
      ['500 kva pad, four 2.5% taps, two above two below', '±5% | - | - | -'],
      ['500 kva pad, taps: (2) +2.5%, (2) -2.5%', '±5% | - | - | -'],
      ['500 kva pad, full capacity taps 2 @ 2.5% above & 2 @ 2.5% below nominal', '±5% | - | - | -'],
      ['500 kva pad, 2 - 2 1/2% FCAN and 2 - 2 1/2% FCBN', '±5% | - | - | -'],
      ['500 kva pad, 5 position tap changer ±5%', '±5% | - | - | -'],
      ['500 kva pad, +2/-2 2.5% taps', '±5% | - | - | -'],
      ['500 kva pad, taps 4x2.5% FCBN', '+0/-10% | - | - | -'],
      ['500 kva pad, two 2.5% taps each side of nominal', '±5% | - | - | -'],
      ['500 kva pad, HV taps +/-2@2.5%', '±5% | - | - | -'],
      ['500 kva pad, with taps at 5%, 2.5%, 0, -2.5%, -5%', '±5% | - | - | -'],
      ['500 kva pad, +2 -4 x 2.5% taps', '+5/-10% | - | - | -'],
      ['500 kva pad, primary taps: 2 up & 2 down @ 2.5%', '±5% | - | - | -'],
      ['500 kva pad, tap range 10% (5% up, 5% down)', '±5% | - | - | -'],
      ['500 kva pad, impedance 4.6% +/- 7.5%', '- | 4.6 | - | -'],
      ['500 kva pad, Z = 5.75 percent', '- | 5.75 | - | -'],
      ['500 kva pad, %Z between 4.4 and 6.0', '- | 4.4 to 6 | - | -'],
      ['500 kva pad, impedance not less than 5.3%', '- | min 5.3 | - | -'],
      ['500 kva pad, 5% impedance minimum', '- | min 5 | - | -'],
      ['500 kva pad, IZ 5.75, X/R 6', '- | 5.75 | - | -'],
      ['500 kva pad, impedance per ANSI', '- | - | - | -'],
      ['500 kva pad, impedance of existing unit is 4.2%, must parallel with it', '- | - | - | -'],
      ['500 kva pad, voltage drop 3%, impedance 5.0%', '- | 5 | - | -'],
      ['500 kva pad, 95/30 kV BIL', '- | - | 95 | 30'],
      ['15 MVA substation unit, high voltage BIL 450 kV', '- | - | 450 | -'],
      ['7.5 MVA unit, 72 kV delta primary, 350 kV BIL, 4160Y/2400 secondary, 60 kV BIL', '- | - | 350 | 60'],
      ['7.5 MVA unit, 69 kV delta primary, BIL 350 kV, low side 13200GrdY/7620, BIL 110 kV', '- | - | 350 | 110'],
      ['500 kva pad, BIL: primary 95kV, secondary 30kV', '- | - | 95 | 30'],
      ['500 kva pad, 95 kV (BIL)', '- | - | 95 | -'],
      ['500 kva pad, primary BIL shall be 125kV minimum', '- | - | 125 | -'],
      ['500 kva pad, HV-LV BIL 150-30', '- | - | 150 | 30'],
      ['500 kva pad, 30kV sec BIL', '- | - | - | 30'],
    ],
  );
});

describe('losses, sound and limits of size', () => {
  readsLines(
    [
      'no_load_loss_w',
      'load_loss_w',
      'total_loss_w',
      'sound_db',
      'max_width_in',
      'max_depth_in',
      'max_height_in',
      'max_weight_lb',
    ],
    [
      ['500 kva pad, no-load loss 600W max, full load loss 4.2 kW', '600 | 4200 | - | - | - | - | - | -'],
      ['500 kva pad, NL losses: 600 watts; LL: 4200 watts; total 4800 watts', '600 | 4200 | 4800 | - | - | - | - | -'],
      ['500 kva pad, core loss <= 650 W, winding loss <= 4,000 W at 85C', '650 | 4000 | - | - | - | - | - | -'],
      ['500 kva pad, total losses shall not exceed 4,800 W', '- | - | 4800 | - | - | - | - | -'],
      ['500 kva pad, DOE 2016 efficient, 99.2% efficiency', '- | - | - | - | - | - | - | -'],
      ['500 kva pad. sound 58 dB max', '- | - | - | 58 | - | - | - | -'],
      ['500 kva pad, not louder than 55 dBA at 3 ft', '- | - | - | 55 | - | - | - | -'],
      ['500 kva pad, NEMA TR1 sound levels', '- | - | - | - | - | - | - | -'],
      ['500 kva pad, max dims 70"W x 65"D x 60"H', '- | - | - | - | 70 | 65 | 60 | -'],
      ['500 kva pad, 72 x 68 x 62 max (WxDxH)', '- | - | - | - | 72 | 68 | 62 | -'],
      [
        '500 kva pad, footprint cannot be bigger than 84 inches wide by 72 inches deep',
        '- | - | - | - | 84 | 72 | - | -',
      ],
      ["500 kva pad, no wider than 6'", '- | - | - | - | 72 | - | - | -'],
      ['500 kva pad, existing pad is 80"x76"', '- | - | - | - | - | - | - | -'],
      ['500 kva pad, weight under 6,500#', '- | - | - | - | - | - | - | 6500'],
      ['500 kva pad, max weight of 3.5 tons', '- | - | - | - | - | - | - | 7000'],
      ['500 kva pad, our crane can lift 10,000 lbs', '- | - | - | - | - | - | - | -'],
      ['500 kva pad, height < 65in, weight < 8000 lbs', '- | - | - | - | - | - | 65 | 8000'],
      ['500 kva pad, width 1.8 m max, depth 1.6 m max', '- | - | - | - | 70.9 | 63 | - | -'],
    ],
  );
});

describe('figures in other words', () => {
  readsLines(
    ['tap_range_pct', 'impedance_pct', 'bil', 'sec_bush', 'bushing_rating'],
    [
      ['1000 kVA pad 12470D 480Y/277, derivations 2 up and 2 down of 2.5% each one', '±5% | - | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277, 5 taps plus minus 5%', '±5% | - | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277\nTaps, above / below: 2 x 2.5% / 2 x 2.5%', '±5% | - | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277\nImpedance changed from 5.75% to 6.25%.', '- | 6.25 | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277, impedance not less than 5.5% and not over 6%', '- | 5.5 to 6 | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277, impedance at least 5.5% but no higher than 6.0%', '- | 5.5 to 6 | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277, impedance not above 6.0% and not below 5.5%', '- | 5.5 to 6 | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277. impedance five and three quarters per cent', '- | 5.75 | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277 95 BIL. Small change: BIL goes to 125 with it.', '- | - | 125 | - | -'],
      ['1000 kVA pad 12470D 480Y/277, LV terminals spade, 10 hole', '- | - | - | 10-hole spade | -'],
      ['1000 kVA pad 12470D 480Y/277, secondary bushings: twelve-hole spades', '- | - | - | 12-hole spade | -'],
      ['1000 kVA pad 12470D 480Y/277\nHV bushings, A 600', '- | - | - | - | 600'],
      ['1000 kVA pad 12470D 480Y/277. in lieu of 200 A bushing wells furnish 600 A bushings', '- | - | - | - | 600'],
    ],
  );
});

describe('losses, prices and sizes in other words', () => {
  readsLines(
    ['no_load_loss_w', 'load_loss_w', 'total_loss_w', 'max_price', 'max_width_in', 'max_depth_in'],
    [
      [
        '1000 kVA pad 12470D 480Y/277\nLosses, no load:   max. 900 W\nLosses, load:      max. 5200 W',
        '900 | 5200 | - | - | - | -',
      ],
      [
        '1000 kVA pad 12470D 480Y/277\nTotal losses at 1000 kVA shall not exceed 52,000 watts.',
        '- | - | 52000 | - | - | -',
      ],
      ['1000 kVA pad 12470D 480Y/277\nPo max. 1500 W, Pk max. 14 500 W', '1500 | 14500 | - | - | - | -'],
      ['1000 kVA pad 12470D 480Y/277. Top dollar 41k', '- | - | - | 41000 | - | -'],
      ['1000 kVA pad 12470D 480Y/277, will go to $88k', '- | - | - | 88000 | - | -'],
      ['1000 kVA pad 12470D 480Y/277. Budget holds at $55,000, do not exceed it.', '- | - | - | 55000 | - | -'],
      ['1000 kVA pad 12470D 480Y/277. I can go as high as 35k on it', '- | - | - | 35000 | - | -'],
      ["1000 kVA pad 12470D 480Y/277. won't pay a penny over $42,500", '- | - | - | 42500 | - | -'],
      ['1000 kVA pad 12470D 480Y/277. Width up to 96 in, depth up to 100 in.', '- | - | - | - | 96 | 100'],
      ['1000 kVA pad 12470D 480Y/277, pad is 84 wide by 72 deep, nothing bigger', '- | - | - | - | 84? | 72?'],
    ],
  );
});

describe('losses whose kind follows the value', () => {
  readsLines(
    ['no_load_loss_w', 'load_loss_w', 'total_loss_w'],
    [
      [
        'One 750 kVA pad; losses not to exceed 1150 W at no load and 6900 W at full load, i.e. 8050 W in total',
        '1150 | 6900 | 8050',
      ],
      [
        'One 750 kVA pad. Losses shall be at most 1,150 watts no-load, 6,900 watts load and 8,050 watts total.',
        '1150 | 6900 | 8050',
      ],
      ['One 750 kVA pad. Max losses: 1150 W without load, 6900 W at rated load, total 8050 W.', '1150 | 6900 | 8050'],
      ['One 750 kVA pad. Losses: no load 1150 W, load 6900 W, total 8050 W.', '1150 | 6900 | 8050'],
    ],
  );
});

describe('limits of size and weight', () => {
  readsLines(
    ['max_width_in', 'max_depth_in', 'max_height_in', 'max_weight_lb'],
    [
      [
        `One 500 kVA pad. Can't be any taller than 6'-10", width limited to 5'-2", depth to 58 inches, and the freight elevator is good for 9,000 lb.`,
        '62 | 58 | 82 | 9000',
      ],
      [
        `One 500 kVA pad. Max height 6'-4". Width: no more than 5' 8". Depth to 60 inches at most. The floor takes 8,000 lb.`,
        '68 | 60 | 76 | 8000',
      ],
      ['One 500 kVA pad. The freight elevator carries 4,000 lb, so no worry there.', '- | - | - | -'],
    ],
  );
});

describe('the most that a customer pays', () => {
  readsLines(
    ['quantity', 'max_price'],
    [
      ['One 225 KVA pad. Max I can go is $42,000.', '1 | 42000'],
      ['One 225 KVA pad. The building fund has $19,500 for it and not a penny more.', '1 | 19500'],
      ['One 225 KVA pad. We have $22,000 to spend, no more.', '1 | 22000'],
      ['Two 225 KVA pads. The most we can pay is $22,000 each.', '2 | 22000'],
      ['Two 225 KVA pads. Top price 22,500 USD per unit.', '2 | 22500'],
      [
        '| Field | Lot 1 | Lot 2 |\n|---|---|---|\n| Pieces | 2 | 1 |\n| kVA | 750 | 2500 |\n| High side | 13800D | 4160D |\n| Budget each | $31,000 | $88,500 |',
        '2 | 31000',
        '1 | 88500',
      ],
    ],
  );
});

describe('values of one clause', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase', 'impedance_pct', 'bushing_rating', 'unit_type'],
    [
      ['One 7500 kVA substation transformer, Z around 7.5 percent', '1 | 7500 | - | 7.5 | - | substation'],
      ['10 single phase poles, 25 kva', '10 | 25 | 1 | - | - | pole'],
      ['Got a unit between 750 and 1000 kva, 3ph pad?', '1 | 750 to 1000 | 3 | - | - | pad'],
      [
        '5 MVA, 3 phase substation type. Fault level at the tie is 210 MVA. 1 needed.',
        '1 | 5000 | 3 | - | - | substation',
      ],
      [
        'Quantity ........ 3\nPower ........ 1500 kVA\nPhases / Frequency ........ 3 / 60 Hz\nHV bushings ........ 600 A, dead front',
        '3 | 1500 | 3 | - | 600 | -',
      ],
    ],
  );
});

describe('a fluid for the room that the unit stands in, and answers of one word', () => {
  readsLines(
    ['kva_rating', 'front', 'oil_type', 'coil_type', 'primary_voltage_kv'],
    [
      ['One 45 kVA pad. They sit inside the pump house so silicone filled.', '45 | - | Silicone | - | -'],
      ['One 45 kVA pad, 480D to 208Y/120. The pump house has 240 V.', '45 | - | - | - | 480D'],
      [
        '> What size?\n300 kVA padmount\n\n> Live or dead front?\nDead.\n\n> Copper or aluminum?\nCopper.',
        '300 | dead | - | Copper | -',
      ],
      ['One 25 kVA single phase transformer, 480 to 240/120', '25 | - | - | - | 480'],
    ],
  );
});
