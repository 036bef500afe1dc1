import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating', 'primary_voltage_kv', 'impedance_pct'];

describe('the stages of one rating', () => {
  readsLines(FIELDS, [
    [
      'One substation transformer. Base rating 15 MVA ONAN (20 MVA with fans, ONAF). 69 kV delta primary.',
      '1 | 15000 | 69000D | -',
    ],
    ['One transformer, 7.5 MVA OA, 9.375 MVA FA, 46 kV delta primary, 12470Y/7200 secondary.', '1 | 7500 | 46000D | -'],
    [
      'Quantity: 1\nONAN rating: 10 MVA\nONAF rating: 12.5 MVA\nPrimary: 69 kV delta\nImpedance: 8%',
      '1 | 10000 | 69000D | 8',
    ],
    [
      'Please quote one 2500 kVA self-cooled unit substation transformer, 2875 kVA fan cooled, 13800 delta to 480Y/277.',
      '1 | 2500 | 13800D | -',
    ],
    [
      'Two transformers, 3125 kVA forced air and 2500 kVA self-cooled, 13800 delta to 4160Y/2400.',
      '2 | 2500 | 13800D | -',
    ],
    [
      'We need one 5000 kVA substation transformer. With the fans on it must carry 6250 kVA. 34500 delta to 4160Y/2400.',
      '1 | 5000 | 34500D | -',
    ],
    ['One 1000 kVA pad at 55 C rise, 1120 kVA at 65 C rise, 12470 delta to 480Y/277.', '1 | 1000 | 12470D | -'],
    ['Top rating with fans: 12.5 MVA. Qty 1, 69 kV delta to 12470Y/7200.', '1 | 12500? | 69000D | -'],
  ]);
});

describe('two ratings that are no stages', () => {
  readsLines(FIELDS, [
    [
      'One 2500 kVA unit without fans, 13800 delta to 480Y/277, and one 3000 kVA unit without fans, 13800 delta to 480Y/277.',
      '1 | 2500 | 13800D | -',
      '1 | 3000 | 13800D | -',
    ],
    [
      'Item 1: one 2500 kVA, 13800 delta to 480Y/277, with fans\nItem 2: one 1500 kVA, 13800 delta to 480Y/277, no fans',
      '1 | 2500 | 13800D | -',
      '1 | 1500 | 13800D | -',
    ],
    ['One 2500 kVA unit with provisions for fans, 13800 delta to 480Y/277.', '1 | 2500 | 13800D | -'],
  ]);
});

describe('a rating for each phase', () => {
  readsLines(FIELDS, [
    [
      'The size is 750 kVA in total, so 250 kVA per phase. One three phase pad, 12470 delta to 480Y/277.',
      '1 | 750 | 12470D | -',
    ],
    [
      'One three phase padmount, 100 kVA per phase or 300 kVA altogether, 12470 delta to 208Y/120.',
      '1 | 300 | 12470D | -',
    ],
    ['Three single phase pole mounts, 25 kVA each (75 kVA in total), 7200 to 120/240.', '3 | 25 | 7200 | -'],
    ['One three phase padmount, 100 kVA per phase, 12470 delta to 208Y/120.', '1 | 100? | 12470D | -'],
  ]);
});

describe('how far apart the stages of one rating are', () => {
  readsLines(FIELDS, [
    ['One transformer, 5000 kVA ONAN, 8500 kVA ONAF, 69 kV delta to 12470Y/7200', '1 | 5000 | 69000D | -'],
    [
      'One transformer, 5000 kVA ONAN, 9000 kVA ONAF, 69 kV delta to 12470Y/7200',
      '1 | 5000 | 69000D | -',
      '1? | 9000? | 69000D? | -',
    ],
    [
      'One transformer, 5000 kVA ONAN, 5250 kVA ONAF, 69 kV delta to 12470Y/7200',
      '1 | 5000 | 69000D | -',
      '1? | 5250? | 69000D? | -',
    ],
    ['Base rating 3000 kVA at 55 C, 3360 kVA at 65 C, 34500D to 4160Y/2400', '1? | 3000 | 34500D | -'],
  ]);
});

describe('a rating for each phase and its total', () => {
  readsLines(FIELDS, [
    ['One pad, 1,500 kVA in total, which is 500 kVA per phase, 12470D to 480Y/277', '1 | 1500 | 12470D | -'],
    ['One pad, 112.5 kVA in total, 37.5 kVA per phase, 12470D to 208Y/120', '1 | 112.5 | 12470D | -'],
    ['One pad, 37.5 kVA per phase, 112.5 kVA in total, 12470D to 208Y/120', '1 | 112.5 | 12470D | -'],
    ['One pad, 100 kVA per phase, 12470D to 208Y/120', '1 | 100? | 12470D | -'],
  ]);
});
