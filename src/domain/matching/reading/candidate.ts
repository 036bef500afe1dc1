/** Fields of a unit that matching reads; null if not recorded. Costs in US dollars. */
export interface Candidate {
  serial: string;
  /** 'RC' or 'RW'. */
  condition: string | null;
  phase: number | null;
  kva: number | null;
  /** Nameplate text. */
  primaryVoltage: string | null;
  secondaryVoltage: string | null;
  /** Basic impulse level of the primary, kV. */
  bilKv: number | null;
  taps: string | null;
  bushType: string | null;
  bushConfiguration: string | null;
  fusing: string | null;
  fluid: string | null;
  windingMaterial: string | null;
  secondaryBushings: string | null;
  /** Pad, pole or substation, in words. */
  unitType: string | null;
  location: string | null;
  cabinetNeedsReplacing: boolean;
  tankNeedsReplacing: boolean;
  impedancePct: number | null;
  /** US gallons. */
  oilVolumeGal?: number | null;
  /** Cost of the unit and of making it ready; 0 is a valid cost. */
  unitCost: number | null;
  laborCost: number | null;
  materialsCost: number | null;
  listPrice: number | null;
  /** Cost of work on the unit; 0 counts as not recorded. */
  fr3FillCost: number | null;
  turnPullCost: number | null;
  feedConversionCost: number | null;
  replacementCabinetCost: number | null;
  retankCost: number | null;
}

/** A unit with nothing recorded. */
export const NOTHING: Candidate = {
  ...{ serial: '', condition: null, phase: null, kva: null, primaryVoltage: null, secondaryVoltage: null },
  ...{ bilKv: null, taps: null, bushType: null, bushConfiguration: null, fusing: null, fluid: null },
  ...{ windingMaterial: null, secondaryBushings: null, unitType: null, location: null, impedancePct: null },
  ...{ cabinetNeedsReplacing: false, tankNeedsReplacing: false, oilVolumeGal: null },
  ...{ unitCost: null, laborCost: null, materialsCost: null, listPrice: null, fr3FillCost: null, turnPullCost: null },
  ...{ feedConversionCost: null, replacementCabinetCost: null, retankCost: null },
};
