import { orNA } from '../format/number';
import { specTable } from './specTable';
import type { Requirement } from '../../contract/orders/order';
import type { FitGap, Unit, Verdict, Work } from '../../contract/units/unit';
import { neededWork } from '../cost/comparison/costedUnit';
import { criticalFeatures } from '../matching/features/matchFeatures';
import { isGap } from '../matching/features/verdict';
import { compareSpec, specRows, type SpecComparison } from './specRows';
import { informativeNote, verdictStatus, type SpecStatus, verdictWords } from './verdictWords';

/** Judged features that are not displayed as a specification. */
const others = new Map([
  ['connection', 'Connection'],
  ['bushing_rating', 'Bushing Rating'],
  ['order_type_match', 'Order Type'],
  ['cabinet', 'Cabinet'],
  ['tank', 'Tank'],
]);

/** The label of a feature's row ('taps_match' is 'Taps'), or the server's name. */
export function featureName(feature: string | null): string {
  const spec = specTable.find((each) => each.feature !== undefined && each.feature === feature);
  return spec?.label ?? others.get(feature ?? '') ?? orNA(feature);
}

export const FITS_AS_IT_STANDS = 'Fits as is';

interface Gap {
  feature: string;
  verdict: Verdict;
  status: SpecStatus | null;
  text: string;
}

/** Gaps worst first: those of the fit class, otherwise by the seed's rule, which ignores size and weight. */
export function gapsOf(requirement: Partial<Requirement>, unit: Unit): readonly Gap[] {
  if (unit.fit !== null) return unit.fit.gaps.flatMap(toGap);
  return shortcomings(requirement, unit)
    .map((gap) => ({ gap, badness: badness(gap, unit) }))
    .sort((a, b) => b.badness - a.badness)
    .map(({ gap }) => gap);
}

/** 'Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300'. */
export const worstGapText = (requirement: Partial<Requirement>, unit: Unit): string =>
  gapsOf(requirement, unit)[0]?.text ?? FITS_AS_IT_STANDS;

/** 0 without gaps, else the cost of the work in US dollars, or more than any work. */
export function worstBadness(requirement: Partial<Requirement>, unit: Unit): number {
  const [worst] = gapsOf(requirement, unit);
  return worst ? 1 + badness(worst, unit) : 0;
}

/** By the seed's rule, a different value is a gap. */
const isShort = (gap: Gap): boolean => gap.verdict === 'differs' || isGap(gap);

const toGap = ({ feature, verdict, text }: FitGap): readonly Gap[] =>
  feature === null || verdict === null
    ? []
    : [{ feature, verdict, status: verdictStatus(verdict), text: text ?? featureName(feature) }];

function shortcomings(requirement: Partial<Requirement>, unit: Unit): readonly Gap[] {
  const judged = unit.score_details.flatMap(({ feature, verdict, note }) =>
    feature === null || verdict === null ? [] : [gapOf(feature, { verdict, status: verdictStatus(verdict), note })],
  );
  if (judged.length > 0) return judged.filter(isGap);
  return specRows
    .flatMap((row) => (row.feature === undefined ? [] : [gapOf(row.feature, compareSpec(row, requirement, unit))]))
    .filter(isShort);
}

const gapOf = (
  feature: string,
  { verdict, status, note }: Pick<SpecComparison, 'verdict' | 'status' | 'note'>,
): Gap => ({
  feature,
  verdict,
  status,
  text: `${featureName(feature)}: ${informativeNote(note) ?? verdictWords[verdict]}`,
});

const decides: ReadonlySet<string> = criticalFeatures;

const worksOf: Readonly<Record<string, readonly Work[]>> = {
  primary_voltage_match: ['turnPull', 'rewind'],
  secondary_voltage_match: ['turnPull', 'rewind'],
  taps_match: ['rewind'],
  order_type_match: ['rewind'],
  bushing_config_match: ['feedConversion'],
  fluid: ['fr3'],
  cabinet: ['replacementCabinet'],
  tank: ['reTank'],
};

/** Above any cost in US dollars. */
const [UNRECORDED, UNPRICED, FAILED, DECIDES] = [1e9, 2e9, 3e9, 4e9];

/** Critical features first, then failed ones, work of unknown cost, unrecorded values, work by descending cost. */
function badness({ feature, verdict, status }: Gap, unit: Unit): number {
  if (verdict === 'oversized') return FAILED;
  if (status === 'alert') return decides.has(feature) ? DECIDES : FAILED;
  if (status === 'unknown') return UNRECORDED;
  const works = neededWork(unit).filter(({ work }) => worksOf[feature]?.includes(work));
  return works.some(({ cost }) => cost === null) ? UNPRICED : works.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
}
