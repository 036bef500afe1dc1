import { formatMoney } from '../../format/money';
import type { Candidate, MatchRequirement } from '../features/candidate';
import { featureTexts, type FeatureTexts } from './featureTexts';
import type { Judgements } from '../features/judgements';
import { featureNames, listOf, matchSentence, sentenceOn } from './sentences';
import { judgedFeatures, type JudgedFeature, type Verdict, type Work } from '../features/verdict';

type Texts = Readonly<Record<JudgedFeature, FeatureTexts>>;

/**
 * Why a unit stands where it stands, in plain sentences: what matches, what is acceptable and why, which priced work
 * closes which gap, what the unit's condition needs, and what stays open.
 */
export function reasonFor(requirement: MatchRequirement, unit: Candidate, judgements: Judgements): string {
  const texts = featureTexts(requirement, unit);
  const on = (verdict: Verdict) =>
    featuresWith(judgements, verdict).map((feature) => sentenceOn(feature, judgements[feature], texts[feature]));
  const sentences = [
    matchSentence(featuresWith(judgements, 'exact')),
    ...on('acceptable'),
    ...on('oversized'),
    ...workSentences(unit, judgements, texts),
    ...conditionSentences(unit),
    ...on('no'),
    ...on('unknown'),
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : 'The order requires nothing that a unit could fail.';
}

const featuresWith = (judgements: Judgements, verdict: Verdict): JudgedFeature[] =>
  judgedFeatures.filter((feature) => judgements[feature].verdict === verdict);

function workSentences(unit: Candidate, judgements: Judgements, texts: Texts): string[] {
  const changes = (work: Work) =>
    listOf(
      judgedFeatures.filter((feature) => judgements[feature].work === work).map((feature) => change(feature, texts)),
    );
  const [pulled, rewound] = [changes('turnPull'), changes('rewind')];
  return [
    rewound && `The rewind, part of the job, brings ${rewound}.`,
    pulled && `A turn pull${price(unit.turnPullCost)} brings ${pulled}.`,
    changes('feedConversion') && `Feed conversion${price(unit.feedConversionCost)} makes the radial unit loop feed.`,
    changes('fr3Fill') && `An FR3 fill${price(unit.fr3FillCost)} replaces the mineral oil.`,
  ];
}

const change = (feature: JudgedFeature, texts: Texts): string =>
  `${featureNames[feature]} ${texts[feature].actual} to ${texts[feature].required}`;

const conditionSentences = (unit: Candidate): string[] => [
  unit.cabinetNeedsReplacing ? `The terminal cabinet needs replacing${price(unit.replacementCabinetCost)}.` : '',
  unit.tankNeedsReplacing ? `The tank needs replacing: re-tank${price(unit.retankCost)}.` : '',
];

const price = (dollars: number): string => (dollars > 0 ? ` (${formatMoney(dollars)})` : '');
