import { readRequest } from '../../../../src/domain/request/readRequest';
import { TODAY } from '../corpus';
import { readsLines } from './said';

const PAD = '750 kVA three phase pad, ';

describe('what a text is not certain of is assumed', () => {
  readsLines(
    ['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      ['I think it is 1000 kVA, 12470D to 480Y/277.', '1000? | 12470D | 480Y/277'],
      ['1000 kVA, HV 12470 delta, LV 480Y/277 (verify).', '1000 | 12470D | 480Y/277?'],
      ['1000 kVA, HV 12470 delta?, LV 480Y/277.', '1000 | 12470D? | 480Y/277'],
      ['1000 kVA?? 12470D to 480Y/277.', '1000? | 12470D | 480Y/277'],
      ['Do you have a 1000 kVA, 12470D to 480Y/277?', '1000 | 12470D | 480Y/277'],
      ['1000 kVA, 12470D to 480Y/277. Not sure if the primary is delta or wye.', '1000 | 12470D? | 480Y/277'],
      ['1000 kVA, 12470D to 480Y/277. The voltages are to be confirmed.', '1000 | 12470D? | 480Y/277?'],
      ['1000 kVA, 12470D to 480Y/277. Please confirm receipt.', '1000 | 12470D | 480Y/277'],
      ['1000 kVA, 12470D, secondary 208Y/120 (TBD, might go 480Y/277).', '1000 | 12470D | 208Y/120?'],
    ],
  );

  test('the reason says so', () => {
    const [line] = readRequest('Maybe 1000 kVA, 12470D to 480Y/277.', TODAY).lines;
    expect(line?.readings.find(({ field }) => field === 'kva_rating')?.reason).toBe('The text is not certain of it.');
  });
});

describe('a question requires nothing', () => {
  readsLines(
    ['kva_rating', 'coil_type'],
    [
      [`${PAD}12470D to 480Y/277. Is copper available?`, '750 | -'],
      ['Is it possible to get the 1000 kVA in copper? 12470D to 480Y/277.', '1000 | Copper?'],
    ],
  );
});

describe('the unit to be replaced is not the requested one', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'oil_type', 'condition'],
    [
      [
        'Old unit: 500 kVA, 13200D to 208Y/120, mineral oil.\nNew unit: 750 kVA, 12470D to 480Y/277, FR3. Qty 1.',
        '1 | 750 | 12470D | 480Y/277 | FR3 | -',
      ],
      [
        'Failed unit nameplate:\nGE 1000 kVA 3 phase\nHV 13800 delta\nLV 480Y/277\nMineral oil\n\nUpsizing to one 1500 kVA.',
        '1 | 1500 | - | - | - | -',
      ],
      [
        'Existing: 500 kVA 12470D 480Y/277\nProposed: one 750 kVA, same voltages',
        '1 | 750 | 12470D | 480Y/277 | - | -',
      ],
      [
        'Plate of the old transformer:\n500 kVA\n4160D to 208Y/120\n\nNeed one like it.',
        '1 | 500 | 4160D | 208Y/120 | - | -',
      ],
      [
        'The mineral oil in the old unit is clean. Need one 500 kVA, 4160D to 208Y/120.',
        '1 | 500 | 4160D | 208Y/120 | - | -',
      ],
      [
        'The drawings say mineral oil. Disregard that. One 500 kVA, 4160D to 208Y/120, FR3.',
        '1 | 500 | 4160D | 208Y/120 | FR3 | -',
      ],
      ['Replace it with a new 500 kVA, 4160D to 208Y/120, one unit.', '1 | 500 | 4160D | 208Y/120 | - | -'],
      ['One 500 kVA, 4160D to 208Y/120, any fluid but silicone.', '1 | 500 | 4160D | 208Y/120 | not Silicone | -'],
    ],
  );
});

describe('amendments', () => {
  readsLines(
    ['quantity', 'kva_rating', 'secondary_voltage_kv'],
    [
      ['The quantity of 500 kVA pads is changed from four (4) to seven (7), 12470D to 480Y/277.', '7 | 500 | 480Y/277'],
      ['Two 500 kVA pads, 12470D to 480Y/277 instead of 208Y/120, and FR3.', '2 | 500 | 480Y/277'],
      [
        'Item 2 cancelled.\nItem 1: 3 ea 300 kVA pads, 12470D to 208Y/120\nItem 2: 1 ea 500 kVA pad, 12470D to 480Y/277',
        '3 | 300 | 208Y/120',
      ],
    ],
  );
});
