import type { Random } from './random';
import {
  BUSHING_CONFIGS,
  DUAL_PRIMARIES,
  FUSINGS,
  LEGACY_FLUIDS,
  ODD_RATINGS,
  PRIMARIES,
  secondariesFor,
  type Primary,
} from './tables';

export interface Design {
  condition: 'RC' | 'RW';
  kva: number;
  primary: Primary;
  secondary: string;
  taps: string;
  config: string;
  fusing: string;
  fluid: string;
  /** Null if unspecified. */
  winding: 'Copper' | 'Aluminum' | null;
  secBush: string | null;
  impedancePct: number | null;
  /** Sale price, US dollars. */
  price: number;
}

const REQUIRED_RATINGS: readonly (readonly [number, number])[] = [
  [75, 5],
  [112.5, 6],
  [150, 9],
  [225, 7],
  [300, 11],
  [500, 14],
  [750, 12],
  [1000, 12],
  [1500, 10],
  [2000, 5],
  [2500, 6],
  [3000, 2],
  [3750, 1],
];

/** 9,000 + 38 × kVA dollars, ± 15 % (illustrative), to the next 25 dollars. */
export function salePrice(kva: number, random: Random): number {
  return Math.round(random.jitter(9000 + 38 * kva, 0.15) / 25) * 25;
}

/** Customers rarely specify the null fields. */
export function requiredDesign(random: Random): Design {
  const kva = random.weighted(REQUIRED_RATINGS);
  return {
    condition: random.chance(0.68) ? 'RC' : 'RW',
    kva,
    primary: random.weighted(PRIMARIES),
    secondary: random.weighted(secondariesFor(kva)),
    taps: '+/-5%',
    config: random.weighted(BUSHING_CONFIGS),
    fusing: random.weighted(FUSINGS),
    fluid: random.chance(0.3) ? 'FR3' : 'Mineral Oil',
    winding: null,
    secBush: null,
    impedancePct: null,
    price: salePrice(kva, random),
  };
}

function stockedRating(random: Random): number {
  return random.chance(0.12) ? random.pick(ODD_RATINGS) : random.weighted([...REQUIRED_RATINGS, [45, 2], [5000, 1]]);
}

/** Any rating; occasionally a dual primary, odd taps or a legacy fluid. */
export function stockedDesign(random: Random): Design {
  const kva = stockedRating(random);
  return {
    ...requiredDesign(random),
    kva,
    secondary: random.weighted(secondariesFor(kva)),
    price: salePrice(kva, random),
    ...(random.chance(0.08) ? { primary: random.pick(DUAL_PRIMARIES) } : {}),
    taps: random.weighted([
      ['+/-5%', 80],
      ['-10%', 6],
      ['None', 6],
      ['J-tap', 3],
      ['K-tap', 3],
      ['Custom', 2],
    ] as const),
    ...(random.chance(0.06) ? { fluid: random.pick(LEGACY_FLUIDS) } : {}),
  };
}
