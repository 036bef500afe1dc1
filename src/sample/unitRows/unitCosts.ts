import type { Random } from '../random';

/** Dollars with two decimals, mostly rounded to the next 5. */
export function dollars(value: number, random: Random): string {
  return (random.chance(0.3) ? value : Math.round(value / 5) * 5).toFixed(2);
}

/** Between −5 % and 54 %, mostly 12 % to 45 %. */
function marginShare(random: Random): number {
  const [low, high] = random.weighted([
    [[0.12, 0.45], 84],
    [[-0.05, 0.12], 9],
    [[0.45, 0.54], 7],
  ] as const);
  return random.between(low, high);
}

/** What a unit cost to buy and make ready, so that selling it at `price` leaves a plausible margin. */
export function baseCosts(price: number, random: Random) {
  return splitCosts(price * (1 - marginShare(random)), random);
}

/** A total in its parts. */
export function splitCosts(total: number, random: Random) {
  const labor = total * random.between(0.14, 0.2);
  const materials = total * random.between(0.06, 0.12);
  return {
    unit_cost: dollars(total - labor - materials, random),
    labor_cost: dollars(labor, random),
    materials_cost: dollars(materials, random),
  };
}

interface Condition {
  kva: number;
  gallons: number;
  hasFr3: boolean;
  isRadial: boolean;
  wantsCabinet: boolean;
  wantsTank: boolean;
  /** Left to chance where undefined: the cost of a turn pull is not recorded for a third of the units. */
  hasTurnPullCost: boolean | undefined;
}

function isRecorded(known: boolean | undefined, random: Random): boolean {
  const drawn = random.chance(0.7);
  return known ?? drawn;
}

/** What each add-on would cost for this unit; 0.00 where it makes no sense for it. */
export function addOnCosts(unit: Condition, random: Random) {
  const priced = (applies: boolean, value: number) => (applies ? dollars(value, random) : '0.00');
  return {
    fr3_fill_cost: priced(!unit.hasFr3, unit.gallons * random.between(10.5, 13.5)),
    turn_pull_cost: priced(isRecorded(unit.hasTurnPullCost, random), random.jitter(1200 + 1.1 * unit.kva, 0.1)),
    feed_conversion_cost: priced(unit.isRadial, random.jitter(1800 + 1.2 * unit.kva, 0.1)),
    replacement_cabinet_cost: priced(unit.wantsCabinet, random.jitter(1500 + 0.9 * unit.kva, 0.1)),
    retank_cost: priced(unit.wantsTank, random.jitter(3200 + 2.4 * unit.kva, 0.1)),
  };
}
