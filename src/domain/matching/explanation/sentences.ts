import type { FeatureTexts } from './featureTexts';
import type { MatchFeature, Evaluation, Why } from '../features/verdict';

/** What features are called inside a sentence. */
export const featureNames: Readonly<Record<MatchFeature, string>> = {
  phase_match: 'phase',
  power_rating_match: 'kVA',
  primary_voltage_match: 'primary voltage',
  secondary_voltage_match: 'secondary voltage',
  taps_match: 'taps',
  bushing_config_match: 'bushing configuration',
  fusing_match: 'fusing',
  order_type_match: 'order type',
  bil: 'BIL',
  fluid: 'fluid',
};

type Sentence = (name: string, texts: FeatureTexts) => string;

const whySentences: Readonly<Partial<Record<Why, Sentence>>> = {
  nextSize: (_, { required, actual }) => `kVA ${actual} is the next size above ${required}.`,
  tolerance: (_, { required, actual }) => `kVA ${actual} is within 10% of ${required}.`,
  tooSmall: (_, { required, actual }) => `kVA ${actual} is below the required ${required}.`,
  tooLarge: (_, { required, actual }) => `kVA ${actual} is more than two sizes above ${required}.`,
  dual: (name, { required, actual }) => `${name} ${actual} includes ${required}.`,
  tapRange: (name, { required, actual }) => `${name} ${actual} reaches ${required} on its taps.`,
  neutral: (name, { required, actual }) =>
    `${name} ${actual} serves ${required}: the same voltages, only the neutral is tied differently.`,
  covers: (name) => `${name} cover what is required.`,
  loopServesRadial: () => 'Loop feed serves a radial system.',
  deadFrontServesLive: () => 'Dead front serves where live front is asked for.',
  protectsMore: (name, { actual }) => `${name} (${actual}) does more than is required.`,
  esterServesMineral: (_, { actual }) => `${actual} serves where mineral oil is asked for.`,
  sameFluidFamily: (_, { required, actual }) => `${actual} is a natural ester like ${required}.`,
  legacyFluid: (_, { required, actual }) => `${actual} is a legacy fluid and does not serve ${required}.`,
};

const failSentences: Readonly<Partial<Record<MatchFeature, Sentence>>> = {
  taps_match: (_, { required, actual }) => `Taps ${actual} do not cover ${required}.`,
  order_type_match: (_, { required, actual }) => `A unit in condition ${actual} does not fit an ${required} order.`,
  bil: (_, { required, actual }) => `BIL ${actual} kV is below the required ${required} kV.`,
};

/** One sentence on a feature that neither simply matches nor needs work. */
export function sentenceOn(feature: MatchFeature, { verdict, why }: Evaluation, texts: FeatureTexts): string {
  const name = capitalized(featureNames[feature]);
  if (verdict === 'unknown') return unknownSentence(feature, name, texts);
  if (verdict === 'oversized') return `kVA ${texts.actual} is more than one size above ${texts.required}.`;
  if (feature === 'bil' && why === 'covers')
    return `BIL ${texts.actual} kV is above the required ${texts.required} kV.`;
  const sentence = (why && whySentences[why]) ?? failSentences[feature] ?? doesNotServe;
  return sentence(name, texts);
}

const doesNotServe: Sentence = (name, { required, actual }) => `${name} ${actual} does not serve ${required}.`;

function unknownSentence(feature: MatchFeature, name: string, { required, actual }: FeatureTexts): string {
  if (actual === '') return `${name} ${feature === 'taps_match' ? 'are' : 'is'} not recorded.`;
  return `${name} '${actual}' cannot be compared with '${required}'.`;
}

/** 'Phase, kVA and taps match.'; empty for no names. */
export function matchSentence(features: readonly MatchFeature[]): string {
  const [only, second] = features;
  if (only === undefined) return '';
  const names = listOf(features.map((feature) => featureNames[feature]));
  return `${capitalized(names)} ${second || only === 'taps_match' ? 'match' : 'matches'}.`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** kVA keeps its small k. */
export const capitalized = (text: string): string =>
  text.startsWith('kVA') ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
