import { readsLines } from '../sentences/said';

describe('a value between other lines is assumed if it can be of another line', () => {
  readsLines(
    ['kva_rating', 'oil_type'],
    [
      [
        'In FR3\n 2 ea 500 kVA pads, 12470D to 480Y/277\nIn mineral oil\n 1 ea 750 kVA pad, 12470D to 480Y/277',
        '500 | Mineral Oil?',
        '750 | FR3?',
      ],
      [
        'Two 500 kVA pads, 12470D to 480Y/277.\nOne 750 kVA pad, 12470D to 480Y/277.\nAll in FR3.',
        '500 | FR3',
        '750 | FR3',
      ],
      [
        'All mineral oil unless noted.\n1 ea 500 kVA pad, 12470D to 480Y/277\n1 ea 750 kVA pad, 12470D to 480Y/277, FR3',
        '500 | Mineral Oil',
        '750 | FR3',
      ],
    ],
  );
});

describe('ratings of several sentences that differ in nothing else are assumed', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      ['Pad, 12470D to 480Y/277. 750 kVA. Hm, the drawing has 500 kVA.', '1? | 750? | 12470D?', '1? | 500? | 12470D?'],
      ['500 kVA pad.\n750 kVA pad.\n\nAll 12470D to 480Y/277.', '1? | 500 | 12470D', '1? | 750 | 12470D'],
      ['We need a 500 and a 750 kVA pad, both 12470D to 480Y/277.', '1? | 500 | 12470D', '1? | 750 | 12470D'],
    ],
  );
});

describe('a line without voltages is assumed, after the others, unless it is short or of a list', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      [
        'The bank holds 75 kVA in all. Only the cans are new: quantity 3, pole mount, single phase, 25 kVA each, 7200 V primary, 240/120.',
        '3 | 25 | 7200',
        '1? | 75? | -',
      ],
      ['1 ea 2500 kVA pad; 2 ea 1000 kVA pads, 34500D to 480Y/277.', '1 | 2500 | -', '2 | 1000 | 34500D'],
      ['Price for two 500 kVA pads?', '2 | 500 | -'],
      [
        'Who tests oil for you? The college has 9 padmounts, 300 to 1500 kVA, and its insurer wants a report on the gas in each one.',
        '9? | 300 to 1500? | -',
      ],
    ],
  );
});
