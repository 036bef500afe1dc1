import { toCents, toDollars } from '../cents';
import { addOnCosts } from './addOnCosts';
import type { CostOptions } from './costOptions';
import { neededWork } from './neededWork';
import type { CostedUnit } from './costedUnit';

/** What the cost of a unit is made of; US dollars. */
export interface CostParts {
  unit: number;
  /** Labor and materials that went into the unit, apart from what add-on work needs; null where none is recorded. */
  labor: number | null;
  materials: number | null;
  /** 0 where FR3 is off or not needed. */
  fr3Fill: number;
  /** 0 where it is off. */
  turnPull: number;
  /** Beyond what a rewind order's job covers; 0 where none is recorded. */
  rewind: number;
}

/** The work on top of the base cost, in whole cents; the FR3 fill is part of the base, so that off takes it away. */
const workOf = (unit: CostedUnit, options: CostOptions) => {
  const costs = addOnCosts(unit);
  return {
    fr3Off: options.fr3Enabled ? 0 : toCents(costs.fr3),
    turnPull: options.turnPull ? toCents(costs.turnPull) : 0,
    rewind: toCents(neededWork(unit).find(({ work }) => work === 'rewind')?.cost ?? 0),
  };
};

/** Base cost, without the FR3 fill where it is off, with turn pull and rewind where they are on; whole cents. */
export function costCents(unit: CostedUnit, options: CostOptions): number | null {
  if (unit.jcm_total_cost === null) return null;
  const { fr3Off, turnPull, rewind } = workOf(unit, options);
  return toCents(unit.jcm_total_cost) - fr3Off + turnPull + rewind;
}

/** The parts of that cost; null where the server does not name them, or where they do not add up to it. */
export function costParts(unit: CostedUnit, options: CostOptions): CostParts | null {
  const { jcm_total_cost: base, unit_cost: own, labor_cost: labor, materials_cost: materials } = unit;
  if (base === null || own === null) return null;
  const { fr3Off, turnPull, rewind } = workOf(unit, options);
  const fr3Fill = toCents(base) - toCents(own) - toCents(labor ?? 0) - toCents(materials ?? 0);
  if (fr3Fill !== toCents(addOnCosts(unit).fr3)) return null;
  return {
    unit: own,
    labor,
    materials,
    fr3Fill: toDollars(fr3Fill - fr3Off),
    turnPull: toDollars(turnPull),
    rewind: toDollars(rewind),
  };
}
