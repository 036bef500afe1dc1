import { readsLines } from './said';

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
