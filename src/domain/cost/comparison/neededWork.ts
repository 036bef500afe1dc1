import type { Work } from '../../../contract/unit/unit';
import { recordedCost, type PricedWork } from '../recordedCost';
import { addOnCosts } from './addOnCosts';
import type { CostedUnit } from './costedUnit';

/**
 * The work that a unit needs for an order, each once. A server that judges units lists it. Where one does not, work that
 * its cost breakdown prices is needed, and so is a turn pull that the unit requires.
 */
export function neededWork(unit: CostedUnit): readonly PricedWork[] {
  const isJudged = unit.can_serve !== null || unit.needed_work.length > 0;
  return isJudged ? listedWork(unit) : pricedWork(unit);
}

function listedWork(unit: CostedUnit): readonly PricedWork[] {
  const works = new Set(unit.needed_work.flatMap(({ work }) => work ?? []));
  const isByRate = (work: Work) => unit.needed_work.some((needed) => needed.work === work && needed.by_rate === true);
  return Array.from(works, (work) => ({ work, cost: costOf(unit, work), ...(isByRate(work) && { isByRate: true }) }));
}

function pricedWork(unit: CostedUnit): readonly PricedWork[] {
  const works = ['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const;
  const needs = (work: (typeof works)[number]) =>
    work === 'turnPull' ? unit.requires_turn_pull === true : costOf(unit, work) !== null;
  return works.filter(needs).map((work) => ({ work, cost: costOf(unit, work) }));
}

const costOf = (unit: CostedUnit, work: Work): number | null =>
  recordedCost(work === 'rewind' ? rewindCost(unit) : addOnCosts(unit)[work]);

/** The cost breakdown has none. */
const rewindCost = ({ needed_work }: CostedUnit) => needed_work.find(({ work }) => work === 'rewind')?.cost ?? null;
