import type { Candidate } from '../reading/candidate';
import type { Bushing } from '../reading/requirement';
import { createInterner, type Interner } from './interner';
import { primarySideOf, type DecodedPrimarySide } from '../features/evaluateUnit';
import { parseVoltage, type Voltage } from '../reading/voltage';

/** The distinct values that units have, decoded once. */
export interface Facets {
  phases: Interner<{ phase: number | null }>;
  kvas: Interner<{ kva: number | null }>;
  secondaries: Interner<{ text: string | null; voltage: Voltage | null }>;
  /** By primary voltage text alone: which primary sides (voltage, taps, BIL) units with it have. */
  primaries: Interner<{ voltage: Voltage | null; sides: Set<number> }>;
  sides: Interner<DecodedPrimarySide>;
  bushings: Interner<Bushing>;
  fusings: Interner<{ fusing: string | null }>;
  fluids: Interner<{ fluid: string | null }>;
  conditions: Interner<{ condition: string | null }>;
  windings: Interner<{ windingMaterial: string | null }>;
  secondaryBushings: Interner<{ secondaryBushings: string | null }>;
  bodies: Interner<Pick<Candidate, 'cabinetNeedsReplacing' | 'tankNeedsReplacing'>>;
  impedances: Interner<{ impedancePct: number | null }>;
  /** What can differ between units with the same windings. */
  finishes: Interner<FinishIds>;
}

export interface FinishIds {
  bushing: number;
  fusing: number;
  fluid: number;
  condition: number;
  winding: number;
  secondaryBushings: number;
  body: number;
}

/** The ids of one unit's values. */
export interface FacetIds {
  phase: number;
  kva: number;
  secondary: number;
  primary: number;
  side: number;
  finish: number;
  impedance: number;
}

export const createFacets = (): Facets => ({
  phases: createInterner(),
  kvas: createInterner(),
  secondaries: createInterner(),
  primaries: createInterner(),
  sides: createInterner(),
  bushings: createInterner(),
  fusings: createInterner(),
  fluids: createInterner(),
  conditions: createInterner(),
  windings: createInterner(),
  secondaryBushings: createInterner(),
  bodies: createInterner(),
  impedances: createInterner(),
  finishes: createInterner(),
});

/** Interns a unit's values. */
export function facetIdsOf(facets: Facets, unit: Candidate): FacetIds {
  const { phase, kva, primaryVoltage, secondaryVoltage } = unit;
  const side = facets.sides.idOf(keyOf(primaryVoltage, unit.taps, unit.bilKv), () => primarySideOf(unit));
  const primary = facets.primaries.idOf(keyOf(primaryVoltage), () => ({
    voltage: parseVoltage(primaryVoltage),
    sides: new Set(),
  }));
  facets.primaries.valueOf(primary).sides.add(side);
  return {
    phase: facets.phases.idOf(keyOf(phase), () => ({ phase })),
    kva: facets.kvas.idOf(keyOf(kva), () => ({ kva })),
    secondary: facets.secondaries.idOf(keyOf(secondaryVoltage), () => ({
      text: secondaryVoltage,
      voltage: parseVoltage(secondaryVoltage),
    })),
    primary,
    side,
    finish: finishIdOf(facets, unit),
    impedance: impedanceIdOf(facets, unit),
  };
}

export const impedanceIdOf = ({ impedances }: Facets, { impedancePct }: Pick<Candidate, 'impedancePct'>): number =>
  impedances.idOf(keyOf(impedancePct), () => ({ impedancePct }));

function finishIdOf(facets: Facets, unit: Candidate): number {
  const { bushConfiguration: configuration, bushType: type, fusing, fluid, condition } = unit;
  const { windingMaterial, secondaryBushings, cabinetNeedsReplacing, tankNeedsReplacing } = unit;
  const ids = {
    bushing: facets.bushings.idOf(keyOf(configuration, type), () => ({ configuration, type })),
    fusing: facets.fusings.idOf(keyOf(fusing), () => ({ fusing })),
    fluid: facets.fluids.idOf(keyOf(fluid), () => ({ fluid })),
    condition: facets.conditions.idOf(keyOf(condition), () => ({ condition })),
    winding: facets.windings.idOf(keyOf(windingMaterial), () => ({ windingMaterial })),
    secondaryBushings: facets.secondaryBushings.idOf(keyOf(secondaryBushings), () => ({ secondaryBushings })),
    body: facets.bodies.idOf(keyOf(cabinetNeedsReplacing, tankNeedsReplacing), () => ({
      cabinetNeedsReplacing,
      tankNeedsReplacing,
    })),
  };
  return facets.finishes.idOf(keyOf(...Object.values(ids)), () => ids);
}

const keyOf = (...values: (string | number | boolean | null)[]): string => JSON.stringify(values);
