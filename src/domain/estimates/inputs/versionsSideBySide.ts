import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { rateFields, type RateGroup } from '../../rateSets/rateFields';
import { rateText } from '../../rateSets/rateText';
import { ratesName } from '../../rates/ratesName';
import { inputLines } from './inputLines';
import type { ChoiceLine } from '../sideBySide/choicesSideBySide';

const lineOf = (label: string, texts: readonly string[]): ChoiceLine => ({
  ...{ label, texts },
  differs: new Set(texts).size > 1,
});

const NOTHING: readonly string[] = ['Off', 'none'];

/** What was decided in several versions, in the order of the editor; what none has is left out. */
export function inputsSideBySide(versions: readonly EstimateInputs[]): ChoiceLine[] {
  const all = versions.map(inputLines);
  const [first = []] = all;
  return first
    .map(({ label }, index) =>
      lineOf(
        label,
        all.map((lines) => lines[index]?.text ?? ''),
      ),
    )
    .filter(({ texts }) => texts.some((text) => !NOTHING.includes(text)));
}

/** Of the rates, those that a figure of an estimate counts from. */
const GROUPS: readonly RateGroup[] = ['Prices', 'Margin'];

/** The rates that several versions were worked out with; what none has is left out. */
export const ratesSideBySide = (versions: readonly Pick<WorkedEstimate, 'rates'>[]): ChoiceLine[] => [
  lineOf(
    'Rates',
    versions.map(({ rates }) => ratesName(rates, ...versions.map((each) => each.rates))),
  ),
  ...rateFields
    .filter(({ id, group }) => GROUPS.includes(group) && versions.some(({ rates }) => rates.values[id] !== null))
    .map((field) =>
      lineOf(
        `${field.group === 'Prices' ? 'Rate: ' : ''}${field.label}`,
        versions.map(({ rates }) => rateText(field, rates.values[field.id])),
      ),
    ),
];
