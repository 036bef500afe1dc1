import type { EstimateInputs, EstimateOptions } from '../../contract/estimates/inputs';
import { acceptedText } from '../descriptions/accepted';
import { formatPrice } from '../format/money';
import { enteredNumber } from '../quantity/quantity';
import { deliveryText } from './delivery';
import type { WorkedEstimate } from '../../contract/estimates/figures';
import { rateFields, type RateGroup, rateText } from '../rates/rateFields';
import { ratesName } from '../rates/ratesName';

const measured = (text: string, measure: string) => (text.trim() === '' ? 'On' : `On, ${text.trim()} ${measure}`);
const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

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

export const choiceTexts = (options: EstimateOptions) =>
  choices.map(([line, label, textOf]) => ({ line, label, text: textOf(options) }));

/** The add-on work of several estimates; omits work that all have off. */
export const choicesSideBySide = (estimates: readonly Pick<EstimateInputs, 'options'>[]) =>
  choices
    .map(([, label, textOf]) => lineOf(label, estimates, ({ options }) => textOf(options)))
    .filter(({ texts }) => texts.some((text) => text !== 'Off'));

const NONE = 'none';

function entered(text: string): string {
  const dollars = enteredNumber(text);
  return dollars === null ? NONE : formatPrice(dollars);
}

export function inputLines({ options, price, delivery, notes, accepted }: EstimateInputs) {
  return [
    ...choiceTexts(options),
    { line: 'additional_cabinet_cost', label: 'Additional cabinet cost', text: entered(options.additionalCabinetCost) },
    { line: 're_tank_labor', label: 'Re-tank labor', text: entered(options.reTankCost) },
    { line: 'entered_price', label: 'Price entered', text: price === null ? NONE : formatPrice(price) },
    { line: 'delivery', label: 'Delivery', text: deliveryText(delivery) ?? 'as the order' },
    {
      line: 'accepted',
      label: "From the order's texts",
      text: accepted === undefined ? NONE : acceptedText(accepted) || NONE,
    },
    { line: 'notes', label: 'Notes', text: notes.trim() === '' ? NONE : notes },
  ];
}

export function inputDifferences(then: EstimateInputs, now: EstimateInputs) {
  const after = new Map(inputLines(now).map(({ line, text }) => [line, text]));
  return inputLines(then).flatMap(({ line, label, text }) => {
    const other = after.get(line) ?? text;
    return other === text ? [] : [{ line, label, then: text, now: other }];
  });
}

function lineOf<T>(label: string, all: readonly T[], textOf: (each: T) => string) {
  const texts = all.map(textOf);
  return { label, texts, differs: new Set(texts).size > 1 };
}

const NOTHING: readonly string[] = ['Off', 'none'];

export function inputsSideBySide(versions: readonly EstimateInputs[]) {
  const all = versions.map(inputLines);
  const [first = []] = all;
  return first
    .map(({ label }, index) => lineOf(label, all, (lines) => lines[index]?.text ?? ''))
    .filter(({ texts }) => texts.some((text) => !NOTHING.includes(text)));
}

const GROUPS: readonly RateGroup[] = ['Prices', 'Margin'];

export const ratesSideBySide = (versions: readonly Pick<WorkedEstimate, 'rates'>[]) => [
  lineOf('Rates', versions, ({ rates }) => ratesName(rates, ...versions.map((each) => each.rates))),
  ...rateFields
    .filter(({ id, group }) => GROUPS.includes(group) && versions.some(({ rates }) => rates.values[id] !== null))
    .map((field) =>
      lineOf(`${field.group === 'Prices' ? 'Rate: ' : ''}${field.label}`, versions, ({ rates }) =>
        rateText(field, rates.values[field.id]),
      ),
    ),
];
