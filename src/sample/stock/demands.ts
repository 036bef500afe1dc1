import type { Design } from '../designs';
import type { Random } from '../random';
import { ratingOf } from '../tables';
import type { Situation } from './situations';
import { pickedFrom, when, type Departure } from './stockDesign';

/** Fusing that little in stock has, which half of the orders ask for that have no unit as asked. */
export function unusualFusing(situation: Situation, random: Random): Departure {
  const isUnusual = random.chance(0.5);
  return situation !== 'stocked' && isUnusual ? { fusing: 'Loadbreak Switch + Bay-O-Net' } : {};
}

/** What an order asks for beyond what the units made with it in mind have, so that its situation comes about. */
export function demandOf(situation: Situation, design: Design, random: Random): Departure {
  if (situation === 'workable') return pickedFrom(workableDemands(design), random);
  return situation === 'short' ? pickedFrom(unmetDemands(design), random) : {};
}

/** Work brings them about. */
function workableDemands(design: Design): readonly Departure[] {
  const config = 'Loop Feed Dead Front';
  return [
    ...when(design.fluid !== 'FR3', { fluid: 'FR3' }),
    ...when(design.config.startsWith('Radial'), { config }),
    ...when(design.fluid !== 'FR3' && design.config.startsWith('Radial'), { fluid: 'FR3', config }),
    {},
  ];
}

/** No work brings them about, and hardly anything in stock has them. */
function unmetDemands({ kva }: Design): readonly Departure[] {
  const impedancePct = Number((ratingOf(kva).impedancePct * 1.4).toFixed(1));
  return [{ impedancePct }, { taps: '-10%' }, { secBush: kva <= 1000 ? '10-hole spade' : '4-hole spade' }];
}
