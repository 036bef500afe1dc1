import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from './said';

const FIELDS: readonly LineField[] = [
  'quantity',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'oil_type',
  'coil_type',
  'feed',
];

describe('texts that also speak of units in service, loads and other equipment', () => {
  readsLines(FIELDS, [
    [
      'Tag of the unit that is on the pad today, typed out for you:\n\nKVA 500 3 PH\nH.V. 2400 L.V. 240\nINERTEEN\n\nThe new one will be fed at 13.2 kV delta, 480Y/277. Size stays 500 kVA, loop feed, FR3.',
      '1? | 500 | 13200D | 480Y/277 | FR3 | - | loop',
    ],
    [
      'The transformer behind the gym is a Cooper from 1989, 225 kVA. We want a 300 kVA pad, 12470 delta to 208Y/120, loop.',
      '1 | 300 | 12470D | 208Y/120 | - | - | loop',
    ],
    [
      'The unit in vault 3 is a 1977 GE, 1500 kVA, and too small. Quote one 2000 kVA pad, 13800 delta to 480Y/277.',
      '1 | 2000 | 13800D | 480Y/277 | - | - | -',
    ],
    [
      "Hi, the mill's old 1000 kVA live front unit finally died. It was 4160 delta to 480. Please quote one new 1500 kVA pad mount, 12470 delta to 480Y/277, dead front, loop feed.",
      '1 | 1500 | 12470D | 480Y/277 | - | - | loop',
    ],
    [
      'We have two 500 kVA padmounts in the yard already (12470 x 208Y/120). What we are short of is three 300 kVA padmounts, 12470GrdY/7200 to 480Y/277, loop, dead front.',
      '3 | 300 | 12470GrdY/7200 | 480Y/277 | - | - | loop',
    ],
    [
      'Please price (2) 1000 kVA 3ph pads, 13.2 kV delta - 480Y/277. The neighbor building has a 2000 kVA with silicone fluid but that is not ours to replace.',
      '2 | 1000 | 13200D | 480Y/277 | - | - | -',
    ],
    [
      'Customer load study shows 1,840 kVA so we want a 2500 kVA pad, 13800D to 480Y/277, FR3.',
      '1 | 2500 | 13800D | 480Y/277 | FR3 | - | -',
    ],
    [
      'Peak demand at the plant last summer was 1,310 kVA. Quote one 2000 kVA pad 12470Y/7200 - 480Y/277.',
      '1 | 2000 | 12470Y/7200 | 480Y/277 | - | - | -',
    ],
    [
      'Need one 1500 kVA pad, 12470 delta / 480Y/277. The generator is 1250 kVA at 480 and the ATS is 2000 A. UPS 500 kVA.',
      '1 | 1500 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'quote 1 - 750 kVA pad 12.47kv D to 480Y/277. Main service transformer at the utility sub is 10 MVA, 69 kV to 12.47 kV.',
      '1 | 750 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'The drawings show 1000 kVA but the engineer upsized it, so quote 1500 kVA. 12470 delta primary, 208Y/120 secondary. Pad mounted, three phase, one unit.',
      '1 | 1500 | 12470D | 208Y/120 | - | - | -',
    ],
    [
      "Can you beat the competitor's price of $31,400 on a 750 kVA? They offered a 4% Z mineral oil unit; we would want 5.75% Z and FR3. Padmount, 13200GrdY/7620 to 480Y/277, qty 2.",
      '2 | 750 | 13200GrdY/7620 | 480Y/277 | Mineral Oil? | - | -',
    ],
    [
      'Two options, price both please:\nA) one 1500 kVA pad, 12470D-480Y/277, FR3\nB) two 750 kVA pads, 12470D-480Y/277, FR3',
      '1 | 1500 | 12470D | 480Y/277 | FR3 | - | -',
      '2 | 750 | 12470D | 480Y/277 | FR3 | - | -',
    ],
    [
      'Please quote 2 ea 1000 kVA pads, 12470GrdY/7200-480Y/277, mineral oil. As an option give us the adder for FR3 and for copper windings.',
      '2 | 1000 | 12470GrdY/7200 | 480Y/277 | Mineral Oil | Copper? | -',
    ],
    [
      'We are retiring a bank of three 167 kVA pole mounts and putting in a 500 kVA three phase pad: 12470GrdY/7200, 208Y/120, loop feed, dead front.',
      '1 | 500 | 12470GrdY/7200 | 208Y/120 | - | - | loop',
    ],
    [
      '3 pads needed: 500 kVA 12470Y/7200 208Y/120 - qty 2, and 1000 kVA 12470Y/7200 480Y/277 - qty 1. Spare parts: 6 bayonet fuse links. The 112.5 kVA dry type in the electrical room is by the EC.',
      '2 | 500 | 12470Y/7200 | 208Y/120 | - | - | -',
      '1 | 1000 | 12470Y/7200 | 480Y/277 | - | - | -',
    ],
    [
      'Looking to replace a leaking 1978 GE 500 kVA padmount (13200 delta - 480Y/277, live front, radial) with the same thing but new and in FR3. Location Dayton, OH.',
      '1? | 500 | 13200D | 480Y/277 | FR3 | - | radial',
    ],
    [
      'Hello, attached nameplate: ABB 1000 KVA, HV 12470GY/7200, LV 480Y/277, IMP 5.6%, OIL 310 GAL. We would like to buy two more like it, but with natural ester in place of the mineral oil.',
      '2 | 1000 | 12470GrdY/7200 | 480Y/277 | Natural Ester | - | -',
    ],
    [
      'We have a surplus 1500 kVA pad (12470D - 480Y/277) that we want to trade in towards a 2500 kVA, 12470 delta, 480Y/277, dead front.',
      '1 | 2500 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'The RFQ of last week asked for 1500 kVA with a 480 V secondary. Please revise it to 2000 kVA. Everything else is the same: 13.2 kV delta, loop, dead front, qty 2.',
      '2 | 2000 | 13200D | 480Y/277? | - | - | loop',
    ],
    [
      'Two 1000 kVA units were quoted at $48k each; owner wants one 2000 kVA instead. 12470 delta / 480Y/277, pad, FR3.',
      '1 | 2000 | 12470D | 480Y/277 | FR3 | - | -',
    ],
    [
      'Our spec says 95 kV BIL and mineral oil but the city now wants FR3, so FR3. 750 kVA pad 12470GrdY/7200 208Y/120, quantity two.',
      '2 | 750 | 12470GrdY/7200 | 208Y/120 | FR3 | - | -',
    ],
    [
      'Motor loads: 2 x 300 HP, 1 x 150 HP, plus 200 kVA of lighting and a 75 kVA lighting transformer (dry, by EC). Padmount: 1000 kVA 12470D - 480Y/277.',
      '1 | 1000 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'Available fault current 12 kA, feeder 500 MCM 15 kV, fuses 65E. Pad: 1000 kVA 13.8 kV delta, 480Y/277, loop, dead front. Fed from a 13.8 kV loop.',
      '1? | 1000 | 13800D | 480Y/277 | - | - | loop',
    ],
  ]);
});

describe('threads and texts that change a request', () => {
  readsLines(FIELDS, [
    [
      'From: Bob Teller <bob@tellerelectric.example>\nHi Jim, can you change the quote: the 1000 kVA becomes a 1500 kVA, and we need 3 now instead of 2. Secondary stays 480Y/277.\n> From: Jim\n> Bob, quoted 2 - 1000 kVA pads 12470 delta - 480Y/277 FR3 loop dead front, $41,000 each',
      '3 | 1500 | 12470D | 480Y/277 | FR3 | - | loop',
    ],
    [
      "Hey Sam, scrap the earlier request, the owner switched utilities. Now it's one 2000 kVA pad, 24.94 kV grounded wye primary, 480Y/277, FR3.\n> From: Pat\n> Need one 1500 kVA pad 12.47 kV delta primary, 480Y/277 secondary, mineral oil, radial.",
      '1 | 2000 | 24940GrdY | 480Y/277 | FR3 | - | -',
    ],
    [
      '> On Nov 20 Sam wrote:\n> What primary voltage is it, and delta or wye?\n13.8, delta. And it is 208Y/120 on the low side.\n>> Need a price for one 300 kVA pad',
      '1 | 300 | 13800D | 208Y/120 | - | - | -',
    ],
    [
      'Subject: RE: RFQ 5512\nSame as below but make it qty 4 and 208Y/120 instead of 480.\n-----Original Message-----\nFrom: Ann\nPlease quote 2 ea 500 kVA pads, 13200GrdY/7620 - 480Y/277, dead front, loop, mineral oil',
      '4 | 500 | 13200GrdY/7620 | 208Y/120 | Mineral Oil | - | loop',
    ],
    [
      'Customer first wanted 750 kVA, then went up to 1000 kVA, final answer is 1500 kVA. 12470Y/7200 to 480Y/277, pad, one each.',
      '1 | 1500 | 12470Y/7200 | 480Y/277 | - | - | -',
    ],
    [
      "We can't wait 40 weeks for a new one, so looking for a reconditioned or surplus 2500 kVA pad 12470 delta 480Y/277. If you only have a 2000 tell me.",
      '1? | 2500 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'Need (1) 1000 kVA pad 12470D - 480Y/277. Would a 1500 kVA be available sooner? Same voltages. Let me know.',
      '1 | 1000 | 12470D | 480Y/277 | - | - | -',
    ],
    [
      'Need two 1500 kVA pads. High side is 12.47 or 13.2, we are finding out. Low side 480Y/277. Delta on the primary for sure.',
      '2 | 1500 | 12470 or 13200? | 480Y/277 | - | - | -',
    ],
    [
      'Job: replace T-4 (500 kVA, 2400 delta, PCB oil) with new 750 kVA pad mount 2400 delta - 480Y/277, FR3. T-5 (300 kVA) stays.',
      '1? | 750 | 2400D | 480Y/277 | FR3 | - | -',
    ],
    [
      'existing switchgear is 15 kV class 13.2 kV and 95 BIL. Transformer: 1500 kVA, pad, 480Y/277 secondary, loop, dead front.',
      '1? | 1500 | - | 480Y/277 | - | - | loop',
    ],
    [
      'Utility is bringing 34.5 kV to the site. We step it down to 13.8 kV ourselves with the main unit. What I need from you are six 2000 kVA pads 13.8 kV delta to 480Y/277.',
      '6 | 2000 | 13800D | 480Y/277 | - | - | -',
    ],
  ]);
});
