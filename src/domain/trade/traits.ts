import { formatNumber } from '../format/number';
import { jobType } from '../orders/jobType';
import { settledBy, type Demand } from '../language/demand';
import { isServing } from '../matching/features/verdict';
import { windingFeatures } from '../matching/features/windingsFit';
import { fluidDemand, fluidOf, fusingOf, unitKindDemand, unitKindOf } from '../matching/reading/fittings';
import { toMatchRequirement, type MatchRequirement } from '../matching/reading/requirement';
import { terminalsOf } from '../matching/reading/terminals';
import { highestVolts } from '../matching/reading/voltage';
import { CONNECTION_NAMES, type Voltage } from '../nameplate/winding';
import { windingDemand, windingsOf } from '../matching/reading/windings';
import type { VoltageToken } from '../nameplate/voltageTokens';
import type { Trait, TradeUnit } from './trait';

const nothing = toMatchRequirement({ order_id: '-' }, { fusing: null, impedancePct: null });

/** kVA 750, at least 1,000 or 750 to 1,000. */
export function kvaTrait(value: string, sign?: string): Trait {
  const [from = Number.NaN, to = from] = value.split(' to ').map(Number);
  const options = value.split(' or ').map(Number);
  const fits = (kva: number): boolean => {
    if (sign === '≥' || sign === '>=') return kva >= from;
    if (sign === '≤' || sign === '<=') return kva <= from;
    if (sign === '>') return kva > from;
    if (sign === '<') return kva < from;
    return value.includes(' to ') ? kva >= from && kva <= to : options.includes(kva);
  };
  const words = value.replaceAll(/\d+(?:\.\d+)?/g, (number) => formatNumber(Number(number)));
  const shown = sign === undefined ? words : `${sign.replace('>=', '≥').replace('<=', '≤')} ${words}`;
  return { label: `kVA ${shown}`, column: 'kva', fits: (unit) => unit.kva !== null && fits(unit.kva) };
}

/** Line to line, volts: above it is a primary, below a secondary, between either. */
const [MIN_PRIMARY, MAX_SECONDARY] = [4800, 600];

/** A unit fits it without work: dual voltages and the reach of its taps count. */
export function voltageTrait({ windings, isCenterTapped, value }: VoltageToken): Trait {
  const volts = highestVolts(windings);
  const name = isCenterTapped ? value : windings.map(windingName).join(' x ');
  const [isPrimary, isSecondary] = [primaryServes(windings), secondaryServes(windings)];
  if (volts > MIN_PRIMARY) return { label: `Primary ${name}`, column: 'windings', fits: isPrimary };
  if (volts <= MAX_SECONDARY) return { label: `Secondary ${name}`, column: 'windings', fits: isSecondary };
  return { label: `Voltage ${name}`, column: 'windings', fits: (unit) => isPrimary(unit) || isSecondary(unit) };
}

const windingName = ({ volts, connection }: Voltage[number]): string =>
  connection === null ? `${volts} V` : `${volts} V ${CONNECTION_NAMES[connection]}`;

type Fits = (unit: TradeUnit) => boolean;
type Windings = Pick<MatchRequirement, 'primaryVoltage'> | Pick<MatchRequirement, 'secondaryVoltage'>;

/** All of these features serve, and the unit's side is recorded. */
const serves =
  (required: Windings, feature: 'primary_voltage_match' | 'secondary_voltage_match'): Fits =>
  (unit) => {
    const requirement = { ...nothing, ...required };
    return [feature, 'connection' as const].every((each) => isServing(windingFeatures[each](requirement, unit)));
  };

const primaryServes = (value: Voltage): Fits =>
  serves({ primaryVoltage: { text: '', value } }, 'primary_voltage_match');
const secondaryServes = (value: Voltage): Fits =>
  serves({ secondaryVoltage: { text: '', value } }, 'secondary_voltage_match');

/** Named, or not excluded; a demand that only excludes accepts everything else. */
const isMet = <T>(demand: Demand<T> | null, value: T | null): boolean =>
  demand !== null && value !== null && settledBy(demand, value) === 'exact';

/** Of a word about feed, front, kind, fluid, windings or fusing; null for others. */
export function traitOf(field: string, value: string): Trait | null {
  switch (field) {
    case 'feed':
      return { label: `${value === 'loop' ? 'Loop' : 'Radial'} feed`, column: 'bushings', fits: hasFeed(value) };
    case 'front':
      return { label: `${value === 'dead' ? 'Dead' : 'Live'} front`, column: 'bushings', fits: hasFront(value) };
    case 'oil_type':
      return {
        label: `Fluid ${value}`,
        column: 'body',
        fits: ({ fluid }) => isMet(fluidDemand(value), fluidOf(fluid)),
      };
    case 'coil_type':
      return { label: `${value} windings`, column: 'body', fits: hasWindings(value) };
    case 'fusing':
      return { label: `Fusing ${value}`, column: 'fusing', fits: hasFusing(value) };
    case 'unit_type':
      return { label: kindName(value), column: 'body', fits: isOfKind(value) };
    default:
      return null;
  }
}

const bushing = ({ bushConfiguration, bushType }: TradeUnit) =>
  terminalsOf({ configuration: bushConfiguration, type: bushType });
const hasFeed =
  (feed: string): Fits =>
  (unit) =>
    bushing(unit).feed === feed;
const hasFront =
  (front: string): Fits =>
  (unit) =>
    bushing(unit).front === front;

const hasWindings = (value: string): Fits => {
  const demand = windingDemand(value);
  return ({ windingMaterial }) => {
    const materials = windingsOf(windingMaterial);
    return (['high', 'low'] as const).every((side) => {
      const wanted = demand?.[side] ?? null;
      return wanted === null || [...(materials?.[side] ?? [])].some((material) => isMet(wanted, material));
    });
  };
};

const hasFusing = (value: string): Fits => {
  const wanted = [...(fusingOf(value)?.devices ?? [])];
  return ({ fusing }) => {
    const devices = fusingOf(fusing)?.devices;
    return devices !== undefined && wanted.every((device) => devices.has(device));
  };
};

const KINDS: Readonly<Record<string, string>> = { pad: 'Pad-mounted', pole: 'Pole-mounted', substation: 'Substation' };
const kindName = (value: string): string => KINDS[value] ?? value;
const isOfKind =
  (value: string): Fits =>
  ({ unitType }) =>
    isMet(unitKindDemand(value), unitKindOf(unitType));

/** Phases and the primary's basic impulse level. */
export function ratedTrait(field: string, value: string): Trait | null {
  if (field === 'phase')
    return { label: `${value}-phase`, column: 'body', fits: ({ phase }) => phase === Number(value) };
  if (field === 'bil')
    return { label: `BIL ${value} kV`, column: 'bil', fits: ({ bilKv }) => bilKv !== null && bilKv >= Number(value) };
  return null;
}

/** Traits about needed work and use. */
export function workTrait(work: 'tank' | 'cabinet' | 'RC' | 'RW'): Trait {
  if (work === 'tank') return { label: 'Needs re-tank', column: 'body', fits: (unit) => unit.tankNeedsReplacing };
  if (work === 'cabinet') return { label: 'Needs cabinet', column: 'body', fits: (unit) => unit.cabinetNeedsReplacing };
  const label = work === 'RC' ? 'Recondition (RC)' : 'Rewind (RW)';
  return { label, column: 'body', fits: ({ condition }) => jobType(condition) === work };
}
