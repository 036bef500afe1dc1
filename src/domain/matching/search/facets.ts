import type { Bushing, Candidate } from '../reading/candidate';
import { createInterner, type Interner } from './interner';
import { primarySideOf, type DecodedPrimarySide } from '../features/evaluateUnit';
import { parseVoltage, type Voltage } from '../reading/voltage';

/** The distinct values that units have, decoded once. */
export interface Facets {
  phases: Interner<{ phase: number | null }>;
  kvas: Interner<{ kva: number | null }>;
  secondaries: Interner<{ voltage: Voltage | null }>;
  /** By primary voltage text alone: which primary sides (voltage, taps, BIL) units with it have. */
  primaries: Interner<{ sides: Set<number> }>;
  sides: Interner<DecodedPrimarySide>;
  bushings: Interner<Bushing>;
  fusings: Interner<{ fusing: string | null }>;
  fluids: Interner<{ fluid: string | null }>;
  conditions: Interner<{ condition: string | null }>;
  /** What can differ between units with the same windings. */
  finishes: Interner<FinishIds>;
}

export interface FinishIds {
  bushing: number;
  fusing: number;
  fluid: number;
  condition: number;
}

/** The ids of one unit's values. */
export interface FacetIds {
  phase: number;
  kva: number;
  secondary: number;
  primary: number;
  side: number;
  finish: number;
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
  finishes: createInterner(),
});

/** Interns a unit's values. */
export function facetIdsOf(facets: Facets, unit: Candidate): FacetIds {
  const { phase, kva, primaryVoltage, secondaryVoltage } = unit;
  const side = facets.sides.idOf(keyOf(primaryVoltage, unit.taps, unit.bilKv), () => primarySideOf(unit));
  const primary = facets.primaries.idOf(keyOf(primaryVoltage), () => ({ sides: new Set() }));
  facets.primaries.valueOf(primary).sides.add(side);
  return {
    phase: facets.phases.idOf(keyOf(phase), () => ({ phase })),
    kva: facets.kvas.idOf(keyOf(kva), () => ({ kva })),
    secondary: facets.secondaries.idOf(keyOf(secondaryVoltage), () => ({ voltage: parseVoltage(secondaryVoltage) })),
    primary,
    side,
    finish: finishIdOf(facets, unit),
  };
}

function finishIdOf(facets: Facets, unit: Candidate): number {
  const { bushConfiguration: configuration, bushType: type, fusing, fluid, condition } = unit;
  const ids = {
    bushing: facets.bushings.idOf(keyOf(configuration, type), () => ({ configuration, type })),
    fusing: facets.fusings.idOf(keyOf(fusing), () => ({ fusing })),
    fluid: facets.fluids.idOf(keyOf(fluid), () => ({ fluid })),
    condition: facets.conditions.idOf(keyOf(condition), () => ({ condition })),
  };
  return facets.finishes.idOf(keyOf(ids.bushing, ids.fusing, ids.fluid, ids.condition), () => ids);
}

const keyOf = (...values: (string | number | null)[]): string => JSON.stringify(values);
