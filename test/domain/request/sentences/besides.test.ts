import { readsLines } from './said';

describe('texts that also name units that are not requested', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'oil_type', 'coil_type'],
    [
      [
        'SCOPE OF SUPPLY\nThe Contractor shall furnish one (1) liquid-filled, pad-mounted, compartmental type transformer as follows.\nA. Capacity: 1,500 kVA at 65°C rise\nB. Primary: 13,200 V, three-phase, delta, 60 Hz, 95 kV BIL, with four 2-1/2% full capacity taps, two above and two below\nC. Secondary: 480Y/277 V, three-phase, four-wire, 30 kV BIL\nD. Impedance: 5.75% nominal\nE. Dielectric: FR3 or other natural ester; mineral oil is prohibited\nF. HV compartment: dead-front, loop feed, (6) 200A bushing wells w/ loadbreak inserts\nG. Two-position, oil immersed loadbreak switch; bayonet fuses in series with ELSP\nH. Maximum noise: 60 dB\nI. Existing 750 kVA transformer shall be removed and disposed of by the Contractor.',
        '1 | 1500 | 13200D | 480Y/277 | FR3 or Natural Ester | -',
      ],
      [
        'Tom, the GC is asking for 2 alternates to the base bid: base is (2) 1500 kVA 13.8kV D - 480Y/277 w/ mineral oil. Alt 1: FR3 fluid. Alt 2: copper windings. Need it by Tuesday noon.',
        '2 | 1500 | 13800D | 480Y/277 | Mineral Oil | Copper?',
      ],
      [
        'Existing transformer data for reference: Cooper 750 kVA, 12.47kV-208Y/120, 4.2% Z. \nNew transformer required: 1000 kVA, 12.47kV delta - 480Y/277V.',
        '1? | 1000 | 12470D | 480Y/277 | - | -',
      ],
      [
        "Do you carry 1500KVA pads in 12470? What's the lead time and price? We'd need two.",
        '2 | 1500 | 12470 | - | - | -',
      ],
      [
        'The 112.5 KVA needs to be 480 delta - 208Y/120 and the 225 KVA needs to be 480 delta - 240 delta. Qty 1 of each. Padmounts, mineral oil.',
        '1 | 112.5 | 480D | 208Y/120 | Mineral Oil | -',
        '1 | 225 | 480D | 240D | Mineral Oil | -',
      ],
      [
        'Utility will provide primary metering & 15kV recloser. We provide transformer: 2,000 kVA, 13,800 GrdY/7970 to 4160Y/2400, ANSI type II mineral oil, substation style with throat on LV.',
        '1? | 2000 | 13800GrdY/7970 | 4160Y/2400 | Mineral Oil | -',
      ],
      [
        "Good afternoon, we're comparing: (a) one 2000 kVA or (b) two 1000 kVA, all 12470D - 480Y/277. Please price both ways.",
        '1 | 2000 | 12470D | 480Y/277 | - | -',
        '2 | 1000 | 12470D | 480Y/277 | - | -',
      ],
      [
        'Our 1000 kVA unit from you (S/N 22-1187) has been great. We now need a second identical one, except with 208Y/120 secondary. Original was 13.8kV delta - 480Y/277, FR3.',
        '1 | 1000 | 13800D | 208Y/120 | FR3 | -',
      ],
      [
        '50 kVA, 1 ph, 19.92/34.5 kV, 120/240 V poletype - 6 pieces\n25 kVA, 1 ph, 19.92/34.5 kV, 120/240 V poletype - 12 pieces',
        '6 | 50 | 34500Y/19920 | 240/120 | - | -',
        '12 | 25 | 34500Y/19920 | 240/120 | - | -',
      ],
      [
        'Requirement: 1 No. 1600 kVA 11kV/433V Dyn11 ONAN compact substation transformer',
        '1 | 1600 | 11000D | 433Y? | - | -',
      ],
      [
        'Three phase pad, 1000kVA. HV: 13.8kV delta, LV: 480Y/277. Load will be 850 kVA. Breaker is 1200A. Fault current 18 kA. The panel is 208V fed from a 75 kVA dry type inside.',
        '1 | 1000 | 13800D | 480Y/277 | - | -',
      ],
      [
        'Please quote 1500 kVA transformer for 13.8 kV to 480 V service. 2 required. Must match existing 5.5% impedance for paralleling. Aluminum.',
        '2 | 1500 | 13800 | 480 | - | Aluminum',
      ],
      [
        'Pad mounted transformer 500 KVA 12470D 208Y/120 for hospital; also 150KVA 480D to 208Y/120 dry type for inside by others.',
        '1? | 500 | 12470D | 208Y/120 | - | -',
      ],
      [
        'Please bid: 3Ø padmount, 1000 kVA, Pri 13.8kV Delta, Sec 480Y/277, taps std, FR3. Our 500 kVA spare in the yard (12470 delta, mineral oil) is available to trade.',
        '1? | 1000 | 13800D | 480Y/277 | FR3 | -',
      ],
      [
        "Ours is a 750 kVA but we're told to upsize to 1000 kVA. Primary's 13200 delta and the secondary's 480Y/277.",
        '1? | 1000 | 13200D | 480Y/277 | - | -',
      ],
      [
        'Two options please: one with mineral oil and one with FR3. 1500 kVA, 12470D-480Y/277, pad, qty 1.',
        '1 | 1500 | 12470D | 480Y/277 | Mineral Oil or FR3? | -',
      ],
      [
        'Need FR3 units only. (4) 167 kVA 1ph pads 7620 - 240/120. Last time you sent us mineral oil by mistake.',
        '4 | 167 | 7620 | 240/120 | FR3 | -',
      ],
      [
        '500 KVA - 480V Delta primary, 208Y/120 secondary, NOT 240. Padmount, al windings.',
        '1? | 500 | 480D | 208Y/120 | - | Aluminum',
      ],
      [
        "Is there any chance you'd have a 3000 kVA with 4160Y/2400 secondary? Primary 12470 delta, FR3 or silicone OK, no mineral.",
        '1 | 3000 | 12470D | 4160Y/2400 | FR3 or Silicone | -',
      ],
      [
        'For parallel operation with our existing 1500 kVA, 13.8kV-480Y/277, 5.75%Z unit, we need one more of the same rating in FR3.',
        '1 | 1500 | 13800 | 480Y/277 | FR3 | -',
      ],
      [
        'transformer size: 1500 kva (connected load 1340 kva, demand 1,010 kva). voltage: 13.8/0.48 kv. qty: 1',
        '1 | 1500 | 13800 | 480 | - | -',
      ],
      [
        'Please price a 12470GrdY/7200 to 480Y/277 750KVA pad with copper windings. Same but aluminum windings as option 2.',
        '1? | 750 | 12470GrdY/7200 | 480Y/277 | - | Copper?',
      ],
      [
        'We need 13.2kV (not 13.8kV) primary delta; 480Y/277; 1000 kVA; mineral oil (not FR3)',
        '1? | 1000 | 13200? | 480Y/277 | Mineral Oil | -',
      ],
      [
        'CUSTOMER SUPPLIED: 15kV cable, terminations. VENDOR: 1-2000kVA, 3-phase pad, 34.5kV GrdY/19.92kV-480Y/277V.',
        '1 | 2000 | 34500GrdY/19920 | 480Y/277 | - | -',
      ],
      [
        'The new 2500 hp motor at 4160 V requires a captive transformer: 3000 kVA, 13.8 kV delta / 4160Y/2400, 7% Z max',
        '1 | 3000 | 13800D | 4160Y/2400 | - | -',
      ],
      ['Looking for 45 kVA to 150 kVA, 480 delta to 208Y/120, padmount', '1? | 45 to 150 | 480D | 208Y/120 | - | -'],
    ],
  );
});

describe('numbers and words of other things', () => {
  readsLines(
    ['quantity', 'kva_rating', 'feed', 'front', 'max_weight_lb', 'coil_type'],
    [
      ['Subject: RE: Building 7 transformer\n\n1500 kVA, 12470D to 480Y/277', '1? | 1500 | - | - | - | -'],
      ['Subject: Hall 3 padmount\n\n500 kVA pad, 12470D to 480Y/277', '1? | 500 | - | - | - | -'],
      [
        'The crane is good for 12 tons, but the transformer itself can\'t be more than 70" wide or over 6,800 lb. One 500 kVA, 13800D - 208Y/120.',
        '1 | 500 | - | - | 6800 | -',
      ],
      [
        'Our forklift lifts 8,000 lb but the slab takes only 5,500 lb. One 500 kVA, 13800D - 208Y/120.',
        '1 | 500 | - | - | 5500 | -',
      ],
      [
        'One 225 kVA pad, 12470D - 208Y/120. Loop vs. radial: either. We do not care about live vs dead front.',
        '1 | 225 | - | - | - | -',
      ],
      [
        'Company: Three Sisters Irrigation\nUnits: 2\nkVA: 225\nPrimary: 12470D\nSecondary: 480Y/277',
        '2 | 225 | - | - | - | -',
      ],
      ['Buyer: Copper Basin Mining\nOne 500 kVA pad, 12470D to 480Y/277', '1 | 500 | - | - | - | -'],
      ['This is Tom with Copper Basin Electric. Need one 500 kVA pad, 12470D to 480Y/277', '1 | 500 | - | - | - | -'],
      ['One 750 kVA pad, 12470D to 480Y/277.\n\nBea Holt\nDelta Loop Electric', '1 | 750 | - | - | - | -'],
    ],
  );
});

describe('items that the text numbers', () => {
  readsLines(
    ['quantity', 'kva_rating', 'condition', 'unit_type'],
    [
      [
        'We have two to fill.\n\nFirst, a 167 kVA single phase padmount, 13200GrdY/7620, 240/120.\n\nThe second is bigger: 300 kVA three phase, same primary, 208Y/120.\n\nNeither has to be new, in fact please no new ones, recon only.',
        '1 | 167 | Reconditioned | pad',
        '1 | 300 | Reconditioned | -',
      ],
      ['It need not be new. Three 500 kVA pads, 12470D-480Y/277.', '3 | 500 | - | pad'],
      ['None of them has to be new. Three 500 kVA pads, 12470D-480Y/277.', '3 | 500 | - | pad'],
      ['One 500 kVA pad, rewound or new: 12470D to 480Y/277.', '1 | 500 | New or Rewound | pad'],
      ['Xfmr pole 1ph 25kVA 12470GrdY/7200 - 240/120, 10 ea', '10 | 25 | - | pole'],
      [
        'Nous cherchons un transformateur sur socle, triphasé, 500 kVA, 24940GrdY/14400 - 600Y/347',
        '1 | 500 | - | pad',
      ],
    ],
  );
});

describe('answers to what was asked', () => {
  readsLines(
    ['quantity', 'kva_rating', 'bil', 'impedance_pct', 'max_price'],
    [
      [
        "On the 3750 I called about: three phase pad, 34500D to 4160Y/2400. You asked for the impedance, it's 6.5%. The BIL you wanted: it is 200. Two of them.",
        '2 | 3750 | 200 | 6.5 | -',
      ],
      ['One 750 kVA pad, 4160D to 480Y/277. Budget tops out at $31,500 before freight.', '1 | 750 | - | - | 31500'],
      ['One 750 kVA pad, 4160D to 480Y/277\nMax. budget per unit ($): 17,250', '1 | 750 | - | - | 17250'],
    ],
  );
});

describe('bushings, and elbows of the cables of others', () => {
  readsLines(
    ['kva_rating', 'bushing_rating'],
    [
      ['Three 4/0 cables coming in on 200 A elbows. One 500 kVA pad, 12470D - 480Y/277', '500 | -'],
      ['One 500 kVA pad, 12470D - 480Y/277, with 200 A bushing wells for elbows', '500 | 200'],
    ],
  );
});
