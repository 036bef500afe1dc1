import type { MatchFeature } from '../features/matchFeatures';
import { kvaText } from '../../format/number';
import { tidyText } from '../../quantity/quantity';
import { bilOf } from '../features/bil';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { bushingAmperes, bushingText } from '../reading/terminals';
import { parsePrimary, parseVoltage, voltageText } from '../reading/voltage';
import { CONNECTION_NAMES, type Voltage } from '../../nameplate/winding';

/** Names of features inside a sentence. */
export const featureNames: Readonly<Record<MatchFeature, string>> = {
  phase_match: 'phase',
  power_rating_match: 'kVA',
  connection: 'connection',
  primary_voltage_match: 'primary voltage',
  secondary_voltage_match: 'secondary voltage',
  taps_match: 'taps',
  bushing_config_match: 'bushing configuration',
  bushing_rating: 'bushing rating',
  fusing_match: 'fusing',
  order_type_match: 'order type',
  bil: 'BIL',
  winding: 'winding material',
  impedance: 'impedance',
  secondary_bushings: 'secondary bushings',
  fluid: 'fluid',
  unit_type: 'unit type',
  cabinet: 'cabinet',
  tank: 'tank',
};

/** Units of measure of features. */
export const featureUnits: Readonly<Partial<Record<MatchFeature, string>>> = {
  power_rating_match: ' kVA',
  primary_voltage_match: ' V',
  secondary_voltage_match: ' V',
  bil: ' kV',
  impedance: '%',
};

/** Required and actual values for people; empty if not required or not recorded. */
export interface FeatureTexts {
  required: string;
  actual: string;
}

type TextsOf = (wanted: MatchRequirement, unit: Candidate) => FeatureTexts;

export const textsOf: Readonly<Record<MatchFeature, TextsOf>> = {
  phase_match: (wanted, unit) => pair(wanted.phase?.text, unit.phase),
  power_rating_match: (wanted, unit) => pair(kvaText(wanted.kva?.text), kvaText(unit.kva)),
  connection: connectionTexts,
  primary_voltage_match: (wanted, unit) => pair(wanted.primaryVoltage?.text, voltageText(unit.primaryVoltage)),
  secondary_voltage_match: (wanted, unit) => pair(wanted.secondaryVoltage?.text, voltageText(unit.secondaryVoltage)),
  taps_match: (wanted, unit) => pair(wanted.taps?.text, tidyText(unit.taps)),
  bushing_config_match: (wanted, unit) => pair(wanted.bushing?.text, bushingText(bushingOf(unit))),
  bushing_rating: (wanted, unit) => pair(wanted.bushingRating?.text, amperesText(bushingAmperes(bushingOf(unit)))),
  fusing_match: (wanted, unit) => pair(wanted.fusing?.text, unit.fusing),
  order_type_match: (wanted, unit) => pair(wanted.orderType?.text, unit.condition),
  bil: (wanted, unit) => pair(bilOf(wanted)?.text, unit.bilKv),
  winding: (wanted, unit) => pair(wanted.winding?.text, unit.windingMaterial),
  impedance: (wanted, unit) => pair(wanted.impedance?.text, unit.impedancePct),
  secondary_bushings: (wanted, unit) => pair(wanted.secondaryBushings?.text, unit.secondaryBushings),
  fluid: (wanted, unit) => pair(wanted.fluid?.text, unit.fluid),
  unit_type: (wanted, unit) => pair(wanted.unitKind?.text, unit.unitType),
  cabinet: (_wanted, unit) => pair(GOOD, unit.cabinetNeedsReplacing ? REPLACE : GOOD),
  tank: (_wanted, unit) => pair(GOOD, unit.tankNeedsReplacing ? REPLACE : GOOD),
};

const GOOD = 'Good';
const REPLACE = 'Replace';

const bushingOf = ({ bushConfiguration, bushType }: Candidate) => ({
  configuration: bushConfiguration,
  type: bushType,
});

const amperesText = (amperes: ReadonlySet<number>): string => [...amperes].map((each) => `${each} A`).join(' or ');

export const NOT_STATED = 'not stated';

/** 'grounded wye'; empty for a voltage that states no connection. */
const connectionOf = (voltage: Voltage | null | undefined): string =>
  [...new Set(voltage?.flatMap(({ connection }) => (connection === null ? [] : CONNECTION_NAMES[connection])))].join(
    ' and ',
  );

/** 'primary delta, secondary wye'. A side that the order states and the unit does not is 'not stated'. */
function connectionTexts(wanted: MatchRequirement, unit: Candidate): FeatureTexts {
  const sides = [
    ['primary', connectionOf(wanted.primaryVoltage?.value), connectionOf(parsePrimary(unit.primaryVoltage))],
    ['secondary', connectionOf(wanted.secondaryVoltage?.value), connectionOf(parseVoltage(unit.secondaryVoltage))],
  ] as const;
  const isStated = sides.some(([, , actual]) => actual !== '');
  const text = (side: string, words: string): string[] => (words === '' ? [] : [`${side} ${words}`]);
  return {
    required: sides.flatMap(([side, required]) => text(side, required)).join(', '),
    actual: sides
      .flatMap(([side, required, actual]) => text(side, actual || (isStated && required !== '' ? NOT_STATED : '')))
      .join(', '),
  };
}

/** Requirements are tidy already; numbers of a unit need no tidying. */
const pair = (required: string | null | undefined, actual: string | number | null): FeatureTexts => ({
  required: required ?? '',
  actual: typeof actual === 'string' ? actual.trim() : tidyText(actual),
});
