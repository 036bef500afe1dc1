import { DEFAULT_RATES, type Rates } from '../rates/rates';
import type { UnitSpecComparison } from '../specs/unitDetailStatus';
import { listOf } from '../format/listOf';
import { hasRequirement, isPlural, named, noteSentence } from './specWords';

/** What matches, and what is within tolerance; without a requirement, what the server marked so. */
export function matchSentences(specs: readonly UnitSpecComparison[], rates: Rates = DEFAULT_RATES): readonly string[] {
  const compared = specs.filter(({ id }) => id !== 'location');
  const [matching, tolerated] = [withStatus(compared, 'check'), withStatus(compared, 'tolerance')];
  if (!hasRequirement(specs)) {
    return [
      'No requirement is known, so nothing is compared with it.',
      marked('Marked as matching', matching),
      marked('Marked as within acceptable range', tolerated),
    ].filter(Boolean);
  }
  if (matching.length + tolerated.length === 0) return ['None of the required specifications matches.'];
  return [matchSentence(matching), ...tolerated.map((spec) => toleranceSentence(spec, rates))].filter(Boolean);
}

const withStatus = (specs: readonly UnitSpecComparison[], status: 'check' | 'tolerance') =>
  specs.filter((spec) => spec.status === status);

const marked = (words: string, specs: readonly UnitSpecComparison[]) =>
  specs.length > 0 ? `${words}: ${listOf(specs.map(named))}.` : '';

function matchSentence(specs: readonly UnitSpecComparison[]): string {
  const [first, second] = specs;
  if (!first) return '';
  return `${listOf(specs.map(({ label }) => label))} ${second || isPlural(first) ? 'match' : 'matches'} the requirement.`;
}

function toleranceSentence(spec: UnitSpecComparison, rates: Rates): string {
  if (spec.note !== null && spec.note !== spec.difference) return noteSentence(spec.label, spec.note);
  if (spec.id === 'kvaRating')
    return `${named(spec)} is within ${rates.unitPageKvaTolerance}% of the required ${spec.required}.`;
  if (spec.difference !== null) return `${named(spec)} is ${spec.difference}, within acceptable range.`;
  const verb = isPlural(spec) ? 'differ' : 'differs';
  return `${named(spec)} ${verb} from the required ${spec.required}, within acceptable range.`;
}
