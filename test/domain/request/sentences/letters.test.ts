import { readsLines } from './said';

describe('counts and ratings in longer texts', () => {
  readsLines(
    ['quantity', 'kva_rating'],
    [
      [
        'Guys,\nCan you beat this? Another vendor quoted us a 1000 kVA reconditioned at $31,500 with 12 week lead time. Ours needs to be:\n- 1000 kVA, 3 phase\n- 12470 delta / 480Y/277\n- loop feed, dead front\n- mineral oil\nThanks\nBob Teller\nRedline Electric',
        '1? | 1000',
      ],
      [
        'We are replacing two 500 kVA pole banks with pad mounts. Please quote 2 x 500 kVA three phase pads, 12470Y/7200 to 480Y/277, and as an alternate 2 x 750 kVA same voltages.',
        '2 | 500',
        '2 | 750',
      ],
      [
        "Our plant's 2500 kVA substation transformer (13.8 kV to 480 V, 1974 GE, Pyranol) tested at 480 ppm PCB and has to go. We want a new 2500 kVA, 13.8 kV delta to 480Y/277, with 95 kV BIL and natural ester fluid. No silicone.",
        '1 | 2500',
      ],
      [
        'Hi Mike\nNeed pricing for a couple of pads:\n750 - 12470 to 480\n1000 - 12470 to 480\nboth loop, dead front, w/ bayonets\nThx',
        '1? | 750',
        '1? | 1000',
      ],
      [
        'Please quote one (1) 1500KVA, three phase, pad mount, 13.2KV delta primary w/ 2-2.5% taps above and below, 480Y/277V secondary. The generator is 1250 kVA and the ATS is 2000A. Service entrance switchboard is 480/277V 2500A with 65kAIC rating.',
        '1 | 1500',
      ],
      [
        '> How many do you need?\n3\n> What size?\n500\n> Voltage?\n13200 grounded wye / 7620 primary, 208Y/120 secondary\n> New or used?\neither',
        '3 | 500',
      ],
      [
        'For bid: 4 ea. 25 KVA, 6 ea. 50 KVA, 2 ea. 100 KVA single phase pad mounts, 12470GRDY/7200 - 240/120, mineral oil. Delivery to Ada, OK.',
        '4 | 25',
        '6 | 50',
        '2 | 100',
      ],
      [
        'Qty  KVA  Primary        Secondary\n3    500  13200GrdY/7620 208Y/120\n1    750  13200D         480Y/277\nNotes: all units dead front, loop feed; 750 is radial.',
        '3 | 500',
        '1 | 750',
      ],
      [
        '1000 kva padmount needed, old one blew up last night. was 12470 delta to 480/277, live front, but new one should be dead front. Radial. Can pick up today in Tulsa.',
        '1? | 1000',
      ],
      [
        'Do not need the 300 anymore. Just the 750 kVA please.\n\n> From: Ann Cole\n> Please quote:\n> 1) 300 kVA pad, 4160D-208Y/120\n> 2) 750 kVA pad, 4160D-480Y/277',
        '1? | 750',
      ],
      [
        'We need a transformer to step 13.8kV down to 4160V for two 1500 hp pumps. Load is about 2,300 kVA so we figured 3000 kVA. Substation type, delta-wye, 5.75% Z, FR3.',
        '1 | 3000',
      ],
      [
        'Replace existing 500 kVA (12.47 kV - 208Y/120) with 750 kVA unit of the same voltage, pad mount, on existing pad 72" wide x 60" deep max.',
        '1? | 750',
      ],
      ['Transformer shall be 1000 kVA ONAN / 1333 kVA ONAF, 34.5kV-12.47kV, substation type', '1? | 1000'],
      [
        'The 1500 kVA and 2000 kVA units shall be 480Y/277; the 300 kVA unit shall be 208Y/120. All 13.8 kV delta. One of each.',
        '1 | 1500',
        '1 | 2000',
        '1 | 300',
      ],
      [
        'Please quote (2) 75 kVA three phase pad mount transformers with a primary voltage of 7200/12470Y and a secondary voltage of 120/208Y. These will not have taps. Oil shall be mineral, aluminum windings are ok.',
        '2 | 75',
      ],
      [
        '1500 KVA w/ 480Y/277V secondary; primary is either 12.47kV or 13.2kV, confirming with utility. 2 units.',
        '2 | 1500',
      ],
      [
        'Transformer T-1: 2000 kVA, 13.8kV Δ - 480Y/277V. Transformer T-2: 1000 kVA, 13.8kV Δ - 208Y/120V. T-1 FR3, T-2 mineral oil.',
        '1? | 2000',
        '1? | 1000',
      ],
      ["I'm after a 225KVA or a 300KVA, whatever you've got, 12470Y to 208Y. Not live front.", '1 | 225 or 300'],
      [
        'Need 1 1000kva padmount. 4160v delta 3 wire primary. 480v secondary wye 4 wire. Cables are 5kV 4/0. Primary fuse 200E. Secondary gear 1600A 480V.',
        '1 | 1000',
      ],
      ['RFQ: 5 - 167 KVA 1Ø pad, 7620/13200Y, 120/240, 95kV BIL, no primary taps, Al/Al windings', '5 | 167'],
      ['300KVA pad mount, HV 24,940Y/14,400 LV 208Y/120, LFDF, BON w/ISO link, 200A wells, 125BIL', '1? | 300'],
      [
        'Looking for 13.2kV primary, not 13.8. 1000 kVA, 480Y/277. Mineral oil is not allowed by our insurance; natural ester or silicone only.',
        '1? | 1000',
      ],
      [
        'WANTED TO BUY\nUsed or reconditioned:\n(2) 1000 KVA PADS 13800D - 480Y/277\n(1) 750 KVA PAD 13200GRDY/7620 - 208Y/120\n(4) 300 KVA PADS 12470Y/7200 - 480Y/277\nCall Jerry 405-555-0147',
        '2 | 1000',
        '1 | 750',
        '4 | 300',
      ],
      [
        'Need quote on transformers for three lift stations\nLS-1: 150 kVA, 480Y/277\nLS-2: 225 kVA, 480Y/277\nLS-3: 75 kVA, 208Y/120\nPrimary at all three is 13200GrdY/7620. All loop feed dead front, mineral oil, 95kV BIL.\nShip to Ocala, FL',
        '1? | 150',
        '1? | 225',
        '1? | 75',
      ],
      [
        "Hello, I am looking to purchase 3 padmount transformers: 2 @ 1500kVA and 1 @ 500 kVA. Voltage is 4160 delta primary; the 1500s are 480Y/277 and the 500 is 208Y/120. All dead front, radial feed. FR3 on the 500 since it's indoors. We can take delivery in Waco, TX any time after Feb 1.",
        '2 | 1500',
        '1 | 500',
      ],
      [
        'The utility requires: three-phase, 500 kVA max, pad mount. Our load is 380 kW. So quote 500 kVA: 12470Y/7200 - 208Y/120.',
        '1? | 500',
      ],
      [
        'Quote pls\n1500 12470d 480y/277\n2000 13200d 480y/277\n2500 34500gy/19920 480y/277\nall pads dead front',
        '1? | 1500',
        '1? | 2000',
        '1? | 2500',
      ],
      [
        'Please revise your quote Q-10554: change the primary from 13.2 kV to 12.47 kV. Keep quantity at 3. Remove the 225 kVA.\n\n> Q-10554\n> 3 x 1000 kVA pad 13.2 kV delta - 480Y/277\n> 1 x 225 kVA pad 13.2 kV delta - 208Y/120',
        '3 | 1000',
      ],
      [
        "Emergency! Lost a 2000 kVA pad mount at our mill. HV 13800 delta, LV 480Y/277. Anything 2000 or bigger will work. Radial or loop don't care. New, used, reconditioned, whatever is on the floor. Need it in Rumford, ME yesterday.",
        '1 | 2000',
      ],
      ['We need (1) 1000 kVA and a price for a 2nd one as an option. Both 13.8kV delta to 480Y/277, FR3.', '1 | 1000'],
      [
        'Item | Qty | kVA | Phase | Primary | Secondary | Fluid | Notes\n1 | 2 | 500 | 3 | 12470GrdY/7200 | 208Y/120 | FR3 | loop\n2 | 1 | 1,500 | 3 | 12470GrdY/7200 | 480Y/277 | FR3 | radial, w/ LBOR\n3 | 10 | 50 | 1 | 7200 | 240/120 | MO |',
        '2 | 500',
        '1 | 1500',
        '10 | 50',
      ],
      [
        'kVA\tQty\tVoltage\n75\t3\t12470GRDY/7200-208Y/120\n150\t2\t12470GRDY/7200-208Y/120\n500\t1\t12470GRDY/7200-480Y/277\nAll pads, loop feed dead front.',
        '3 | 75',
        '2 | 150',
        '1 | 500',
      ],
      [
        '1. 3-phase padmount, 300kVA, 12.47kV-208V, qty. 2\n2. 3-phase padmount, 750kVA, 12.47kV-480V, qty. 1\n3. Spare fuses, qty. 12\n4. 15kV 200A elbows, qty. 18',
        '2 | 300',
        '1 | 750',
      ],
      [
        'Transformers (padmount, 12.47 kV Δ):\n  – 500 kVA – 208Y/120 – 2 units\n  – 1000 kVA – 480Y/277 – 1 unit',
        '2 | 500',
        '1 | 1000',
      ],
      [
        'We lost a transformer due to a lightning strike. It was a 225 kVA pad, 24.9 kV Grd wye, 208Y/120, and the utility co-op (Prairie Land) says 12 months for a new one. Do you have one sooner? A 300 kVA would be okay too. Need it in Hays KS.',
        '1 | 225 or 300',
      ],
      [
        'Gents - project is a 5 MW solar farm, 34.5kV collection. Step-up transformers: 2 x 2500kVA, 34.5kV GrdY/19.92 high side, 630V wye low side, FR3, loop feed dead front, 150kV BIL, electrostatic shield, ±5% taps. Ship to Lamar, CO in Q3 2027. Inverters: 4 x 1250 kW SMA.',
        '2 | 2500',
      ],
      [
        'I need one more just like the last one (order 88-1204, 1000kVA 13.2D-480Y/277, FR3, loop, dead front), same price please. Ship to Dalton GA.',
        '1 | 1000',
      ],
      [
        'Please replace the 1000 kVA on our PO with a 1500 kVA. All other specs the same as our PO: 12470D - 480Y/277, dead front loop.',
        '1 | 1500',
      ],
      [
        'Need 2 pads.\n300kva 3ph 13.2/7.62 - 208y/120 \n500kva 3ph 13.2/7.62 - 480y/277\nboth need 2 pos LBOR, bayonets, FR3\nthx Gary 614-555-0177',
        '1? | 300',
        '1? | 500',
      ],
      [
        'Bid item no. 7: Furnish & deliver three-phase pad-mounted transformers, 12,470 Grd Y/7,200 volts - 480Y/277 volts:\n  7a. 150 kVA - 5 units\n  7b. 300 kVA - 5 units\n  7c. 500 kVA - 2 units\nTransformers larger than 300 kVA shall have 6-hole spades; others 4-hole spades.',
        '5 | 150',
        '5 | 300',
        '2 | 500',
      ],
      [
        "We're building out Tenant B. Existing house transformer: 1500 kVA 480Y/277 padmount, stays. New: 1000 kVA 12470D to 208Y/120 padmount, dead front, radial, qty 1.",
        '1 | 1000',
      ],
      [
        "We're short (3) 1-phase 50 kVA pads for Phase II of Quail Run. 14.4/24.9 kV grd wye, 240/120, loop, dead front. What have you got on the floor? Prefer new but will take recon. Delivered Nampa.",
        '3 | 50',
      ],
      [
        'PLEASE QUOTE THE FOLLOWING:\nQTY (1) ONE\n2000 KVA PAD MOUNTED TRANSFORMER\nPRIMARY: 12,470 VOLTS DELTA\nSECONDARY: 480Y/277 VOLTS\n95 KV BIL\nLOOP FEED / DEAD FRONT\nTWO (2) ON-OFF LBOR SWITCHES\nBAYONETS W/ CLF\nNO ALUMINUM WINDINGS\nFR3 FLUID\nK. BRANDT 402-555-0133',
        '1 | 2000',
      ],
      [
        'We operate a 34.5kV system and need a 2,500 kVA transformer, 34.5 kV Delta to 4,160Y/2,400 V for the new mill. Substation class with ANSI 61 gray paint. We currently use two 1500 kVA units at this location which are overloaded.',
        '1 | 2500',
      ],
      [
        'Our electrician says the service is 800A at 208V so a 300 kVA should work. Utility voltage at the pole is 13.2 kV wye. How much for a used one delivered to Owego NY?',
        '1 | 300',
      ],
      [
        'Just the 1500. We decided to keep the 750 we have. So one 1500 kVA pad, 13.2kV grd wye / 480Y/277, dead front.',
        '1 | 1500',
      ],
      [
        'This is for a temporary power job, 90 days: rent or buy 2 x 1500kVA pads, 480V primary stepping up to 13.8kV.',
        '2 | 1500',
      ],
      [
        '(1) 1500 KVA, 3 PH, 60 HZ, 65 DEG C RISE, PAD MOUNTED TRANSFORMER, 4160V DELTA PRI., 480Y/277V SEC., W/ (2) 2.5% FCAN & (2) 2.5% FCBN TAPS, MINERAL OIL',
        '1 | 1500',
      ],
      [
        'Could use a price on a 45KVA, 75KVA and 112.5KVA pad, all 480 delta to 208Y/120, FR3.',
        '1 | 45',
        '1 | 75',
        '1 | 112.5',
      ],
      [
        'Hi Dan, do you have anything in the 500 to 1000 kva range at 24.9 grounded wye to 480? Two units needed in Wenatchee, WA around mid-March.',
        '2 | 500 to 1000',
      ],
      [
        'pls quote xfmr: 750kva / 13200gy/7620 / 480y/277 / FR3 / loop / DF / 2 pos lbor / bay-o-net + clf / 304SS / copper / 3ph / pad / qty 1 / need 10 wks',
        '1 | 750',
      ],
      [
        'Requesting quote: Quantity three (3) each, 225 kVA, three-phase, padmount transformers, 7.2/12.47 kV GRD-Y primary, 120/208 V GRD-Y secondary.',
        '3 | 225',
      ],
      [
        'Please confirm if you have 2 pcs 630 kVA, 11/0.4 kV, 50 Hz, Dyn11, oil-immersed. Ship to Lagos, Nigeria.',
        '2 | 630',
      ],
      [
        'We need a transformer with secondary 240V 3-phase delta with 120V tap, primary 12.47kV, 150kVA, pad mount.',
        '1 | 150',
      ],
      ['1x 1MVA pad, 13k8 delta primary / 480wye277', '1 | 1000'],
      [
        'Looking for 1500kva, 12.47kv, 480v padmnt, new surplus is fine, must be under $45k delivered to 83301. No live fronts. No Chinese units.',
        '1? | 1500',
      ],
    ],
  );
});
