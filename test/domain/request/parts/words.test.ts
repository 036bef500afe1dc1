import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['quantity', 'phase', 'bil', 'secondary_bil', 'coil_type', 'primary_voltage_kv'];

describe('words and marks of few texts', () => {
  readsLines(FIELDS, [
    [
      'WTB 2 EA 1500 KVA 3PH PADS, 12470D - 480Y/277, RECON, CU OR AL. NO CORES.',
      '2 | 3 | - | - | Copper or Aluminum | 12470D',
    ],
    [
      '3 transformadores trifásicos tipo pedestal, 500 kVA, 13200 delta a 480Y/277, aluminio',
      '3 | 3 | - | - | Aluminum | 13200D',
    ],
    [
      '2 transformateurs triphasés sur socle, 500 kVA, 25 kV delta - 600Y/347, cuivre',
      '2 | 3 | - | - | Copper | 25000D',
    ],
    [
      '2 ea 5000 kVA, 3 phase, 34.5 kV delta to 4160Y/2400, BIL 200 kV on the 34.5 kV side, 60 kV on the 4160 V side',
      '2 | 3 | 200 | 60 | - | 34500D',
    ],
    [
      '2 ea 5000 kVA, 3 phase, 34.5 kV delta to 4160Y/2400, BIL 60 kV on the 4160 V side and 200 kV on the 34.5 kV side',
      '2 | 3 | 200 | 60 | - | 34500D',
    ],
    ['he wants 1 pad, 300 kva 3ph, 12470D - 480Y/277', '1 | 3 | - | - | - | 12470D'],
    ['Item 1 pad, 300 kva 3ph, 12470D - 480Y/277', '1? | 3 | - | - | - | 12470D'],
  ]);
});

describe('items of a program in one line', () => {
  readsLines(
    ['quantity', 'kva_rating'],
    [
      [
        '<rfq><item><qty>2</qty><kva>500</kva><hv>12470D</hv></item><item><qty>1</qty><kva>750</kva><hv>12470D</hv></item></rfq>',
        '2 | 500',
        '1 | 750',
      ],
    ],
  );
});

describe('labels, cells and refusals that name a kind', () => {
  readsLines(
    ['kva_rating', 'phase', 'unit_type', 'tap_range_pct', 'coil_type'],
    [
      ['Fases / phases: 1\nCapacidad / rating: 75 kVA\nPrimario / primary: 7200 V', '75 | 1 | - | - | -'],
      ['Nombre de phases / number of phases: 3\nPuissance / rating: 750 kVA', '750 | 3 | - | - | -'],
      ['HV / phases: 13200 / 3\nRating: 750 kVA', '750 | - | - | - | -'],
      [
        '| No. | Qty | Equipment | kVA | HV | LV |\n|---|---|---|---|---|---|\n| x | 3 | Pole mount, 1 phase | 50 | 7200 | 240/120 |\n| y | 1 | Padmount | 300 | 12470D | 208Y/120 |',
        '50 | 1 | pole | - | -',
        '300 | 3? | pad | - | -',
      ],
      [
        '| Equipment | Qty | kVA | HV | LV |\n|---|---|---|---|---|\n| T-101 | 3 | 500 | 12470D | 480Y/277 |',
        '500 | 3? | - | - | -',
      ],
      ['500 kVA padmount, no LTC, no taps, and do not bid any copper', '500 | - | pad | None | not Copper'],
      ['Item 1: 500 kVA padmount\nItem 2: 750 kVA padmount, do not quote', '500 | - | pad | - | -'],
    ],
  );
});

describe('limits and old units in French and Spanish', () => {
  readsLines(
    ['kva_rating', 'primary_voltage_kv', 'max_width_in', 'max_depth_in', 'max_height_in', 'max_weight_lb', 'condition'],
    [
      [
        "Un transformateur triphasé reconditionné, 300 kVA, primaire 600 V delta, secondaire 208Y/120. Dimensions maximales : largeur 1 270 mm, profondeur 914 mm, hauteur 1 524 mm. L'appareil existant, un 225 kVA de 1991, sera récupéré avant le 11 décembre.",
        '300 | 600D | 50 | 36 | 60 | - | Reconditioned',
      ],
      [
        'Transformador tipo pedestal de 500 kVA, primario 13200 V delta, reacondicionado. Peso máximo: 3 200 kg. El transformador existente es de 300 kVA.',
        '500 | 13200D | - | - | - | 7055 | Reconditioned',
      ],
    ],
  );
});

describe('ratings in the plural after their count', () => {
  readsLines(
    ['quantity', 'kva_rating', 'unit_type'],
    [
      [
        'a dozen 25s, half a dozen 50s and a pair of 75s, all pole mount',
        '12 | 25 | pole',
        '6 | 50 | pole',
        '2 | 75 | pole',
      ],
      ['five 50s, three 75s, one 167, all pole type', '5 | 50 | pole', '3 | 75 | pole', '1 | 167 | pole'],
      ["A pair of 2500's and a trio of 1000's, all pad", '2 | 2500 | pad', '3 | 1000 | pad'],
      ['Couple dozen 15s, ten 37.5s, pole type', '24 | 15 | pole', '10 | 37.5 | pole'],
      ['need four 25s, two 50s and six 100s, pole mounts', '4 | 25 | pole', '2 | 50 | pole', '6 | 100 | pole'],
    ],
  );
});

describe('what a unit has now is not what is asked for', () => {
  readsLines(
    ['kva_rating', 'coil_type', 'oil_type'],
    [
      [
        'We want our 1500 kVA padmount rewound just as it was, but in copper; it has aluminum now.',
        '1500 | Copper | -',
      ],
      ['Quote one 500 kVA pad in FR3. It currently has mineral oil, copper windings.', '500 | Copper | FR3?'],
      ['Quote one 500 kVA pad in FR3. Ours now has mineral oil today.', '500 | - | FR3'],
    ],
  );
});

describe('dictated texts', () => {
  readsLines(
    ['quantity', 'kva_rating', 'phase', 'primary_voltage_kv', 'secondary_voltage_kv', 'front'],
    [
      [
        'we need one three faze pad mount a thousand k v a comma twelve four seventy grounded why over seventy two hundred on the primary and two oh eight why one twenty on the secondary period dead front period',
        '1 | 1000 | 3 | 12470GrdY/7200 | 208Y/120 | dead',
      ],
      [
        'need two three faze transformers seven fifty k v a pad mount thirteen eight delta to four eighty why two seventy seven period live front period thanks',
        '2 | 750 | 3 | 13800D | 480Y/277 | live',
      ],
      [
        'Two 750 kVA pads, 13800D. The warranty period and the test period are as usual.',
        '2 | 750 | 3? | 13800D | - | -',
      ],
    ],
  );
});

describe('words that look like others', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'condition'],
    [
      ['Require 2 nos padmount 1000kVA, 11kV delta / 208Y/120V', '2 | 1000 | 11000D | -'],
      ['Necesitamos dos transformadores tipo poste de 37.5 kVA, 7.62 kV a 120/240 V', '2 | 37.5 | 7620 | -'],
      ['Nous désirons trois transformateurs sur poteau, 50 kVA, 7200 V', '3 | 50 | 7200 | -'],
      [
        'We lost a unit (500kva). Need same size replaced asap - pad 13.2/7.62 grdy - 208/120.',
        '1? | 500 | 13200GrdY/7620 | -',
      ],
    ],
  );
});
