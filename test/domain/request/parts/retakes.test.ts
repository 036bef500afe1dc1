import { readsLines } from '../sentences/said';

describe('ratings that the next words take back', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'one 3 ph pad, 300 kva.. no scratch that, 500, wrong panel. 4160 delta in, 480Y/277 out',
        '1 | 500 | 4160D | 480Y/277',
      ],
      ['Quote 2 pads 300 kVA, no wait, 500. 12470D - 208Y/120', '2 | 500 | 12470D | 208Y/120'],
      ['One 3 phase pad, 750 kVA - hold on, make that 1000. 12470 delta to 480Y/277', '1 | 1000 | 12470D | 480Y/277'],
      [
        'Need 3 padmounts 225 kVA.. oops, sorry, 300. 13200D to 208Y/120. Also one 75 kVA pad 13200D to 208Y/120, hold on, 480Y/277.',
        '3 | 300 | 13200D | 208Y/120',
        '1 | 75 | 13200D | 480Y/277',
      ],
      ['Two 500 kVA pads. Sorry, 75 days is too long. 13200D to 480Y/277', '2 | 500 | 13200D | 480Y/277'],
    ],
  );
});

describe('other values that the next words take back', () => {
  readsLines(
    ['feed', 'front', 'oil_type', 'coil_type'],
    [
      [
        "One 500 kVA pad. Loop feed — wait no, we're the end of the line, make it radial. live front",
        'radial | live | - | -',
      ],
      ['750 kVA pad, dead front... no wait, live front. FR3 hang on mineral oil', '- | live | Mineral Oil | -'],
      ['Two 300 kVA pads, copper - scratch that, aluminum, radial', 'radial | - | - | Aluminum'],
      ['Two 300 kVA pads, wait, both copper, radial', 'radial | - | - | Copper'],
    ],
  );
});

describe('counts and voltages that the next words take back', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      ['Three 25 kVA pole mounts. No, four. 7200 to 120/240.', '4 | 25 | 7200 | 240/120'],
      ['I need 2 1000 kVA pads - oops - 3. 4160D - 480Y/277', '3 | 1000 | 4160D | 480Y/277'],
      ['Two 1000 kVA pads, sorry, make that three, 4160D - 480Y/277', '3 | 1000 | 4160D | 480Y/277'],
      ['1 ea 2000 kVA xfmr, HV 34.5 kV delta, LV 4.16 kV wye (make that 12.47 kV wye)', '1 | 2000 | 34500D | 12470Y'],
      ['One 500 kVA pad, 12470 delta, no wait, 13200 delta to 480Y/277', '1 | 500 | 13200D | 480Y/277'],
      ['One 500 kVA pad, 480Y/277 out, sorry, forgot: 13200 delta in', '1 | 500 | 13200D | 480Y/277'],
    ],
  );
});

describe('ratings of items that a message names by place or size', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      [
        'Size up the small one to 112.5 please.\n\n> 1 - 75 kVA 3ph pad 4160D-208Y/120\n> 1 - 500 kVA 3ph pad 4160D-480Y/277',
        '1 | 112.5 | 208Y/120',
        '1 | 500 | 480Y/277',
      ],
      [
        'The second one should be 1000 kVA.\n\n> 1 - 300 kVA 3ph pad 4160D-208Y/120\n> 1 - 500 kVA 3ph pad 4160D-480Y/277',
        '1 | 300 | 208Y/120',
        '1 | 1000 | 480Y/277',
      ],
      [
        'The second one should be 480Y/277.\n\n> 1 - 300 kVA 3ph pad 4160D-208Y/120\n> 1 - 500 kVA 3ph pad 4160D-208Y/120',
        '1 | 300 | 208Y/120',
        '1 | 500 | 480Y/277',
      ],
    ],
  );
});

describe('questions that the next words deny', () => {
  readsLines(
    ['kva_rating', 'unit_type', 'primary_voltage_kv'],
    [
      ['75 kVA 3-phase pole bank? No - pad mounted single unit, 12.47 kV delta to 480Y/277.', '75 | pad | 12470D'],
      ['One 75 kVA, pad mounted, 12470D. In stock? No rush.', '75 | pad | 12470D'],
    ],
  );
});
