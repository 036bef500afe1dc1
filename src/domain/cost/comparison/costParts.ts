import { toCents, toDollars } from '../cents';
import { addOnCosts, type CostedUnit, neededWork } from './costedUnit';
import type { CostOptions } from './costOptions';
import { formatMoney } from '../../format/money';

/** Costs of a unit before any work for an order. */
export type UnitPart = 'unit' | 'labor' | 'materials';

export const unitPartNames: Readonly<Record<UnitPart, string>> = {
  unit: 'unit',
  labor: 'unit labor',
  materials: 'unit materials',
};

/** US dollars; null if not recorded. 0 is a cost. */
const unitParts = (unit: CostedUnit): Readonly<Record<UnitPart, number | null>> => ({
  unit: unit.unit_cost,
  labor: unit.labor_cost,
  materials: unit.materials_cost,
});

/**
 * The parts that are not recorded. If the server names no part, or its base cost exceeds the named parts, it knows more than
 * it sends, and nothing counts as unrecorded.
 */
export function unrecordedParts(unit: CostedUnit): readonly UnitPart[] {
  const { unit: own, labor, materials } = unitParts(unit);
  if (own === null && labor === null && materials === null) return [];
  const named = toCents(own ?? 0) + toCents(labor ?? 0) + toCents(materials ?? 0) + toCents(addOnCosts(unit).fr3);
  if (unit.jcm_total_cost !== null && toCents(unit.jcm_total_cost) !== named) return [];
  return PARTS.filter((part) => unitParts(unit)[part] === null);
}

const PARTS = ['unit', 'labor', 'materials'] as const;

/** Parts of a unit's cost, US dollars. */
export interface CostParts {
  unit: number;
  /** Of the unit itself, without add-on work; null if not recorded. */
  labor: number | null;
  materials: number | null;
  fr3Fill: number;
  turnPull: number;
  /** Not covered by a rewind order's job; 0 if not recorded. */
  rewind: number;
}

/** The work on top of the base cost, whole cents. The base includes the FR3 fill, so switching it off subtracts it. */
const workOf = (unit: CostedUnit, options: CostOptions) => {
  const costs = addOnCosts(unit);
  return {
    fr3Off: options.fr3Enabled ? 0 : toCents(costs.fr3),
    turnPull: options.turnPull ? toCents(costs.turnPull) : 0,
    rewind: toCents(neededWork(unit).find(({ work }) => work === 'rewind')?.cost ?? 0),
  };
};

/** The base cost with the chosen work, whole cents. */
export function costCents(unit: CostedUnit, options: CostOptions): number | null {
  if (unit.jcm_total_cost === null) return null;
  const { fr3Off, turnPull, rewind } = workOf(unit, options);
  return toCents(unit.jcm_total_cost) - fr3Off + turnPull + rewind;
}

/** The parts of that cost; null if the server does not name them, or if they do not add up. */
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

interface CostLine {
  label: string;
  text: string;
  dollars: number | null;
}

/** The parts of a cost, without work that costs nothing; empty if unknown. */
export function costLines({ costParts }: { readonly costParts: CostParts | null }): readonly CostLine[] {
  if (costParts === null) return [];
  const { unit, labor, materials, fr3Fill, turnPull, rewind } = costParts;
  const work = [
    ...(fr3Fill === 0 ? [] : [line('FR3 fill', fr3Fill)]),
    ...(turnPull === 0 ? [] : [line('Turn pull', turnPull)]),
    ...(rewind === 0 ? [] : [line('Rewind', rewind)]),
  ];
  return [line('Unit', unit), line('Unit labor', labor), line('Unit materials', materials), ...work];
}

const line = (label: string, dollars: number | null): CostLine => ({
  label,
  text: dollars === null ? 'not recorded' : formatMoney(dollars),
  dollars,
});
