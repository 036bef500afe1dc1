import { readsLines } from './said';

describe('primary and secondary voltages', () => {
  readsLines(
    ['primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'We have (3) 1500 kVA pads on order with another vendor but need 2 more, 1000 kVA, 13.2 kV delta, 480Y/277.',
        '13200D | 480Y/277',
      ],
      [
        'Utility primary is 12.47 kV grounded wye, building is 480/277 three phase four wire. Size: 1000 kVA padmount. Qty one.',
        '12470GrdY | 480Y/277',
      ],
      [
        'Need replacement for burned up transformer. Nameplate: 750 KVA, 3PH, HV 13200, LV 480Y/277, Z 5.2%, oil 310 gal, weight 7,800 lb. Loop feed dead front.',
        '13200 | 480Y/277',
      ],
      ['Looking for 1500kVA 13.8kV-480V Δ-Y pad mount', '13800D | 480Y'],
      ['1000 kVA, H.V. 13,800 Delta, L.V. 480Y/277, 60 Hz, 65C rise', '13800D | 480Y/277'],
      ['Primary 4160V, 3 wire. Secondary 480V, 4 wire. 750 kva padmount.', '4160 | 480'],
      ['please quote 2 ea. 2500kva step-up, 480V delta to 34.5kV wye for solar', '480D? | 34500Y?'],
      ['step up transformer 600 V to 12.47 kV GrdY 1000 kVA quantity 4', '600? | 12470GrdY?'],
      ['transformer 500 KVA 7200/12470 volts to 277/480 volts', '12470Y/7200 | 480Y/277'],
      ['quote 1000kva, pri 12kv, sec 480v', '12000 | 480'],
      ['Qty 2 - 1,500 KVA, 21.6kV Delta - 480Y/277V', '21600D | 480Y/277'],
      ['750 kva 22.86kv gnd wye / 13.2kv, 480y/277', '22860GrdY/13200 | 480Y/277'],
      ['transformer 1500 kva 26.4 kv delta, 480Y/277 — pad', '26400D | 480Y/277'],
      ['pad 300kva 2400/4160Y to 208Y/120', '4160Y/2400 | 208Y/120'],
      ['pad 167 kva single phase 14400 to 120/240', '14400 | 240/120'],
      ['3 phase 75kva pad 480V delta to 208Y/120V, aluminum', '480D | 208Y/120'],
      ['1000 kVA 12470 - 480/277 , 4160 tie not used', '12470 | 480Y/277'],
      ['500 kVA dual primary 13200 x 4160 delta, 480Y/277 sec', '13200 x 4160D | 480Y/277'],
      ['750kVA pad-mount, 13.8kV primary (Delta), 4.16kV secondary (Wye)', '13800D | 4160Y'],
      ['750 KVA PADMOUNT. INPUT 13.8KV DELTA. OUTPUT 480V WYE.', '13800D | 480Y'],
      ['Req 1x 2000 kVA, HV=33kV, LV=415V Dyn11', '33000D | 415Y'],
      ['2 MVA padmount 34.5/19.9 kV GrdY primary and 690 V delta secondary', '34500GrdY/19900 | 690D'],
      ['1500kVA: 12470Grd.Y/7200 : 480Y/277', '12470GrdY/7200 | 480Y/277'],
      ['pad 1000 kva 12470 wye ungrounded, 480/277', '12470Y | 480Y/277'],
      ['pad 500 kVA, 24.9kV line-to-line (14.4kV line-to-neutral), 208/120', '24940Y/14400 | 208Y/120'],
      ['150 kVA 13.8 KV / 208-120V pad', '13800 | 208Y/120'],
      [
        'Supply one padmount: primary voltage 8320 volts delta; secondary voltage 240 volts delta; rating 225 kVA',
        '8320D | 240D',
      ],
      ['225 kva, 13200 primary, 240/120 three phase high leg delta secondary', '13200? | 240/120?'],
      ['3Ø 500KVA, 12.47KV∆ - 480Y/277V', '12470D | 480Y/277'],
      ['500 kva pad 12470D-480Y/277, 15 kV class, 95 BIL, 15kV elbows and 9kV arresters', '12470D | 480Y/277'],
      ['500 kva pad, 12.47 kV delta, secondary feeds a 480V 800A panel and 208V step-down', '12470D | 208Y/120?'],
      ['500 kva pad. 25 kV class, 125 kV BIL. Operating at 24.94 kV. LV 480Y/277.', '24940 | 480Y/277'],
      ['1000 kva pad. HV winding 13.8kV, HV BIL 95kV, LV winding 480V, LV BIL 30kV', '13800 | 480'],
      ['1000 kva pad; BIL: HV 150 kV / LV 30 kV; 34.5kV delta', '34500D | -'],
      [
        'Please quote 1 - 1000 kVA pad. The switchgear is 15 kV, 1200 A, 40 kA. The cable is 15 kV EPR. Voltage 13.2 kV delta - 480Y/277.',
        '13200D | 480Y/277',
      ],
      ['1500 kVA pad for 4.16 kV to 480Y/277, fed from 69-4.16 kV main transformer 10 MVA', '4160 | 480Y/277'],
      [
        'The substation transformer is 115 kV - 12.47 kV, 20 MVA. We need pad mounts downstream: qty 3, 750 kVA, 12.47GrdY/7.2 kV, 480Y/277 V.',
        '12470GrdY/7200 | 480Y/277',
      ],
      ['Need 1 pad 750kVA 12,470GY/7,200 x 480Y/277 w/ 10kV MOV arresters, 15.2kV fuses', '12470GrdY/7200 | 480Y/277'],
      ['New chiller is 480V, 600A. Need 750 kVA pad, 12470 delta.', '12470D | -'],
      ['pad, 750 kva, 7.2/12.47kV, low voltage 277/480V, control power 120V, heater 240V', '12470Y/7200 | 480Y/277'],
      ['500kVA, 13,800V-480V, tested at 34 kV hipot, taps 13,110 to 14,490', '13800 | 480'],
      ['750 kva pad. Taps: 14490, 14145, 13800, 13455, 13110. LV 480Y/277', '- | 480Y/277'],
      ['750 kva pad HV 13800/13455/13110/12765 V delta LV 480Y/277', '13800? | 480Y/277'],
      ['750kVA HV 12470 ± 2 x 2.5% V LV 480Y/277', '12470 | 480Y/277'],
      ['750kVA HV 12470 +/-5% LV 480Y/277', '12470 | 480Y/277'],
      ['1 unit, 500 kVA, PO 12470, job 13800, 24940 delta to 208Y/120', '24940D | 208Y/120'],
      ['500 kva, voltage 480Y277 x 12470D, part no 24940-7200', '480Y/277? | 12470D?'],
      ['500 kva, 480Y/277 secondary from 13.2 kV delta primary', '13200D | 480Y/277'],
      ['500 kva, low side 480Y/277, high side 12470Y/7200', '12470Y/7200 | 480Y/277'],
      ['we need 480Y/277 out and 12470 delta in, 1000 kva', '12470D | 480Y/277'],
      ['1000kva 12.47kV Delta Primary to 480Y/277 Secondary; 250 MVA fault duty at 13.8kV bus', '12470D | 480Y/277'],
      [
        '1000kva, primary is 12,470 V (line to line), secondary is 480 V (line to line) and 277 V (line to neutral)',
        '12470 | 480Y/277',
      ],
      ['1000 kVA 60 Hz 3 phase 13.8 kV Delta/0.48 kV Wye', '13800D | 480Y'],
      ['HV 13.8kV, 3 wire, delta, 95kV BIL. LV 480Y/277V. 500 kva pad', '13800D | 480Y/277'],
      ['500 kva pad. Primary 13.8 kV. Secondary 480Y/277. Delta connected.', '13800? | 480Y/277'],
      ['1000 kVA 13.8/0.48 kV Dyn1', '13800D | 480Y'],
      ['1000 kva 13.8kV / 480 V; utility says they may go to 24.9 kV in five years', '13800 | 480'],
      [
        '1000 kva, existing line is 4160 but will be converted to 12470 next year, so 12470 delta primary, 480Y/277',
        '12470D | 480Y/277',
      ],
      [
        '1000 kva, now 4160 delta, later 12470GrdY - dual voltage 4160D x 12470GrdY/7200, sec 480Y/277',
        '4160D x 12470GrdY/7200 | 480Y/277',
      ],
      ['single phase 50 kva, 7200V - 120/240V pole mount', '7200 | 240/120'],
      ['50 kVA 1-ph 14.4/24.94Y - 240/120', '24940Y/14400 | 240/120'],
      ['50 KVA, 12470GRDY/7200-240/120, qty 10, type 1 single bushing', '12470GrdY/7200 | 240/120'],
      ['100kva conventional pole 7200/12470Y-277/480Y', '12470Y/7200 | 480Y/277'],
      ['500 kva pad, 12470 volts primary and 480 volts secondary, wye secondary', '12470? | 480?'],
      ['500 kva pad, 13.8KV to 480V delta delta', '13800D | 480D'],
      ['500 kva pad, 480/277 volt wye secondary, 13,200 volt delta primary', '13200D | 480Y/277'],
      ['500 kva pad, HV: 13.2kV LV: 0.48kV', '13200 | 480'],
      ['500 kva pad, HV 13200GRDY/7620V; LV 208GRDY/120V', '13200GrdY/7620 | 208GrdY/120'],
      ['500 kva pad, 14.4/24.94 kV to 277/480', '24940Y/14400 | 480Y/277'],
      ['500 kva pad, 7.97/13.8KV GRD Y, 120/208Y', '13800GrdY/7970 | 208Y/120'],
      ['500 kva pad, primary (HV) = 12.47 kV; secondary (LV) = 480 V', '12470 | 480'],
      ['500 kva pad, 4.16KV DELTA TO 480 WYE', '4160D | 480Y'],
      ['500 kva pad, delta 13800 / wye 480Y/277', '13800D | 480Y/277'],
      ['500 kva pad, from 12,470 to 480Y/277', '12470 | 480Y/277'],
      ['500 kva pad, voltages: 12470 - 480Y/277', '12470 | 480Y/277'],
      ['500 kva pad, high voltage 13.8 kilovolts, low voltage 480 volts', '13800 | 480'],
      ['500 kva pad, 2.4/4.16 kV Y primary, 208Y/120 secondary', '4160Y/2400 | 208Y/120'],
      ['500 kva pad, pri: 4800 delta, sec: 240 delta', '4800D | 240D'],
      ['500 kva pad, 15 kV class primary, 600 V class secondary', '- | -'],
      ['500 kva pad with a 13,800 V primary, the MCC downstream is 480 V', '13800 | 480'],
      ['500 kva pad, 12.47kV primary (15kV class), 480Y/277 secondary', '12470 | 480Y/277'],
      ['500 kva pad, 24940 or 12470 dual voltage switchable, 480Y/277', '24940 or 12470 | 480Y/277'],
      ['500 kva pad, primary 12470Y/7200 x 4160Y/2400, secondary 208Y/120', '12470Y/7200 x 4160Y/2400 | 208Y/120'],
      ['500 kva pad, 27.6/16 kV to 600/347', '27600Y/16000 | 600Y/347'],
      ['500 kva pad, 25 kV to 600 V', '25000 | 600'],
      ['500 kva pad, primary voltage TBD, secondary 480Y/277', '- | 480Y/277'],
      ['500 kva pad, fed at 13.8 kV delta, serves 480Y/277 loads', '13800D | 480Y/277'],
      ['500 kva pad, utility is 12470Y/7200, building wants 208Y/120', '12470Y/7200 | 208Y/120'],
      ['500 kva pad, 12470D, cables 15 kV, fuses 8.3 kV, LV 480Y/277', '12470D | 480Y/277'],
      ['500 kva pad, primary side bushings 15kV 200A, 12470 delta, 480Y/277', '12470D | 480Y/277'],
      ['500 kva pad, 480V 3 phase 3 wire secondary, 4160V primary', '4160 | 480Y/277?'],
      ['500 kva pad, 480 primary, 208Y/120 secondary', '480 | 208Y/120'],
      ['500 kva pad, 12,470Δ-480Y', '12470D | 480Y'],
      ['500 kva pad, 34.5Y/19.92 - 480Y/277', '34500Y/19920 | 480Y/277'],
    ],
  );
});

describe('connections beside their voltages', () => {
  readsLines(
    ['primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        '500 kVA pad, Primary: 25 kV star grounded / 14.4 kV, BIL 125 kV\nSecondary: 347/600 V',
        '25000GrdY/14400 | 600Y/347',
      ],
      ['1000 kVA pad, primary 25 kV, star with neutral to ground, secondary 347/600 V', '25000GrdY | 600Y/347'],
      ['750 kVA pad, 12470 V, wye with grounded neutral, to 480Y/277', '12470GrdY | 480Y/277'],
      ['750 kVA pad, 12.47 kV wye solidly grounded - 480Y/277', '12470GrdY | 480Y/277'],
      ['750 kVA pad, 24.94 kV, star, neutral earthed, 480Y/277', '24940GrdY | 480Y/277'],
      ['225 kva pad 3ph\n13.2 grd wye / 7.62 -> 208/120', '13200GrdY/7620 | 208Y/120'],
      ['7.2 / 12.47 kV 75 kVA pad 240/120', '12470Y/7200 | 240/120'],
      [
        '4.2 MVA pad\n34.5 kV grounded wye / 19.92 kV on the collector side\n690 V on the inverter side, delta',
        '34500GrdY/19920 | 690D',
      ],
      ['1000 kVA pad 480 V on the low side, wye. 13.8 kV on the high side, delta.', '13800D | 480Y'],
      ['1500 kva pad delta 12,470 in and 480Y/277 out, radial', '12470D | 480Y/277'],
      [
        'Two pads: 750 kVA 24.94 delta, 480/277 and 300 kVA 24.94 delta, 208/120.\n24.94 is GrdY not delta, 14400 to ground.',
        '24940GrdY/14400 | 480Y/277',
        '24940GrdY/14400 | 208Y/120',
      ],
    ],
  );
});

describe('voltages in words', () => {
  readsLines(
    ['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'Fifteen hundred kVA pad; thirteen thousand eight hundred volts delta to four thousand one hundred sixty volts wye',
        '1500 | 13800D | 4160Y',
      ],
      [
        'two thousand five hundred kva pad twelve thousand four hundred seventy volts delta, 480Y/277',
        '2500 | 12470D | 480Y/277',
      ],
      [
        'fifteen hundred kva pad thirteen two delta on the high side, four eighty y two seventy seven',
        '1500 | 13200D | 480Y/277',
      ],
    ],
  );
});

describe('units of a bank', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'The bank is three 167 kVA cans (501 kVA total, on the 7.2 side). So three single-phase pole mounts, 167 kVA each, 12470GrdY/7200 primary, 277 V secondary, connected wye on the pole by our crew.',
        '3 | 167 | 12470GrdY/7200 | 277',
      ],
      [
        'Three single-phase pole mounts, 100 kVA each (300 kVA total), 13200GrdY/7620 primary, 277 V secondary. Our lineman connects them in wye.',
        '3 | 100 | 13200GrdY/7620 | 277',
      ],
      [
        'Three single-phase pole mounts, 100 kVA each, 7620 V primary, 240 V secondary, to be connected in delta.',
        '3 | 100 | 7620? | 240',
      ],
    ],
  );
});
