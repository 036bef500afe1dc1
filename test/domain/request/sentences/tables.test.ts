import { readsLines } from './said';

const sheet = (...rows: readonly string[]): string => rows.join('\n');

describe('tables', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv', 'oil_type'],
    [
      [
        'Qty\tSize\tHV\tLV\tOil\n2\t500 KVA\t12470D\t480Y/277\tFR3\n1\t1000 KVA\t12470D\t480Y/277\tFR3',
        '2 | 500 | 12470D | 480Y/277 | FR3',
        '1 | 1000 | 12470D | 480Y/277 | FR3',
      ],
      [
        '| Tag | kVA | Primary V | Secondary V | Qty |\n|---|---|---|---|---|\n| XF-1 | 750 | 12470 Delta | 480Y/277 | 1 |\n| XF-2 | 300 | 12470 Delta | 208Y/120 | 2 |',
        '1 | 750 | 12470D | 480Y/277 | -',
        '2 | 300 | 12470D | 208Y/120 | -',
      ],
      [
        'Item  Description                                         Qty  Unit\n1     500 kVA 3ph padmount 12470GrdY/7200-208Y/120 FR3    3    EA\n2     1500 kVA 3ph padmount 12470GrdY/7200-480Y/277 FR3   1    EA\n3     15 kV elbow arresters                               12   EA',
        '3 | 500 | 12470GrdY/7200 | 208Y/120 | FR3',
        '1 | 1500 | 12470GrdY/7200 | 480Y/277 | FR3',
      ],
      [
        'kVA,Qty,Primary,Secondary\n300,2,13200GrdY/7620,208Y/120\n500,1,13200GrdY/7620,480Y/277',
        '2 | 300 | 13200GrdY/7620 | 208Y/120 | -',
        '1 | 500 | 13200GrdY/7620 | 480Y/277 | -',
      ],
      [
        'Location   Load (kVA)  Xfmr kVA  Pri      Sec       Qty\nBldg A     380         500       12.47kV  480Y/277  1\nBldg B     140         225       12.47kV  208Y/120  1',
        '1 | 500 | 12470 | 480Y/277 | -',
        '1 | 225 | 12470 | 208Y/120 | -',
      ],
      [
        '                 T-1          T-2\nkVA              1500         750\nPrimary          13.8 kV D    13.8 kV D\nSecondary        480Y/277     208Y/120\nImpedance        5.75%        5.0%\nQuantity         1            2',
        '1 | 1500 | 13800D | 480Y/277 | -',
        '2 | 750 | 13800D | 208Y/120 | -',
      ],
      [
        'Existing kVA | New kVA | Primary | Secondary | Qty\n300 | 500 | 12470D | 208Y/120 | 1\n500 | 750 | 12470D | 480Y/277 | 2',
        '1 | 500 | 12470D | 208Y/120 | -',
        '2 | 750 | 12470D | 480Y/277 | -',
      ],
      [
        'SIZE   QTY   PRICE EA   EXT\n300    2     ____       ____\n500    4     ____       ____\nAll 3ph pads 12470Y/7200-208Y/120',
        '2 | 300 | 12470Y/7200 | 208Y/120 | -',
        '4 | 500 | 12470Y/7200 | 208Y/120 | -',
      ],
      [
        'kVA      208Y/120    480Y/277\n75       4           -\n150      6           2\n300      -           3\nPrimary 12470GrdY/7200 on all',
        '4 | 75 | 12470GrdY/7200 | 208Y/120 | -',
        '6 | 150 | 12470GrdY/7200 | 208Y/120 | -',
        '2 | 150 | 12470GrdY/7200 | 480Y/277 | -',
        '3 | 300 | 12470GrdY/7200 | 480Y/277 | -',
      ],
      [
        'Qty | Description\n2 | XFMR, PAD, 3PH, 1000KVA, 34.5KV DELTA, 480Y/277V, 5.75%Z, 150KV BIL\n1 | XFMR, PAD, 3PH, 2500KVA, 34.5KV DELTA, 480Y/277V, 5.75%Z, 150KV BIL',
        '2 | 1000 | 34500D | 480Y/277 | -',
        '1 | 2500 | 34500D | 480Y/277 | -',
      ],
      [
        'Line;Qty;kVA;HV;LV;Fluid\n1;2;500;13800D;480Y/277;Mineral oil\n2;1;750;13800D;480Y/277;FR3',
        '2 | 500 | 13800D | 480Y/277 | Mineral Oil',
        '1 | 750 | 13800D | 480Y/277 | FR3',
      ],
      [
        'Unit   kVA    HV       LV        Taps       %Z     BIL\nA      2000   13800D   480Y/277  +/-5%      5.75   95\nB      1000   13800D   480Y/277  none       5.75   95',
        '1? | 2000 | 13800D | 480Y/277 | -',
        '1? | 1000 | 13800D | 480Y/277 | -',
      ],
      [
        'Qty 4\nKVA 500\nPhase 3\nHV 12470GrdY/7200\nLV 480Y/277\nTaps 2-2.5% +/-\nBIL 95\nFront Dead\nFeed Loop\nOil FR3',
        '4 | 500 | 12470GrdY/7200 | 480Y/277 | FR3',
      ],
      [
        'No.  Rating     Voltage ratio           Cooling  Qty\n1    1.5 MVA    33/0.48 kV              ONAN     2\n2    2 MVA      33/0.48 kV              ONAN     1',
        '2 | 1500 | 33000 | 480 | -',
        '1 | 2000 | 33000 | 480 | -',
      ],
      [
        'kVA | Ph | Primary | Secondary | Annual Usage | On hand\n50 | 1 | 7200 | 240/120 | 40 | 3\n75 | 1 | 7200 | 240/120 | 12 | 0',
        '1? | 50 | 7200 | 240/120 | -',
        '1? | 75 | 7200 | 240/120 | -',
      ],
      [
        'Qty   Phase   KVA    Primary            Secondary\n10    1       25     12470GRDY/7200     120/240\n5     3       150    12470GRDY/7200     208Y/120',
        '10 | 25 | 12470GrdY/7200 | 240/120 | -',
        '5 | 150 | 12470GrdY/7200 | 208Y/120 | -',
      ],
    ],
  );
});

describe('rows of units that stay, and pages', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      [
        'Mark  Status  Qty  kVA    Primary   Secondary\nT1    (E)     1    500    4160D     480Y/277\nT2    (N)     2    1000   13800D    480Y/277',
        '2 | 1000 | 13800D',
      ],
      [
        'Mark  Status  Qty  kVA    Primary   Secondary\nT1    new     1    500    4160D     480Y/277\nT2    urgent  2    1000   13800D    480Y/277',
        '1 | 500 | 4160D',
        '2 | 1000 | 13800D',
      ],
      [
        '<table>\n<tr><th>Qty</th><th>kVA</th><th>HV</th><th>LV</th></tr>\n<tr><td>4</td><td>500</td><td>12470D</td><td>480Y/277</td></tr>\n<tr><td>2</td><td>1500</td><td>12470D</td><td>480Y/277</td></tr>\n</table>',
        '4 | 500 | 12470D',
        '2 | 1500 | 12470D',
      ],
    ],
  );
});

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

describe('units that stay, and notes in one line', () => {
  readsLines(
    ['kva_rating', 'feed', 'coil_type'],
    [
      [
        'MARK | KVA | PRI | SEC | TYPE | NOTES\nT1 | 1500 | 12470D | 480Y/277 | PAD | 1\nT2 | 750 | 12470D | 208Y/120 | PAD | 1,2\nT3 (EXIST) | 75 | 480D | 208Y/120 | DRY | REMAIN\nNOTES: 1. Loop feed. 2. Copper windings.',
        '1500 | loop | -',
        '750 | loop | Copper',
      ],
      [
        'TAG | KVA | PRI | SEC | REMARKS\nX1 | 500 | 12470D | 480Y/277 | Existing pad stays\nX2 | 300 | 12470D | 208Y/120 | Existing',
        '500 | - | -',
      ],
    ],
  );
});
