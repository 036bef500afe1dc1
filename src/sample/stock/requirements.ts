import { type Design, salePrice, requiredDesign } from '../designs';
import { type CustomerRequests, customerRequestsOf } from '../requests/customerRequests';
import { type Random, createRandom } from '../random';
import { ratingOf } from '../tables';
import { type Situation, rivalOf, situationOf } from './situations';
import { pickedFrom, when, type Departure } from './departures';

export interface Requirements {
  design: Design;
  requests: CustomerRequests;
}

/** Fusing that is rare in stock, for half of the orders without an exact unit. */
function unusualFusing(situation: Situation, random: Random): Departure {
  const isUnusual = random.chance(0.5);
  return situation !== 'stocked' && isUnusual ? { fusing: 'Loadbreak Switch + Bay-O-Net' } : {};
}

/** Requirements beyond the order's units, to create its situation. */
function demandOf(situation: Situation, design: Design, random: Random): Departure {
  if (situation === 'workable') return pickedFrom(workableDemands(design), random);
  return situation === 'short' ? pickedFrom(unmetDemands(design), random) : {};
}

function workableDemands(design: Design): readonly Departure[] {
  const config = 'Loop Feed Dead Front';
  return [
    ...when(design.fluid !== 'FR3', { fluid: 'FR3' }),
    ...when(design.config.startsWith('Radial'), { config }),
    ...when(design.fluid !== 'FR3' && design.config.startsWith('Radial'), { fluid: 'FR3', config }),
    {},
  ];
}

function unmetDemands({ kva }: Design): readonly Departure[] {
  const impedancePct = Number((ratingOf(kva).impedancePct * 1.4).toFixed(1));
  return [{ impedancePct }, { taps: '-10%' }, { secBush: kva <= 1000 ? '10-hole spade' : '4-hole spade' }];
}

/** Requirements that no sample unit meets. */
const UNAVAILABLE: readonly Departure[] = [
  { primary: { nameplate: '2400D', kv: '2.4', bilKv: 45 } },
  { primary: { nameplate: '34500GrdY/19920', kv: '34.5', bilKv: 200 } },
  { secondary: '2400D' },
  { kva: 5000, secondary: '600Y/346', primary: { nameplate: '8320Y/4800', kv: '8.32', bilKv: 75 } },
];

/** Reconditioned, since a rewind could reach any voltage. */
function unavailableDesign(required: Design, nth: number, random: Random): Design {
  const design = { ...required, ...UNAVAILABLE[nth % UNAVAILABLE.length], condition: 'RC' as const };
  return design.kva === required.kva ? design : { ...design, price: salePrice(design.kva, random) };
}

const DESIGN_SEED = 20_260_303;
const REQUESTS_SEED = 20_300_302;
const DEMAND_SEED = 20_340_302;

/** The random source of an order's design, and then of its units. */
export const designSource = (index: number) => createRandom(DESIGN_SEED + index);

export interface OrderRequirements extends Requirements {
  plain: Design;
}

/** A contested order has its rival's requirement at another price. */
export function requirementsOf(index: number): OrderRequirements {
  const situation = situationOf(index);
  const random = createRandom(DEMAND_SEED + index);
  if (situation === 'contested') {
    const { design, requests } = requirementsOf(rivalOf(index));
    return { requests, plain: design, design: { ...design, price: salePrice(design.kva, random) } };
  }
  const { requests, ...own } = plainRequirements(index);
  const plain = { ...own.plain, ...unusualFusing(situation, random) };
  if (situation === 'unavailable') return { plain, requests, design: unavailableDesign(plain, index, random) };
  return { plain, requests, design: { ...plain, ...demandOf(situation, plain, random) } };
}

function plainRequirements(index: number): Pick<OrderRequirements, 'plain' | 'requests'> {
  const design = requiredDesign(designSource(index));
  const requests = customerRequestsOf(design, createRandom(REQUESTS_SEED + index));
  const { winding, secBush, impedancePct } = requests;
  return { requests, plain: { ...design, winding, secBush, impedancePct } };
}
