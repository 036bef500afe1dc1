import type { Spot } from '../../../src/domain/phrases/spot';
import { bilSpots } from '../../../src/domain/phrases/bil';
import {
  bushingRatingSpots,
  fusingSpots,
  phaseSpots,
  secondaryBushingSpots,
  wordSpots,
} from '../../../src/domain/phrases/fittings';
import { impedanceSpots } from '../../../src/domain/phrases/impedance';
import { lossSpots, soundSpots } from '../../../src/domain/phrases/losses';
import { conditionSpots, fluidSpots } from '../../../src/domain/phrases/materials';
import { windingSpots } from '../../../src/domain/phrases/windings';
import { powerSpots } from '../../../src/domain/phrases/power';
import { priceSpots } from '../../../src/domain/phrases/price';
import { quantitySpots } from '../../../src/domain/phrases/quantities';
import { sizeSpots } from '../../../src/domain/phrases/sizes';
import { tapSpots } from '../../../src/domain/phrases/tapReach';

const values = (spots: readonly Spot[]): string[] => spots.map(({ value }) => value);
const named = (spots: readonly Spot[]): string[] => spots.map(({ field, value }) => `${field} ${value}`);

type Case = readonly [clause: string, ...expected: string[]];
const check = (
  read: (clause: string) => readonly Spot[],
  show: (spots: readonly Spot[]) => string[],
  cases: readonly Case[],
) => {
  test.each(cases.map(([clause, ...expected]) => [clause, expected] as const))('%s', (clause, expected) => {
    expect(show(read(clause))).toEqual(expected);
  });
  test.each(cases.map(([clause]) => clause))('%s lies in its clause', (clause) => {
    for (const { start, end } of read(clause)) expect(start >= 0 && start < end && end <= clause.length).toBe(true);
  });
};

describe('power ratings', () => {
  check(powerSpots, values, [
    ['1500 kva', '1500'],
    ['1,500kva', '1500'],
    ['2.5 mva', '2500'],
    ['112.5 kva', '112.5'],
    ['kva: 750', '750'],
    ['750 to 1000 kva', '750 to 1000'],
    ['1000 or 1500 kva', '1000 or 1500'],
    ['2500/2800 kva', '2500'],
    ['750/862/1000 kva', '750'],
    ['2 - 500 kva', '500'],
    ['bil: 95, 750 kva', '750'],
    ['208/120, 75 kva', '75'],
    ['qty: 12, 1.5 mva', '1500'],
    ['up to 500 kva'],
    ['go up to 1000 kva', '1000'],
    ['calculated load is 860 kva'],
    ['a 1000 kva generator'],
    ['not a 500 kva'],
    ['no power here'],
  ]);
  test('a list has an item for each rating', () => {
    expect(powerSpots('500, 750 and 1000 kva')[0]?.list).toEqual(['500', '750', '1000']);
  });
  test('a rating that is about right is not certain', () => {
    expect(powerSpots('about 500 kva')[0]?.doubt).toBe('The text says about.');
  });
});

describe('basic impulse levels', () => {
  check(bilSpots, named, [
    ['95 kv bil', 'bil 95'],
    ['95kvbil', 'bil 95'],
    ['bil: 150 kv', 'bil 150'],
    ['bil 95/60', 'bil 95', 'secondary_bil 60'],
    ['bil 150 kv on the hv side, 30 kv on the lv side', 'bil 150', 'secondary_bil 30'],
    ['basic impulse level shall be 125 kv hv and 30 kv lv', 'bil 125', 'secondary_bil 30'],
    ['60 kv lv bil, 95 kv hv bil', 'secondary_bil 60', 'bil 95'],
    ['95 kv bil primary, 60 kv bil secondary', 'bil 95', 'secondary_bil 60'],
    ['secondary bil 30 kv', 'secondary_bil 30'],
    ['600y/347 v secondary, 125 kv bil', 'bil 125'],
    ['30 kv bil', 'secondary_bil 30'],
    ['secondary: 4160y/2400 v, bil 60 kv', 'secondary_bil 60'],
    ['bil has to be 125', 'bil 125'],
    ['97 kv bil'],
    ['no bil 95'],
    ['bil'],
  ]);
});

describe('impedances', () => {
  check(impedanceSpots, values, [
    ['5.75% z', '5.75'],
    ['5.75 %z', '5.75'],
    ['z=5.75%', '5.75'],
    ['uk=6%', '6'],
    ['impedance not less than 5%', 'min 5'],
    ['impedance shall be not less than 5.3 and not more than 6.2', '5.3 to 6.2'],
    ['impedance 4.5 to 6 %', '4.5 to 6'],
    ['impedance 5% max', 'max 5'],
    ['z min 5%', 'min 5'],
    ['impedance of units rated 750 kva and larger shall be 5.75%', '5.75'],
    ['5.75% impedance, +/- 7.5% tolerance', '5.75'],
    ['5.75 %, new', '5.75'],
    ['taps 5.75 %'],
    ['impedance by vendor, 30 weeks'],
    ['impedance 55%'],
    ['the impedance'],
  ]);
});

describe('taps', () => {
  check(tapSpots, values, [
    ['taps 2-2.5% fcan & fcbn', '±5%'],
    ['+/- 2 x 2.5% taps', '±5%'],
    ['taps two 2-1/2% above and two 2-1/2% below', '±5%'],
    ['taps 2 up 2 down at 2.5%', '±5%'],
    ['4 x 2.5% below nominal', '+0/-10%'],
    ['taps 4 x 2.5% below nominal, 4-hole spades', '+0/-10%'],
    ['taps 1 x 2.5% above, 3 x 2.5% below', '+2.5/-7.5%'],
    ['taps: 2 of +2.5 % and 2 of -2.5 %', '±5%'],
    ['taps 13860 13530 13200 12870 12540', '±5%'],
    ['taps 12470 12158 11846', '+0/-5%'],
    ['no taps', 'None'],
    ['taps 40 x 2.5%'],
    ['impedance ±7.5%'],
  ]);
});

describe('quantities', () => {
  check(quantitySpots, values, [
    ['qty 4', '4'],
    ['(2) 1500 kva', '2'],
    ['three 500 kva', '3'],
    ['a 1500 kva pad', '1'],
    ['5 of the 75 kva', '5'],
    ['112.5 kva pad x2', '2'],
    ['25 kva 40', '40'],
    ['3 - single phase minipads', '3'],
    ['quantity 12', '12'],
    ['need one', '1'],
    ['each one is 3000 kva'],
    ['two chillers'],
    ['6-hole spades'],
    ['three phase'],
    ['480 volt transformers'],
    ['no count here'],
  ]);
});

describe('fittings', () => {
  check(phaseSpots, values, [
    ['3 phase', '3'],
    ['3ø', '3'],
    ['single phase', '1'],
    ['number of phases: 3', '3'],
    ['phase : 3', '3'],
    ['3 phase motor'],
    ['phase 2 of the project'],
  ]);
  check(wordSpots, named, [
    ['loop feed, dead front pad mount', 'feed loop', 'front dead', 'unit_type pad'],
    ['lfdf', 'feed loop', 'front dead'],
    ['radial only, no loop', 'feed radial'],
    ['live front is not acceptable'],
    ['live front is out of the question'],
    ['live front ok but dead front preferred'],
    ['pole mount', 'unit_type pole'],
    ['unit substation', 'unit_type substation'],
    ['or approved equal', 'or_equal yes'],
    ['our concrete pad is 90 in wide'],
  ]);
  check(bushingRatingSpots, values, [
    ['six 200 a bushing wells', '200'],
    ['600a deadbreak bushings', '600'],
    ['fr3,200a loop', '200'],
    ['200 amp main'],
    ['1,200 a bushings'],
    ['bushing wells 200 a, not 600 a', '200'],
  ]);
  check(secondaryBushingSpots, values, [
    ['6-hole spades', '6-hole spade'],
    ['secondary bushings: spade, 6 holes', '6-hole spade'],
    ['secondary spades shall have 10 holes', '10-hole spade'],
    ['secondary studs', 'stud'],
    ['eyebolt secondaries', 'eyebolt'],
    ['no studs on the secondary'],
  ]);
  check(fusingSpots, values, [
    ['bayonets with partial range current limiting fuses', 'Bay-O-Net + Partial Range CLF'],
    ['two-position loadbreak switch, bay-o-nets', 'Loadbreak Switch + Bay-O-Net'],
    ['full range clf', 'Full Range CLF'],
    ['unfused', 'None'],
    ['isolation links'],
    ['bay-o-nets; no current limiting fuses', 'Bay-O-Net'],
  ]);
});

describe('materials', () => {
  check(fluidSpots, values, [
    ['fr3', 'FR3'],
    ['fr3 or mineral oil', 'FR3 or Mineral Oil'],
    ['anything but silicone', 'not Silicone'],
    ['mineral oil and silicone are not acceptable', 'not Mineral Oil or Silicone'],
    ['midel', 'Synthetic Ester'],
    ['fr3 is not required'],
    ['forget the fr3: mineral oil', 'Mineral Oil'],
    ['non-pcb mineral oil', 'Mineral Oil'],
  ]);
  check(windingSpots, values, [
    ['copper windings', 'Copper'],
    ['no aluminum windings', 'not Aluminum'],
    ['hv winding copper, lv winding aluminum', 'HV Copper / LV Aluminum'],
    ['copper lugs'],
    ['500 kcmil copper'],
  ]);
  check(conditionSpots, values, [
    ['new or reconditioned', 'New or Reconditioned'],
    ['used or reconditioned no good, owner wants new', 'New'],
    ['reconditioned only, nothing new', 'Reconditioned'],
    ['surplus', 'Used'],
    ['unused surplus', 'New'],
    ['our new building'],
  ]);
});

describe('sizes, losses, prices', () => {
  check(sizeSpots, named, [
    ['not over 92" wide', 'max_width_in 92'],
    ['max. width 2400 mm', 'max_width_in 94.5'],
    ['3000 mm max width', 'max_width_in 118.1'],
    ['weight not over 6800 kg', 'max_weight_lb 14991'],
    ['not over 9 ft wide', 'max_width_in 108'],
    ['the pad is 90 in wide'],
  ]);
  check(lossSpots, named, [
    [
      'no-load 2,750 w, load 15,400 w, total 18,150 w',
      'no_load_loss_w 2750',
      'total_loss_w 18150',
      'load_loss_w 15400',
    ],
    ['nl loss 190 w', 'no_load_loss_w 190'],
    ['load loss 9.2 kw', 'load_loss_w 9200'],
    ['load 15 kw'],
  ]);
  check(soundSpots, values, [['58 db max', '58'], ['58 dba', '58'], ['158 db']]);
  check(priceSpots, values, [
    ['cant go over 47k', '47000'],
    ['not exceed $42,000 per unit', '42000'],
    ['my limit on it is $32,500', '32500'],
    ['budget is $110,000', '110000'],
    ['we paid $9,800'],
    ['under $90,000 total'],
  ]);
});
