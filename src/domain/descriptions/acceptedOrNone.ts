import type { Accepted, Constraint, FieldValues } from '../../contract/matching/quote';

/** Undefined where nothing was accepted, so that a request does not mention it. */
export const acceptedOrNone = (constraints: readonly Constraint[], fields: FieldValues): Accepted | undefined =>
  constraints.length === 0 && Object.keys(fields).length === 0 ? undefined : { constraints, fields };
