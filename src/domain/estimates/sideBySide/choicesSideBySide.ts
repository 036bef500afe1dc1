import type { EstimateInputs, EstimateOptions } from '../../../contract/estimates/inputs';

/** One choice of several estimates, in words. */
export interface ChoiceLine {
  readonly label: string;
  readonly differs: boolean;
  readonly texts: readonly string[];
}

const measured = (text: string, measure: string) => (text.trim() === '' ? 'On' : `On, ${text.trim()} ${measure}`);
const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

/** Each add-on in the order of the card. */
const choices: readonly (readonly [line: string, label: string, (options: EstimateOptions) => string])[] = [
  [
    'fr3',
    'FR3',
    ({ fr3Enabled, fr3EstimatedGallons }) => (fr3Enabled ? measured(fr3EstimatedGallons, 'gallons') : 'Off'),
  ],
  [
    'turn_pull',
    'Turn pull',
    ({ turnPull, turnPullDetails }) => (turnPull ? measured(turnPullDetails, turns(turnPullDetails)) : 'Off'),
  ],
  ['feed_conversion', 'Feed conversion', ({ feedConversion }) => onOff(feedConversion)],
  ['replacement_cabinet', 'Replacement cabinet', ({ replacementCabinet }) => onOff(replacementCabinet)],
  ['re_tank', 'Re-tank', ({ reTank }) => onOff(reTank)],
];

const turns = (count: string) => (count.trim() === '1' ? 'turn' : 'turns');

/** Each add-on of one estimate, in words. */
export const choiceTexts = (options: EstimateOptions): { line: string; label: string; text: string }[] =>
  choices.map(([line, label, textOf]) => ({ line, label, text: textOf(options) }));

/** The add-on work that estimates have; none that all have off. */
export const choicesSideBySide = (estimates: readonly Pick<EstimateInputs, 'options'>[]): ChoiceLine[] =>
  choices
    .map(([, label, textOf]) => ({ label, texts: estimates.map(({ options }) => textOf(options)) }))
    .filter(({ texts }) => texts.some((text) => text !== 'Off'))
    .map((line) => ({ ...line, differs: new Set(line.texts).size > 1 }));
