import type { Fit, FitClass, Verdict } from '../../../contract/unit/unit';
import { withoutCosts } from '../../matching/explanation/withoutCosts';

const MISSING: readonly FitClass[] = ['Misses a requirement', 'Does not fit'];
const DEVIATING: readonly Verdict[] = ['does not fit', 'oversized'];

type Judged = Fit | null | undefined;

/** Whether a unit misses what the order requires, so that an offer of it needs an approval and the customer's consent. */
export const missesRequest = (fit: Judged): boolean =>
  fit !== null && fit !== undefined && fit.class !== null && MISSING.includes(fit.class);

/** In what a unit misses the request, worst first, in words without a cost: 'Fluid: silicone, required FR3'. Empty where it does not. */
export const deviations = (fit: Judged): string[] =>
  missesRequest(fit) ? gapsOf(fit).flatMap(({ text }) => (text === null ? [] : [withoutCosts(text)])) : [];

const gapsOf = (fit: Judged) =>
  (fit?.gaps ?? []).filter(({ verdict }) => verdict !== null && DEVIATING.includes(verdict));

/** What an approval of deviations holds for; null where a unit misses nothing. Words may change, the features may not. */
export const deviationKey = (fit: Judged): readonly unknown[] | null =>
  missesRequest(fit) ? [fit?.class, gapsOf(fit).map(({ feature, verdict }) => [feature, verdict])] : null;
