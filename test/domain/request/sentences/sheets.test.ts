import { readsLines } from './said';

const sheet = (...rows: readonly string[]): string => rows.join('\n');

describe('data sheets with one parameter a row', () => {
  readsLines(
    [
      ...(['quantity', 'kva_rating', 'phase', 'primary_voltage_kv', 'secondary_voltage_kv'] as const),
      ...(['bil', 'impedance_pct', 'oil_type', 'coil_type', 'no_load_loss_w'] as const),
    ],
    [
      [
        sheet(
          'Pad-mounted transformer',
          '| Parameter | Unit | Required | Offered |',
          '|---|---|---|---|',
          '| Quantity | - | 3 | |',
          '| Rated power | kVA | 1500 | |',
          '| Phases | - | 3 | |',
          '| Primary voltage | V | 12470 delta | |',
          '| Secondary voltage | V | 480Y/277 | |',
          '| Primary BIL | kV | 95 | |',
          '| Impedance | % | 5.75 | |',
          '| Fluid | - | FR3 | |',
          '| Windings | - | Al | |',
          '| No-load loss, max | W | 1,800 | |',
        ),
        '3 | 1500 | 3 | 12470D | 480Y/277 | 95 | 5.75 | FR3 | Aluminum | 1800',
      ],
      [
        sheet(
          'Item   Description              Unit    Specified          Vendor data',
          '1      Rated power              MVA     2.5                ______',
          '2      HV                       kV      34.5, delta        ______',
          '3      LV                       kV      0.48               ______',
          '4      HV impulse level (BIL)   kV      150                ______',
          '5      Impedance                %       6.5                ______',
          '6      Insulating liquid        -       natural ester      ______',
        ),
        '1? | 2500 | 3? | 34500D | 480Y/277? | 150 | 6.5 | Natural Ester | - | -',
      ],
      [
        sheet(
          'Characteristic\tUnits\tPurchaser requirements\tBidder data',
          'Number of units\tea\t6\t',
          'Rating\tkVA\t750\t',
          'HV rated voltage\tV\t13200GrdY/7620\t',
          'LV rated voltage\tV\t208Y/120\t',
          'Impedance\t%\tmin 4\t',
          'Winding material\t\tcopper or aluminum\t',
          'No load loss\tW\tto be stated\t',
        ),
        '6 | 750 | 3? | 13200GrdY/7620 | 208Y/120 | - | min 4 | - | Copper or Aluminum | -',
      ],
      [
        sheet(
          '| Item | Requirement |',
          '|------|-------------|',
          '| Capacity | 1000 kVA |',
          '| High voltage | 24940GrdY/14400 |',
          '| Low voltage | 600Y/347 |',
          '| Number of phases | 3 |',
          '| Liquid | mineral oil |',
        ),
        '1? | 1000 | 3 | 24940GrdY/14400 | 600Y/347 | - | - | Mineral Oil | - | -',
      ],
      [
        sheet(
          'Two step-up transformers to this table.',
          '| Data | Unit | Value | Limit |',
          '| Rated capacity | kVA | 2 750 | |',
          '| HV voltage | kV | 34.5 GrdY/19.92 | |',
          '| LV voltage | V | 690Y/398 | |',
          '| Impedance | % | 6 | |',
          '| Windings | | Cu or Al | |',
          '| No-load loss | kW | 2.9 | max |',
        ),
        '2 | 2750 | 3? | 34500GrdY/19920 | 690Y/398 | - | 6 | - | Copper or Aluminum | 2900',
      ],
    ],
  );
});

describe('lines that name how windings are connected', () => {
  readsLines(
    ['primary_voltage_kv', 'secondary_voltage_kv'],
    [
      ['Rating: 750 kVA\nHV: 34.5 kV\nHV connection: delta\nLV: 480Y/277', '34500D | 480Y/277'],
      [
        '1500 kVA pad\nPrimary: 13.8 kV\nPrimary connection: grounded wye\nSecondary: 480Y/277 V',
        '13800GrdY | 480Y/277',
      ],
      ['1500 kVA pad\nPrimary: 12470 V\nSecondary: 4160 V\nConnection: delta - wye', '12470D | 4160Y'],
      ['kVA: 500\nHV: 12470\nLV: 480\nHV/LV connection: delta / wye', '12470D | 480Y'],
      ['kVA: 500\nHV: 13200 V\nLV: 208Y/120\nHV winding connection: Delta', '13200D | 208Y/120'],
      ['kVA: 500\nHV: 13200 V\nLV: 480 V\nLV winding connection: wye, 4-wire', '13200 | 480Y'],
      ['300 kVA\nPrimary: 4160 V\nPrimary conn.: D\nSecondary: 208Y/120', '4160D | 208Y/120'],
      ['300 kVA\nPrimary: 12470GrdY/7200\nPrimary connection: delta\nSecondary: 208Y/120', '12470GrdY/7200 | 208Y/120'],
      ['300 kVA\nHV: 12470 V\nLV: 208Y/120\nHV connection: loop, cable', '12470 | 208Y/120'],
      ['300 kVA\nHigh voltage: 25 kV\nHigh voltage connection: star\nLow voltage: 208Y/120', '25000Y | 208Y/120'],
    ],
  );
});
