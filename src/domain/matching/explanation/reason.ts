import { formatMoney } from '../../format/money';
import type { Candidate, MatchRequirement } from '../reading/candidate';
import { featureTexts, type FeatureTexts } from './featureTexts';
import type { Evaluations } from '../features/evaluateUnit';
import { featureNames, listOf, matchSentence, sentenceOn } from './sentences';
import { matchFeatures, type MatchFeature, type Verdict, type Work } from '../features/verdict';

type Texts = Readonly<Record<MatchFeature, FeatureTexts>>;

/**
 * Why a unit stands where it stands, in plain sentences: what matches, what is acceptable and why, which priced work
 * closes which gap, what the unit's condition needs, and what stays open.
 */
export function reasonFor(requirement: MatchRequirement, unit: Candidate, evaluations: Evaluations): string {
  const texts = featureTexts(requirement, unit);
  const on = (verdict: Verdict) =>
    featuresWith(evaluations, verdict).map((feature) => sentenceOn(feature, evaluations[feature], texts[feature]));
  const sentences = [
    matchSentence(featuresWith(evaluations, 'exact')),
    ...on('acceptable'),
    ...on('oversized'),
    ...workSentences(unit, evaluations, texts),
    ...conditionSentences(unit),
    ...on('no'),
    ...on('unknown'),
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : 'The order requires nothing that a unit could fail.';
}

const featuresWith = (evaluations: Evaluations, verdict: Verdict): MatchFeature[] =>
  matchFeatures.filter((feature) => evaluations[feature].verdict === verdict);

function workSentences(unit: Candidate, evaluations: Evaluations, texts: Texts): string[] {
  const changes = (work: Work) =>
    listOf(
      matchFeatures.filter((feature) => evaluations[feature].work === work).map((feature) => change(feature, texts)),
    );
  const [pulled, rewound] = [changes('turnPull'), changes('rewind')];
  return [
    rewound && `The rewind, part of the job, brings ${rewound}.`,
    pulled && `A turn pull${price(unit.turnPullCost)} brings ${pulled}.`,
    changes('feedConversion') && `Feed conversion${price(unit.feedConversionCost)} makes the radial unit loop feed.`,
    changes('fr3Fill') && `An FR3 fill${price(unit.fr3FillCost)} replaces the mineral oil.`,
  ];
}

const change = (feature: MatchFeature, texts: Texts): string =>
  `${featureNames[feature]} ${texts[feature].actual} to ${texts[feature].required}`;

const conditionSentences = (unit: Candidate): string[] => [
  unit.cabinetNeedsReplacing ? `The terminal cabinet needs replacing${price(unit.replacementCabinetCost)}.` : '',
  unit.tankNeedsReplacing ? `The tank needs replacing: re-tank${price(unit.retankCost)}.` : '',
];

const price = (dollars: number): string => (dollars > 0 ? ` (${formatMoney(dollars)})` : '');
