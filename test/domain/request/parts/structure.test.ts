import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'];

describe('titles of groups', () => {
  readsLines(FIELDS, [
    [
      'SCHEDULE A, POLES (single phase, 14400 V primary, 240/120 V secondary)\n  A-1   quantity 5   25 kVA\nSCHEDULE B, PADS (three phase, 13800 delta primary, 208Y/120 secondary)\n  B-1   quantity 2   300 kVA',
      '5 | 25 | 14400 | 240/120',
      '2 | 300 | 13800D | 208Y/120',
    ],
    [
      'One pad, 300 kVA, 12470 delta (three phase, 480Y/277)\nTwo pads, 500 kVA',
      '1 | 300 | 12470D | 480Y/277',
      '2? | 500? | - | -',
    ],
  ]);
});

describe('what is taken back', () => {
  readsLines(FIELDS, [
    ['One pad, 12470 delta to 480Y/277. 1000 kVA. Oops, wrong sheet. 750 kVA.', '1 | 750 | 12470D | 480Y/277'],
    ['One pad, [s]225 kVA[/s] 300 kVA, 12470 delta to {--480Y/277--} 208Y/120', '1 | 300 | 12470D | 208Y/120'],
    ['One pad, [new] 300 kVA, 12470 delta to 208Y/120', '1 | 300 | 12470D | 208Y/120'],
  ]);
});

describe('lists of tasks', () => {
  readsLines(FIELDS, [
    ['- [ ] 1 pad, 500 kVA, 12470 delta to 480Y/277\n- [x] 400 A switch', '1 | 500 | 12470D | 480Y/277'],
    ['- [x] 1 pad, 500 kVA, 12470 delta to 480Y/277\n- [ ] 1 pad, 750 kVA', '1 | 500 | 12470D | 480Y/277'],
  ]);
});

describe('units beside the requested ones', () => {
  readsLines(FIELDS, [
    [
      'The well bank is 225 kVA, that is 75 kVA per phase, with three single phase cans. Please quote 3 pole mounts, single phase, 75 kVA, 7200 V primary, 240/120 V secondary.',
      '3 | 75 | 7200 | 240/120',
    ],
    [
      'One pad, three phase, 500 kVA in total, 167 kVA per phase, 12470 delta to 480Y/277',
      '1 | 500 | 12470D | 480Y/277',
    ],
    [
      "Nameplate of what's there: 150 kVA, 4160 delta, 240 delta, S/N 12345. To be purchased: 1 pad, 225 kVA, 4160 delta primary, 208Y/120 secondary.",
      '1 | 225 | 4160D | 208Y/120',
    ],
    [
      'Please quote.\nAna\n\nFrom: Quotes\nSent: Monday, November 2, 2026\nTo: Ana Ruiz\nSubject: pads\n\nThe last ones were 1000 kVA each.\n\nFrom: Ana Ruiz\nSent: Monday, November 2, 2026\nTo: Quotes\nSubject: pads\n\nWe need 2 pads, 1500 kVA, 12470 delta to 480Y/277.',
      '2 | 1500 | 12470D | 480Y/277',
    ],
  ]);
});

describe('units like an item that the text counts', () => {
  readsLines(FIELDS, [
    [
      'First type, quantity two: pad, 1500 kVA, 13800 delta to 4160Y/2400.\nSecond type, quantity one: like the first type but 750 kVA and 480Y/277 secondary.',
      '2 | 1500 | 13800D | 4160Y/2400',
      '1 | 750 | 13800D | 480Y/277',
    ],
  ]);
});

describe('counts', () => {
  readsLines(FIELDS, [
    ['03 padmount transformer, 750 kVA, 13200 delta to 480Y/277', '1? | 750 | 13200D | 480Y/277'],
    [
      'Everything 14400 V to 240/120 V, single phase poles.\n\n10 kVA, two dozen\n25 kVA, half a dozen',
      '24 | 10 | 14400 | 240/120',
      '6 | 25 | 14400 | 240/120',
    ],
  ]);
});

describe('primaries above 72.5 kV', () => {
  readsLines(
    [...FIELDS, 'bil'],
    [
      [
        '1 substation transformer, 20 MVA, 138 kV delta primary, 550 kV BIL, 13.8 kV wye secondary',
        '1 | 20000 | 138000D | 13800Y | 550',
      ],
      [
        'Quote 2 units, 10 MVA, HV 115 kV delta, LV 12470Y/7200, HV BIL 450 kV',
        '2 | 10000 | 115000D | 12470Y/7200 | 450',
      ],
      ['1 transformer, 30 MVA, 230000 V wye to 34500 V delta, 900 kV BIL', '1 | 30000 | 230000Y | 34500D | 900'],
      [
        'One pad, 500 kVA, 12470 delta to 480Y/277. The 138 kV line is half a mile away.',
        '1 | 500 | 12470D | 480Y/277 | -',
      ],
    ],
  );
});

describe('exceptions, numbers within a line and fields between slashes', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        '1) 3 ea 300 kVA; 2) 1 ea 500 kVA; 3) 2 ea 750 kVA - for all: 3 ph pad, 13200D-480Y/277, except item 1 which is 208Y/120',
        '3 | 300 | 3 | 13200D | 208Y/120',
        '1 | 500 | 3 | 13200D | 480Y/277',
        '2 | 750 | 3 | 13200D | 480Y/277',
      ],
      [
        'kVA: 225 / Phase: 3 / Primary: 4160 / Connection: Delta / Secondary: 208Y/120 / Type: Pad / Qty: 2',
        '2 | 225 | 3 | 4160D | 208Y/120',
      ],
      ['Six 50 kVA, 1 ph, 7.62kV/120-240V', '6 | 50 | 1 | 7620 | 240/120'],
      [
        'One 300 kVA pad, 3 ph; primary: 12.47 kV; secondary: 208Y/120. The primary is grounded wye.',
        '1 | 300 | 3 | 12470GrdY | 208Y/120',
      ],
      ['3ph 750 pad 12470D x 480/277 qty 1', '1 | 750 | 3 | 12470D | 480Y/277'],
      [
        'Qty   Description\n 4    45 kVA dry type, 480D-208Y/120, 3ph\n 1    1500 kVA pad, 13200D-480Y/277, 3ph',
        '4 | 45 | 3 | 480D | 208Y/120',
        '1 | 1500 | 3 | 13200D | 480Y/277',
      ],
    ],
  );
});

describe('words of lists', () => {
  readsLines(
    ['kva_rating', 'feed', 'front', 'coil_type'],
    [
      [
        'ITEM A - 75KVA - 12470D - PAD\nITEM B - 300KVA - 12470D - PAD\nBOTH DEAD FRONT. ITEM A RADIAL. ITEM B LOOP.',
        '75 | radial | dead | -',
        '300 | loop | dead | -',
      ],
      ['1000 KVA PAD, CU WDGS, LF/DF', '1000 | loop | dead | Copper'],
      ['1500 kVA pad, 13200D-480Y/277, 3ph, Al, FR3', '1500 | - | - | Aluminum'],
      ['Thanks Al, one 1500 kVA pad', '1500 | - | - | -'],
    ],
  );
});

describe('remarks about one of the ratings', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        '3-phase pads\nQty 4 - 150 kVA\nQty 1 - 1000 kVA\nHV 13.8kV Delta, LV 208Y/120 (the 1000 is 480Y/277). Loop feed.',
        '4 | 150 | 13800D | 208Y/120',
        '1 | 1000 | 13800D | 480Y/277',
      ],
      [
        'XFMR-1: 500kVA, XFMR-2: 500kVA, 3 ph. All 12470D to 480Y/277.',
        '1? | 500 | 12470D | 480Y/277',
        '1? | 500 | 12470D | 480Y/277',
      ],
      ['1 ea 1000kva 3ph pad 13.8kv-480/277 DELTA-WYE', '1 | 1000 | 13800D | 480Y/277'],
      [
        'I want to run a 208V machine needing 100 kVA. So one 112.5 kVA 480 delta to 208Y/120.',
        '1 | 112.5 | 480D | 208Y/120',
      ],
    ],
  );
});
