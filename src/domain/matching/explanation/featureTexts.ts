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

export function featureTexts(wanted: MatchRequirement, unit: Candidate): Record<MatchFeature, FeatureTexts> {
  const bushing = bushingText({ configuration: unit.bushConfiguration, type: unit.bushType });
  return {
    phase_match: pair(wanted.phase?.text, unit.phase),
    power_rating_match: pair(kvaText(wanted.kva?.text), kvaText(unit.kva)),
    primary_voltage_match: pair(wanted.primaryVoltage?.text, voltageText(unit.primaryVoltage)),
    secondary_voltage_match: pair(wanted.secondaryVoltage?.text, voltageText(unit.secondaryVoltage)),
    taps_match: pair(wanted.taps?.text, tidyText(unit.taps)),
    bushing_config_match: pair(wanted.bushing && bushingText(wanted.bushing), bushing),
    fusing_match: pair(wanted.fusing, unit.fusing),
    order_type_match: pair(wanted.orderType, unit.condition),
    bil: pair(wanted.bil?.text, unit.bilKv),
    winding: pair(wanted.winding?.text, unit.windingMaterial),
    impedance: pair(wanted.impedance?.text, unit.impedancePct),
    secondary_bushings: pair(wanted.secondaryBushings, unit.secondaryBushings),
    fluid: pair(wanted.fluid, unit.fluid),
    cabinet: pair(GOOD, unit.cabinetNeedsReplacing ? REPLACE : GOOD),
    tank: pair(GOOD, unit.tankNeedsReplacing ? REPLACE : GOOD),
  };
}

const GOOD = 'Good';
const REPLACE = 'Replace';

/** Requirements are tidy already; numbers of a unit need no tidying. */
const pair = (required: string | null | undefined, actual: string | number | null): FeatureTexts => ({
  required: required ?? '',
  actual: typeof actual === 'string' ? actual.trim() : tidyText(actual),
});
