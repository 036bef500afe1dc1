import type { Amounts } from './moneyColumns';
import type { Candidate, CandidateKind } from '../reading/candidate';
import type { Bushing } from '../reading/requirement';
import { createInterner, createTupleInterner, type Interner, type TupleInterner } from './interner';
import { primarySideOf, type DecodedPrimarySide } from '../features/evaluateUnit';
import { parseVoltage, type Voltage } from '../reading/voltage';

/** The distinct values that units have, decoded once. */
export interface Facets {
  phases: Interner<{ phase: number | null }>;
  kvas: Interner<{ kva: number | null }>;
  secondaries: Interner<{ text: string | null; voltage: Voltage | null }>;
  /** By primary voltage text alone: which primary sides (voltage, taps, BIL) units with it have. */
  primaries: Interner<{ text: string | null; voltage: Voltage | null; sides: Set<number> }>;
  taps: Interner<{ taps: string | null }>;
  bils: Interner<{ bilKv: number | null }>;
  sides: TupleInterner<DecodedPrimarySide>;
  bushConfigurations: Interner<{ bushConfiguration: string | null }>;
  bushTypes: Interner<{ bushType: string | null }>;
  bushings: TupleInterner<Bushing>;
  fusings: Interner<{ fusing: string | null }>;
  fluids: Interner<{ fluid: string | null }>;
  conditions: Interner<{ condition: string | null }>;
  windings: Interner<{ windingMaterial: string | null }>;
  secondaryBushings: Interner<{ secondaryBushings: string | null }>;
  bodies: Interner<Pick<Candidate, 'cabinetNeedsReplacing' | 'tankNeedsReplacing'>>;
  impedances: Interner<{ impedancePct: number | null }>;
  /** What can differ between units with the same windings. */
  finishes: TupleInterner<FinishIds>;
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

/** The ids of what a unit has in common with others of its kind. */
export interface KindIds {
  phase: number;
  kva: number;
  secondary: number;
  primary: number;
  side: number;
  finish: number;
}

/** The ids of one unit's values. */
export interface FacetIds extends KindIds {
  impedance: number;
}

export const createFacets = (): Facets => ({
  phases: createInterner(),
  kvas: createInterner(),
  secondaries: createInterner(),
  primaries: createInterner(),
  taps: createInterner(),
  bils: createInterner(),
  sides: createTupleInterner(),
  bushConfigurations: createInterner(),
  bushTypes: createInterner(),
  bushings: createTupleInterner(),
  fusings: createInterner(),
  fluids: createInterner(),
  conditions: createInterner(),
  windings: createInterner(),
  secondaryBushings: createInterner(),
  bodies: createInterner(),
  impedances: createInterner(),
  finishes: createTupleInterner(),
});

/** Interns a unit's values. */
export const facetIdsOf = (facets: Facets, unit: Candidate): FacetIds =>
  idsOfUnit(kindIdsOf(facets, unit), impedanceIdOf(facets, unit));

/** Written out: a spread costs several times as much. */
export const idsOfUnit = ({ phase, kva, secondary, primary, side, finish }: KindIds, impedance: number): FacetIds => ({
  phase,
  kva,
  secondary,
  primary,
  side,
  finish,
  impedance,
});

/** Interns the values of a kind of units. */
export function kindIdsOf(facets: Facets, unit: CandidateKind): KindIds {
  const { phase, kva, primaryVoltage, secondaryVoltage } = unit;
  const primary = facets.primaries.idOf(primaryVoltage, () => ({
    text: primaryVoltage,
    voltage: parseVoltage(primaryVoltage),
    sides: new Set(),
  }));
  return {
    phase: facets.phases.idOf(phase, () => ({ phase })),
    kva: facets.kvas.idOf(kva, () => ({ kva })),
    secondary: facets.secondaries.idOf(secondaryVoltage, () => ({
      text: secondaryVoltage,
      voltage: parseVoltage(secondaryVoltage),
    })),
    primary,
    side: sideIdOf(facets, unit, primary),
    finish: finishIdOf(facets, unit),
  };
}

export const impedanceIdOf = ({ impedances }: Facets, { impedancePct }: Pick<Candidate, 'impedancePct'>): number =>
  impedances.idOf(impedancePct, () => ({ impedancePct }));

function sideIdOf({ primaries, taps, bils, sides }: Facets, unit: CandidateKind, primary: number): number {
  const tap = taps.idOf(unit.taps, () => ({ taps: unit.taps }));
  const bil = bils.idOf(unit.bilKv, () => ({ bilKv: unit.bilKv }));
  const known = sides.size;
  const side = sides.idOf([primary, tap, bil], () => primarySideOf(unit));
  if (side === known) primaries.valueOf(primary).sides.add(side);
  return side;
}

function finishIdOf(facets: Facets, unit: CandidateKind): number {
  const { fusing, fluid, condition, windingMaterial, secondaryBushings } = unit;
  const ids = {
    bushing: bushingIdOf(facets, unit),
    fusing: facets.fusings.idOf(fusing, () => ({ fusing })),
    fluid: facets.fluids.idOf(fluid, () => ({ fluid })),
    condition: facets.conditions.idOf(condition, () => ({ condition })),
    winding: facets.windings.idOf(windingMaterial, () => ({ windingMaterial })),
    secondaryBushings: facets.secondaryBushings.idOf(secondaryBushings, () => ({ secondaryBushings })),
    body: bodyIdOf(facets, unit),
  };
  const key = [ids.bushing, ids.fusing, ids.fluid, ids.condition, ids.winding, ids.secondaryBushings, ids.body];
  return facets.finishes.idOf(key, () => ids);
}

function bushingIdOf({ bushConfigurations, bushTypes, bushings }: Facets, unit: CandidateKind): number {
  const { bushConfiguration, bushType } = unit;
  const configuration = bushConfigurations.idOf(bushConfiguration, () => ({ bushConfiguration }));
  const type = bushTypes.idOf(bushType, () => ({ bushType }));
  return bushings.idOf([configuration, type], () => ({ configuration: bushConfiguration, type: bushType }));
}

function bodyIdOf({ bodies }: Facets, { cabinetNeedsReplacing, tankNeedsReplacing }: CandidateKind): number {
  const key = (cabinetNeedsReplacing ? 2 : 0) + (tankNeedsReplacing ? 1 : 0);
  return bodies.idOf(key, () => ({ cabinetNeedsReplacing, tankNeedsReplacing }));
}

/** What is of one unit alone. */
export interface OwnValues {
  readonly serial: string;
  readonly location: string | null;
  readonly amounts: Amounts;
}

/** The unit of which these are the ids, as it was put. Written out: an object put together from others costs several times as much. */
export function candidateOf(facets: Facets, ids: FacetIds, { serial, location, amounts }: OwnValues): Candidate {
  const { tapsText, bilKv } = facets.sides.valueOf(ids.side);
  const finish = facets.finishes.valueOf(ids.finish);
  const { configuration, type } = facets.bushings.valueOf(finish.bushing);
  const { cabinetNeedsReplacing, tankNeedsReplacing } = facets.bodies.valueOf(finish.body);
  return {
    serial,
    condition: facets.conditions.valueOf(finish.condition).condition,
    phase: facets.phases.valueOf(ids.phase).phase,
    kva: facets.kvas.valueOf(ids.kva).kva,
    primaryVoltage: facets.primaries.valueOf(ids.primary).text,
    secondaryVoltage: facets.secondaries.valueOf(ids.secondary).text,
    bilKv,
    taps: tapsText,
    bushType: type,
    bushConfiguration: configuration,
    fusing: facets.fusings.valueOf(finish.fusing).fusing,
    fluid: facets.fluids.valueOf(finish.fluid).fluid,
    windingMaterial: facets.windings.valueOf(finish.winding).windingMaterial,
    impedancePct: facets.impedances.valueOf(ids.impedance).impedancePct,
    secondaryBushings: facets.secondaryBushings.valueOf(finish.secondaryBushings).secondaryBushings,
    location,
    oilVolumeGal: amounts.oilVolumeGal ?? null,
    unitCost: amounts.unitCost,
    laborCost: amounts.laborCost,
    materialsCost: amounts.materialsCost,
    listPrice: amounts.listPrice,
    fr3FillCost: amounts.fr3FillCost,
    turnPullCost: amounts.turnPullCost,
    feedConversionCost: amounts.feedConversionCost,
    replacementCabinetCost: amounts.replacementCabinetCost,
    retankCost: amounts.retankCost,
    cabinetNeedsReplacing,
    tankNeedsReplacing,
  };
}
