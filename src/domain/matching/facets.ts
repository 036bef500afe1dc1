import type { Candidate } from './candidate';
import { createInterner, type Interner } from './interner';
import { primarySideOf, type DecodedPrimarySide, type Finish } from './judgements';
import { parseVoltage, type Voltage } from './voltage';

/** The distinct values that units have, decoded once. */
export interface Facets {
  phases: Interner<{ phase: number | null }>;
  kvas: Interner<{ kva: number | null }>;
  secondaries: Interner<{ voltage: Voltage | null }>;
  /** By primary voltage text alone: which primary sides (voltage, taps, BIL) units with it have. */
  primaries: Interner<{ sides: Set<number> }>;
  sides: Interner<DecodedPrimarySide>;
  finishes: Interner<Finish>;
}

/** Where one unit's values stand among the facets. */
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
  finishes: createInterner(),
});

/** Numbers a unit's values. */
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
    finish: facets.finishes.idOf(finishKey(unit), () => finishOf(unit)),
  };
}

const keyOf = (...values: (string | number | null)[]): string => JSON.stringify(values);

const finishKey = (unit: Finish): string =>
  keyOf(unit.bushType, unit.bushConfiguration, unit.fusing, unit.fluid, unit.condition);

const finishOf = ({ bushType, bushConfiguration, fusing, fluid, condition }: Finish): Finish => ({
  bushType,
  bushConfiguration,
  fusing,
  fluid,
  condition,
});
