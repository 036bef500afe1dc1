import type { LineField } from '../../../../src/contract/requests/reading';
import { readRequest } from '../../../../src/domain/request/readRequest';
import { TODAY } from '../corpus';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'];
const WANTED = 'Please quote two 750 kVA padmounts, 13200 delta to 480Y/277, FR3.';
const READ = '2 | 750 | 13200D | 480Y/277';

describe('units that a text mentions, beside those that it requests', () => {
  readsLines(
    FIELDS,
    [
      'The mill runs on a bank of three 167 kVA units, 4160 to 480.',
      'The dead one has a plate that says 1000 KVA, 2400 delta, 480 delta, 5.9 %Z, 1961.',
      'Five transformers now in service (300 kVA, 4160 V, 1971) are removed by the contractor.',
      'The mill runs on a bank of three single phase units, 1500 kVA for the bank, so 750 kVA for each phase.',
      'What stands in the vault is stamped 500 kVA, 4160 delta to 480 delta.',
      'A broker offered a 1000 kVA, 13200 delta to 480Y/277, for $18,000.',
      'My neighbor put in a 1000 kVA, 12470 delta to 480Y/277.',
      'Our sister plant in Ohio uses a 2000 kVA, 13800 delta to 480Y/277.',
      'The compressor hall has been fed by a 500 kVA since 1988.',
      'Two 500 kVA have been sitting in the yard since the fire.',
      'We sold a 1500 kVA, 12470 delta to 480Y/277, to the quarry in May.',
      'That 300 kVA cost us $11,300 in 2009.',
      'Power comes from a 1000 kVA, 13200 delta to 480Y/277, that the landlord owns.',
      'The pump house hangs on a 112.5 kVA, 480 delta to 208Y/120.',
      'The storm took down a 500 kVA, 12470 delta to 208Y/120.',
      'Another vendor has two 1000 kVA in stock, 13200 delta to 480Y/277.',
      'Serial 88-1204 is a 500 kVA, 12470 delta to 480Y/277, made in 1988.',
    ].map((told) => [`${told} ${WANTED}`, READ] as const),
  );
  readsLines(FIELDS, [
    [
      'The deacon says the transformer we own is too small at 75 kVA, and that we should ask for this one: 150 kVA, three phase, pad mounted, 13200Y/7620 on the high side, 208Y/120 on the low side. Just one.',
      '1 | 150 | 13200Y/7620 | 208Y/120',
    ],
  ]);
});

describe('items that are stated as a fact', () => {
  readsLines(FIELDS, [
    [
      'Two pads are needed. One is a 500 kVA, 12470 delta to 480Y/277. The other is a 750 kVA, 12470 delta to 208Y/120.',
      '1 | 500 | 12470D | 480Y/277',
      '1 | 750 | 12470D | 208Y/120',
    ],
    [
      'The mill was founded in 1961 and wants one 500 kVA pad, 12470 delta to 480Y/277. Also one 750 kVA pad, 12470 delta to 208Y/120.',
      '1 | 500 | 12470D | 480Y/277',
      '1 | 750 | 12470D | 208Y/120',
    ],
    [
      'Item 1: one 500 kVA, 12470 delta to 480Y/277, made in 2005 or later.\nItem 2: one 750 kVA, 12470 delta to 208Y/120, serial numbers on the door.',
      '1 | 500 | 12470D | 480Y/277',
      '1 | 750 | 12470D | 208Y/120',
    ],
    [
      'Please quote one 500 kVA pad, 12470 delta to 480Y/277.\nThe gym gets a 750 kVA pad, 12470 delta to 208Y/120.',
      '1 | 500 | 12470D | 480Y/277',
      '1 | 750 | 12470D | 208Y/120',
    ],
    [
      'Two 750 kVA pads, 13200 delta to 480Y/277, and one 300 kVA pad, 13200 delta to 208Y/120. The 300 kVA sits on a roof.',
      '2 | 750 | 13200D | 480Y/277',
      '1 | 300 | 13200D | 208Y/120',
    ],
    ['Our plant runs on 13200 delta. One 500 kVA pad, 480Y/277 secondary.', '1 | 500 | 13200D | 480Y/277'],
  ]);
});

describe('forms of ratings and voltages', () => {
  readsLines(FIELDS, [
    [
      'Two pads, between 2000 and 2500 kVA, 12000 delta or 12470 delta, secondary 480Y/277',
      '2 | 2000 to 2500 | 12000D or 12470D | 480Y/277',
    ],
    [
      'Two substation transformers, 7.5 MVA, 72 kV delta primary, 350 kV BIL, 4160Y/2400 secondary, 60 kV BIL',
      '2 | 7500 | 72000D | 4160Y/2400',
    ],
    ['Three 500 kVA pads, 13200Y/7620 to 440Y/254', '3 | 500 | 13200Y/7620 | 440Y/254'],
    [
      'We go from 4 kV to 12 kV one circuit at a time:\n5 ea padmount, 300 kVA, 208Y/120 secondary\nPrimary 4160GrdY/2400 x 12470GrdY/7200.',
      '5 | 300 | 4160GrdY/2400 x 12470GrdY/7200 | 208Y/120',
    ],
    [
      'we need one pad of one thousand kva the primary is thirteen thousand two hundred grounded wye seventy six twenty and the secondary is four eighty wye two seventy seven',
      '1 | 1000 | 13200GrdY/7620 | 480Y/277',
    ],
    ['pcs. 2, pad-mounted, 1500 kVA, 12,47 kV delta / 480Y/277 V', '2 | 1500 | 12470D | 480Y/277'],
    [
      'Quantity 4 padmounts, 150 kVA, 208Y/120\nQuantity 60 surge arresters, 10 kV\nPrimary 13800GrdY/7970.',
      '4 | 150 | 13800GrdY/7970 | 208Y/120',
    ],
    [
      '<ul><li>2 pcs padmount, 1500&nbsp;kVA</li><li>27.6&nbsp;kV GrdY / 16&nbsp;kV - 600Y/347&nbsp;V</li></ul>',
      '2 | 1500 | 27600GrdY/16000 | 600Y/347',
    ],
  ]);
  readsLines(
    ['oil_type', 'condition', 'max_price'],
    [
      [
        'Two 500 kVA pads, 12470 delta to 480Y/277, FR3. And scratch FR3 as well, mineral oil is fine.',
        'Mineral Oil | - | -',
      ],
      ['One 750 kVA pad, recon or new both cool', '- | New or Reconditioned | -'],
      ['One 150 kVA pad. I should not like to spend more than $12,500.', '- | - | 12500'],
      ["One 150 kVA pad. We've got $9,800 to work with and that is our cap.", '- | - | 9800'],
      ["One 150 kVA pad. $9,800 to spend, it's the most we have.", '- | - | 9800'],
      ['One 150 kVA pad. We spent $9,800 and that is in our books.', '- | - | -'],
    ],
  );
  readsLines(
    ['kva_rating', 'impedance_pct'],
    [
      [
        'Mark\tCount\tPower, kVA\tLV, V\tZ, %\nT1\t2\t1500\t480Y/277\t5.75\nT2\t1\t225\t208Y/120\t4',
        '1500 | 5.75',
        '225 | 4',
      ],
    ],
  );
  readsLines(
    ['max_width_in', 'max_height_in', 'max_weight_lb'],
    [
      ['One 500 kVA pad. It must fit in the old cabin: width max. 2,2 m, height max. 1,9 m.', '86.6 | 74.8 | -'],
      ['One 500 kVA pad. Nothing over 3600 kg.', '- | - | 7937'],
    ],
  );
});

describe('texts that request no offer', () => {
  readsLines(FIELDS, [
    ['On your quote 26-8841 (the two 1500 kVA at $47,950 each): are the inserts in the price? No new quote please.'],
    [
      'Please hold our request for now, nothing will be bought before 2029, so there is no need to quote the two 500 kVA padmounts.',
    ],
    ['We are a leading maker of transformers and hope to become your supplier. Our 1000 kVA padmount is USD 13,800.'],
    [
      "I'm doing a report for school. My dad says the green box is a 50 kVA transformer with 7200 volts going in. Is that dangerous?",
      '1? | 50? | 7200? | -',
    ],
  ]);
});

test('the rating of a unit that is left out is reported as not understood', () => {
  const text = `The mill runs on a 500 kVA, 4160 to 480. ${WANTED}`;
  const reported = readRequest(text, TODAY).not_understood.map(({ start, end }) => text.slice(start, end));
  expect(reported).toEqual(['500 kVA']);
});
