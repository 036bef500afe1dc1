import type { Unit, Work } from '../../../contract/unit/unit';
import { addOnCosts } from './addOnCosts';

/** Work that a unit needs for an order; US dollars, null where no cost is recorded. */
export interface PricedWork {
  work: Work;
  cost: number | null;
}

/** What work is called inside a sentence. */
export const workNames: Readonly<Record<Work, string>> = {
  turnPull: 'turn pull',
  rewind: 'rewind',
  feedConversion: 'feed conversion',
  fr3: 'FR3 fill',
  replacementCabinet: 'replacement cabinet',
  reTank: 're-tank',
};

/**
 * The work that a unit needs for an order, each once. A server that judges units lists it. Where one does not, work that
 * its cost breakdown prices is needed, and so is a turn pull that the unit requires.
 */
export function neededWork(unit: Unit): readonly PricedWork[] {
  const isJudged = unit.can_serve !== null || unit.needed_work.length > 0;
  return isJudged ? listedWork(unit) : pricedWork(unit);
}

function listedWork(unit: Unit): readonly PricedWork[] {
  const works = new Set(unit.needed_work.flatMap(({ work }) => work ?? []));
  return Array.from(works, (work) => ({ work, cost: costOf(unit, work) }));
}

function pricedWork(unit: Unit): readonly PricedWork[] {
  const works = ['turnPull', 'feedConversion', 'fr3', 'replacementCabinet', 'reTank'] as const;
  const needs = (work: (typeof works)[number]) =>
    work === 'turnPull' ? unit.requires_turn_pull === true : costOf(unit, work) !== null;
  return works.filter(needs).map((work) => ({ work, cost: costOf(unit, work) }));
}

/** A cost of 0 is not recorded, except for a rewind: that is part of a rewind order's job. */
function costOf(unit: Unit, work: Work): number | null {
  if (work === 'rewind') return rewindCost(unit);
  const cost = addOnCosts(unit)[work];
  return cost > 0 ? cost : null;
}

function rewindCost({ needed_work }: Unit): number | null {
  const cost = needed_work.find(({ work }) => work === 'rewind')?.cost ?? null;
  return cost === null || cost < 0 ? null : cost;
}
