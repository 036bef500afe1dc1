import { readsLines } from './said';

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
