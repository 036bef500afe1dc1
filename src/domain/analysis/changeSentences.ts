import type { Fit } from '../../contract/unit/unit';
import { isFar } from '../distance/distance';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import type { UnitSpecComparison } from '../specs/unitDetailStatus';
import { listOf } from '../format/listOf';
import { hasRequirement, named, noteSentence } from './specWords';

/**
 * What must change. Of a unit that was judged for the order, exactly the gaps of its fit class. Else the required and actual
 * value of each mismatch; without a requirement, what the server marked so.
 */
export const changeSentences = (
  specs: readonly UnitSpecComparison[],
  rates: Rates = DEFAULT_RATES,
  fit: Fit | null = null,
): readonly string[] => (fit === null ? byRule(specs, rates) : gapSentences(fit));

const NOTHING = 'Nothing that is required must change.';

const gapSentences = ({ gaps }: Fit): readonly string[] =>
  gaps.length === 0 ? [NOTHING] : gaps.flatMap(({ text }) => (text === null ? [] : [`${text}.`]));

function byRule(specs: readonly UnitSpecComparison[], rates: Rates): readonly string[] {
  const isFarLocation = ({ id, actual }: UnitSpecComparison) => id === 'location' && isFar(actual, rates);
  const mismatches = specs.filter(
    ({ status, verdict }) => status === 'warning' || status === 'alert' || verdict === 'not recorded',
  );
  const far = mismatches.filter(isFarLocation);
  const others = mismatches.filter((spec) => !isFarLocation(spec));
  return [
    ...(hasRequirement(specs) ? changes(others) : marks(others)),
    ...far.map((spec) => distanceSentence(spec, rates)),
  ];
}

const changes = (specs: readonly UnitSpecComparison[]): readonly string[] =>
  specs.length === 0 ? [NOTHING] : specs.map(changeSentence);

const changeSentence = ({ label, required, actual, note }: UnitSpecComparison) =>
  noteSentence(label, note ?? `required ${required}, unit ${actual || 'not recorded'}`);

const marks = (specs: readonly UnitSpecComparison[]): readonly string[] =>
  specs.length === 0 ? [] : [`Marked as not matching: ${listOf(specs.map(named))}.`];

const distanceSentence = (spec: UnitSpecComparison, { farMiles, referenceSite }: Rates) =>
  `${named(spec)} is more than ${farMiles} miles from ${referenceSite}.`;
