import type { Work } from '../../../contract/units/unit';
import { COST_NOT_RECORDED, workNames } from '../../cost/work';
import { formatMoney } from '../../format/money';
import { plainNumber } from '../../quantity/quantity';
import type { MatchFeature } from '../features/matchFeatures';
import type { Evaluation, TapsLeft, Why } from '../features/verdict';
import type { Rates } from '../../rates/rates';
import { tapCount } from '../reading/taps';
import { NOT_STATED, type FeatureTexts, featureUnits } from './featureTexts';

/** Cost of work: US dollars, null if not recorded, or named before. */
export type WorkPrice = number | null | 'said before';

/** 'needs feed conversion, $3,010'; for a voltage 'required 12470 V, unit 13200 V: turn pull, cost not recorded'. */
export function workPhrase(work: Work, price: WorkPrice, compared: string | null): string {
  const prefix = compared === null ? 'needs ' : `${compared}: `;
  if (price === 'said before') return `${prefix}the same ${workNames[work]}`;
  return `${prefix}${workNames[work]}, ${price === null ? COST_NOT_RECORDED : formatMoney(price)}`;
}

type PhraseRates = Pick<Rates, 'kvaTolerance'>;
type Phrase = (texts: FeatureTexts, taps: TapsLeft | undefined, rates: PhraseRates) => string;

const compared = ({ required, actual }: FeatureTexts): string => `required ${required}, unit ${actual}`;

const whyPhrases: Readonly<Record<Why, Phrase>> = {
  nextSize: ({ required, actual }) => `${actual} is up to one size above ${required}`,
  tolerance: ({ required, actual }, _taps, { kvaTolerance }) => `${actual} is within ${kvaTolerance}% of ${required}`,
  tooSmall: ({ required, actual }) => `${actual} is below the required ${required}`,
  tooLarge: ({ required, actual }) => `${actual} is more than two sizes above ${required}`,
  dual: ({ required, actual }) => `${actual} includes ${required}`,
  tapRange: ({ required, actual }, taps) => `${actual} reaches ${required} on its taps: ${tapsLeft(taps)}`,
  tapsUsed: ({ required }, taps) => `${tapsLeft(taps)}, not enough for the required ${required}`,
  tapsRenewed: () => 'the rewind renews the taps',
  neutral: ({ required, actual }) => `${actual} fits ${required}: only the neutral is tied differently`,
  otherConnection: (texts) => `${compared(texts)}: delta and wye cannot replace each other`,
  covers: ({ required, actual }, taps) =>
    taps ? `${tapsLeft(taps)}, enough for the required ${required}` : `${actual} covers ${required}`,
  loopServesRadial: () => 'loop feed fits a radial system',
  deadFrontServesLive: () => 'dead front fits where live front is required',
  protectsMore: ({ required, actual }) => `${actual} does all that ${required} does, and more`,
  moreHoles: ({ required, actual }) => `${actual} has more holes than ${required}`,
  reconditionedServesRewind: () => 'a unit fit for reconditioning can be rewound',
  esterServesMineral: ({ actual }) => `${actual} fits where mineral oil is required`,
  sameFluidFamily: ({ required, actual }) => `${actual} is a natural ester like ${required}`,
  containsPcb: ({ required, actual }) => `${actual} contains PCB and cannot replace ${required}`,
  legacyFluid: ({ required, actual }) => `${actual} is a legacy fluid and cannot replace ${required}`,
  copperServesAluminum: () => 'copper fits where aluminum is required',
  excluded: ({ required, actual }) => `'${required}' excludes ${actual}`,
};

/** The difference and the work that closes it; empty if the verdict is enough. */
export function phraseOn(
  feature: MatchFeature,
  evaluation: Evaluation,
  texts: FeatureTexts,
  price: WorkPrice,
  rates: PhraseRates,
): string {
  const { verdict, why, work, taps } = evaluation;
  const shown = withUnits(texts, featureUnits[feature] ?? '');
  const own = why ? whyPhrases[why](shown, taps, rates) : plainPhrase(evaluation, texts, shown);
  if (!work) return own;
  const isVoltage = /voltage/.test(feature);
  const toDo = workPhrase(work, price, isVoltage && verdict === 'needs work' ? compared(shown) : null);
  return own === '' ? toDo : `${own}; ${toDo}`;
}

function plainPhrase({ verdict }: Evaluation, texts: FeatureTexts, shown: FeatureTexts): string {
  if (verdict === 'does not fit' || texts.actual.includes(NOT_STATED)) return compared(shown);
  if (verdict === 'oversized') return `${shown.actual} is two sizes above ${shown.required}`;
  if (verdict === 'not understood') return `'${texts.required}' is not understood`;
  return verdict === 'not recorded' && texts.actual !== '' ? `'${texts.actual}' does not say` : '';
}

const withUnits = ({ required, actual }: FeatureTexts, unit: string): FeatureTexts => ({
  required: withUnit(required, unit),
  actual: withUnit(actual, unit),
});

/** '480Y/277' needs none. */
const withUnit = (text: string, unit: string): string => (plainNumber(text) === null ? text : text + unit);

/** '2 taps of 4 left'. */
const tapsLeft = (taps: TapsLeft | undefined): string =>
  taps ? `${tapCount(taps.left)} taps of ${tapCount(taps.of)} left` : '';
