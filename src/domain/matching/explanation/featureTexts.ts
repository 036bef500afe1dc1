import { kvaText } from '../../format/kva';
import { tidyText } from '../../quantity/quantity';
import { bushingText } from '../features/fittings/bushing';
import type { MatchFeature } from '../features/verdict/matchFeatures';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { voltageText } from '../reading/voltage';

/** What is required and what the unit has, as people read it; empty where nothing is required or recorded. */
export interface FeatureTexts {
  required: string;
  actual: string;
}

type TextsOf = (wanted: MatchRequirement, unit: Candidate) => FeatureTexts;

export const textsOf: Readonly<Record<MatchFeature, TextsOf>> = {
  phase_match: (wanted, unit) => pair(wanted.phase?.text, unit.phase),
  power_rating_match: (wanted, unit) => pair(kvaText(wanted.kva?.text), kvaText(unit.kva)),
  primary_voltage_match: (wanted, unit) => pair(wanted.primaryVoltage?.text, voltageText(unit.primaryVoltage)),
  secondary_voltage_match: (wanted, unit) => pair(wanted.secondaryVoltage?.text, voltageText(unit.secondaryVoltage)),
  taps_match: (wanted, unit) => pair(wanted.taps?.text, tidyText(unit.taps)),
  bushing_config_match: ({ bushing }, unit) =>
    pair(bushing && bushingText(bushing), bushingText({ configuration: unit.bushConfiguration, type: unit.bushType })),
  fusing_match: (wanted, unit) => pair(wanted.fusing, unit.fusing),
  order_type_match: (wanted, unit) => pair(wanted.orderType, unit.condition),
  bil: (wanted, unit) => pair(wanted.bil?.text, unit.bilKv),
  winding: (wanted, unit) => pair(wanted.winding?.text, unit.windingMaterial),
  impedance: (wanted, unit) => pair(wanted.impedance?.text, unit.impedancePct),
  secondary_bushings: (wanted, unit) => pair(wanted.secondaryBushings, unit.secondaryBushings),
  fluid: (wanted, unit) => pair(wanted.fluid, unit.fluid),
  cabinet: (_wanted, unit) => pair(GOOD, unit.cabinetNeedsReplacing ? REPLACE : GOOD),
  tank: (_wanted, unit) => pair(GOOD, unit.tankNeedsReplacing ? REPLACE : GOOD),
};

const GOOD = 'Good';
const REPLACE = 'Replace';

/** Requirements are tidy already; numbers of a unit need no tidying. */
const pair = (required: string | null | undefined, actual: string | number | null): FeatureTexts => ({
  required: required ?? '',
  actual: typeof actual === 'string' ? actual.trim() : tidyText(actual),
});
