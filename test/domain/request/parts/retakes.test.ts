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
