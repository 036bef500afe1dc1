import { isWithinPercent } from '../../quantity/quantity';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import { evaluateValue, acceptable, EXACT, doesNotFit, type Evaluation, evaluateText, needs } from './verdict';
import type { RequiredValue, MatchRequirement, OrderType } from '../reading/requirement';
import type { Voltage } from '../../nameplate/winding';
import { STANDARD_KVA } from '../reading/variants';
import type { Impedance } from '../reading/impedance';
import { jobType } from '../../orders/jobType';

/**
 * Equal is exact; below within the tolerance, and larger up to the next standard size, acceptable; larger than that up to the
 * second next size, oversized, which needs the customer's consent; everything else does not fit.
 */
export const evaluateKva = (
  wanted: RequiredValue<number> | null,
  actual: number | null,
  rates: Pick<Rates, 'kvaTolerance'> = DEFAULT_RATES,
): Evaluation => evaluateValue(wanted, actual, (required, given) => compareKva(required, given, rates.kvaTolerance));

function compareKva(required: number, actual: number, tolerance: number): Evaluation {
  if (actual === required) return EXACT;
  if (actual < required)
    return isWithinPercent(actual, required, tolerance) ? acceptable('tolerance') : doesNotFit('tooSmall');
  const [next = required, second = next] = STANDARD_KVA.filter((size) => size > required);
  if (actual <= next) return acceptable('nextSize');
  return actual <= second ? { verdict: 'oversized' } : doesNotFit('tooLarge');
}

/** Within the tolerance either way is as specified (IEEE C57.12.00); limits have none. */
export const evaluateImpedance = (
  wanted: RequiredValue<Impedance> | null,
  actual: number | null,
  rates: Pick<Rates, 'impedanceTolerance'> = DEFAULT_RATES,
): Evaluation =>
  evaluateValue(wanted, actual || null, ({ from, to }, given) => {
    const isMet = from === to ? isWithinPercent(given, from, rates.impedanceTolerance) : given >= from && given <= to;
    return isMet ? EXACT : doesNotFit();
  });

/** The lowest basic impulse level, kV, of a primary rating up to these volts (IEEE C57.12.34; domain facts, BIL). */
const LEVELS = [
  [2400, 45],
  [4800, 60],
  [8320, 75],
  [13_800, 95],
  [34_500, 125],
] as const;

/** The BIL that a voltage needs, kV, the highest of its windings; the connection makes no difference. Null above the table. */
export function bilNeeded(voltage: Voltage): number | null {
  const levels = voltage.map(({ volts }) => LEVELS.find(([upTo]) => volts <= upTo)?.[1] ?? null);
  return levels.every((level) => level !== null) ? Math.max(...levels) : null;
}

/** The required BIL: the order's, otherwise the one for its primary voltage. */
export function bilOf({ bil, primaryVoltage }: MatchRequirement): RequiredValue<number> | null {
  if (bil !== null || !primaryVoltage?.value) return bil;
  const needed = bilNeeded(primaryVoltage.value);
  return needed === null ? null : { text: String(needed), value: needed };
}

/** A higher level than required is acceptable; a lower one stays low even after a rewind: insulation and bushings stay. */
export const evaluateBil = (requirement: MatchRequirement, actualKv: number | null): Evaluation =>
  evaluateValue(bilOf(requirement), actualKv || null, (required, actual) => {
    if (actual === required) return EXACT;
    return actual > required ? acceptable('covers') : doesNotFit();
  });

/** A unit that is fit for reconditioning can also be rewound; one that is fit for a rewind only must be. */
export const evaluateOrderType = (wanted: RequiredValue<OrderType> | null, condition: string | null): Evaluation =>
  evaluateText(wanted, condition, fitFor, (required, actual) => {
    if (actual === required) return EXACT;
    return required === 'RW' ? acceptable('reconditionedServesRewind') : needs('rewind');
  });

function fitFor(condition: string | null): OrderType | null {
  const code = jobType(condition);
  return code === 'RC' || code === 'RW' ? code : null;
}
