import type { UnitSpecComparison } from '../specs/unitDetailStatus';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { listOf } from '../format/text';
import type { Fit } from '../../contract/units/unit';
import { isFar } from '../rates/distanceTable';

/** 'KVA Rating 525 kVA'; 'Taps (not recorded)' if the unit has no value. */
const named = ({ label, actual }: UnitSpecComparison): string => `${label} ${actual || '(not recorded)'}`;

const isPlural = ({ id }: UnitSpecComparison): boolean => id === 'taps' || id === 'dimensions';

const hasRequirement = (specs: readonly UnitSpecComparison[]): boolean => specs.some(({ required }) => required !== '');

/** 'Primary Voltage: required 12470 V, unit 13200 V: turn pull, $2,300.' */
const noteSentence = (label: string, note: string): string =>
  `${label}: ${note.replace(/^Required\b/, 'required').replace(/\.$/, '')}.`;

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

/** The gaps of the fit class; if not judged, each mismatch, or without a requirement the server's marks. */
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
