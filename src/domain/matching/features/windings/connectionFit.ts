import type { Voltage, Winding } from '../../reading/voltage';
import { acceptable, doesNotFit, EXACT, NOT_RECORDED, NOT_REQUIRED, worst, type Evaluation } from '../verdict/verdict';

/** The connections of both sides, required and of a unit; null where the voltage is not required or not readable. */
export interface Sides {
  readonly primary: Voltage | null;
  readonly secondary: Voltage | null;
}

/** Both sides are one feature, of which the worse counts. No rewind makes delta of wye, or the reverse. */
export const evaluateConnection = (required: Sides, unit: Sides): Evaluation =>
  worst(evaluateSide(required.primary, unit.primary), evaluateSide(required.secondary, unit.secondary));

/** A winding whose connection is not stated requires none. */
function evaluateSide(required: Voltage | null, actual: Voltage | null): Evaluation {
  const stated = required?.filter(({ connection }) => connection !== null) ?? [];
  return worst(NOT_REQUIRED, ...stated.map((wanted) => evaluateWinding(wanted, actual ?? [])));
}

/** Of a dual voltage the winding of the required voltage counts, else the one that fits best. */
function evaluateWinding(wanted: Winding, actual: Voltage): Evaluation {
  const same = actual.filter(({ volts }) => volts === wanted.volts);
  const found = (same.length > 0 ? same : actual).map((given) => compareConnections(wanted, given));
  const fit = (['exact', 'acceptable', 'not recorded'] as const).map((verdict) =>
    found.find((each) => each.verdict === verdict),
  );
  return fit.find((each) => each !== undefined) ?? (found.length > 0 ? doesNotFit('otherConnection') : NOT_RECORDED);
}

/** Wye and grounded wye differ only in how the neutral is tied, so either serves for the other. */
function compareConnections(wanted: Winding, given: Winding): Evaluation {
  if (given.connection === null) return NOT_RECORDED;
  if (given.connection === wanted.connection) return EXACT;
  return given.connection === 'delta' || wanted.connection === 'delta' ? doesNotFit() : acceptable('neutral');
}
